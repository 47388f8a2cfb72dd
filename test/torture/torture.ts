import { chain } from './chain.ts';
import type { Options } from './options.ts';
import { type Kind, type Pace, RUNS_A_FILE } from './plan.ts';
import { Tally } from './tally.ts';

/** Runs tables and kills them, several journals at a time. The kind of coins follows from the seed unless it is given. */
export async function torture(
  { runs, seed, workers, only }: Options,
  pace: Pace,
  ran: (tally: Tally) => void = () => {},
): Promise<Tally> {
  const tally = new Tally();
  const runsAFile = RUNS_A_FILE[pace];
  const files = Math.ceil(runs / runsAFile);
  let next = 0;
  const work = async () => {
    for (let nth = next++; nth < files; nth = next++) {
      const kind: Kind = only ?? ((seed + nth) % 2 === 0 ? 'cctalk' : 'lines');
      const left = runs - nth * runsAFile;
      await chain({
        seed: seed + nth,
        kind,
        pace,
        runs: Math.min(runsAFile, left),
        tally,
        ran: () => ran(tally),
      });
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return tally;
}
