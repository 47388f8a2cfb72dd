import { optionsOf } from './options.ts';
import { torture } from './torture.ts';

// npm run torture:money -- --runs 1000 --seed 1 --workers 2 --only lines|cctalk
// A violation tells its seed: `--runs 10 --seed THAT --workers 1` plans the same ten runs of one journal again.
const EVERY = 50;
const options = optionsOf(process.argv.slice(2));
let told = 0;
const tally = await torture(options, 'whole', ({ runs, violations }) => {
  for (const violation of violations.slice(told)) process.stderr.write(`${JSON.stringify(violation)}\n`);
  told = violations.length;
  if (runs % EVERY === 0) process.stderr.write(`${runs} runs, ${violations.length} violations\n`);
});
process.stdout.write(`${tally.report()}\n`);
process.exit(tally.violations.length > 0 ? 1 : 0);
