import { parseArgs } from 'node:util';
import { wholeNumber } from '../../torture/options.ts';
import { whyNoMachine } from '../machine.ts';
import { powerCuts } from './power-cuts.ts';

// npm run torture:vm -- --cuts 20 --seed 1
const { values } = parseArgs({
  options: { cuts: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const options = { cuts: wholeNumber('cuts', values.cuts), seed: wholeNumber('seed', values.seed) };
const why = await whyNoMachine();
if (why !== null) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
const tally = await powerCuts(options, ({ runs, violations }) => {
  process.stderr.write(`${runs} boots, ${violations.length} violations\n`);
});
process.stdout.write(`${tally.report()}\n`);
process.exit(tally.violations.length > 0 ? 1 : 0);
