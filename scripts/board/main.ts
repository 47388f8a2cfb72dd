/** `npm run board`: tries the driver board in every situation and prints what was measured, with what it may be. */
import { isKept, writeFigure } from './figure.ts';
import { whyNoNgspice } from './ngspice.ts';
import { SITUATIONS } from './situations.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const reason = await whyNoNgspice();
if (reason !== null) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
let kept = 0;
let beyond = 0;
for (const { title, measure } of SITUATIONS) {
  print(`\n${title}`);
  for (const figure of await measure()) {
    print(writeFigure(figure));
    if (isKept(figure)) kept += 1;
    else beyond += 1;
  }
}
print(`\n${kept} figures are within their limits, ${beyond} are beyond them.`);
process.exitCode = beyond === 0 ? 0 : 1;
