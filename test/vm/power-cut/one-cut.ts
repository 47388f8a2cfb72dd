import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAIN } from '../../torture/table-process.ts';
import { powerCuts } from './power-cuts.ts';

/** `npm run torture:vm` has the patience for more. */
const CUTS = 1;
/** Its power goes when a coin has been shown: the first picture is that of an empty table. */
const SEED = 16;
/** For the slowest machine: how long it takes decides nothing. */
const PATIENCE_MS = 60 * 60_000;

/** The test of the journal on a disk of its own. `whyNot` says why there is no machine; null: there is one. */
export function testPowerCut(whyNot: string | null): void {
  const why = whyNot ?? (existsSync(MAIN) ? null : 'the table is not built');
  it.skipIf(why !== null)(
    `loses and doubles no coin on an ext4 disk when the power of the machine is cut${why ? ` (${why})` : ''}`,
    { timeout: PATIENCE_MS },
    async () => {
      const { violations, killed, audits, coinsShown } = await powerCuts({ cuts: CUTS, seed: SEED });
      expect(violations).toEqual([]);
      expect(killed).toBe(CUTS);
      expect(audits).toBeGreaterThan(0);
      expect(coinsShown).toBeGreaterThan(0);
    },
  );
}
