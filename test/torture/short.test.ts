import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAIN } from './table-process.ts';
import { torture } from './torture.ts';

const RUNS = 72;
/** For the slowest machine: how long it takes decides nothing. */
const PATIENCE_MS = 15 * 60_000;

it.skipIf(!existsSync(MAIN))(
  'loses and doubles no coin in sixty kills and more',
  {
    timeout: PATIENCE_MS,
  },
  async () => {
    const tally = await torture({ runs: RUNS, seed: 7, workers: 2, only: null }, 'brief');
    expect(tally.violations).toEqual([]);
    expect(tally.runs).toBe(RUNS);
    expect(tally.killed).toBeGreaterThanOrEqual(60);
    expect(tally.coinsShown).toBeGreaterThan(0);
  },
);
