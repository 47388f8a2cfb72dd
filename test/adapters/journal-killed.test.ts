import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { openJournal } from '../../src/adapters/journal/open-journal.ts';
import { NOON } from '../support/books-of.ts';

const CHILD = fileURLToPath(new URL('../support/journal-child.ts', import.meta.url));
/** After how many coins the table is killed, each time in the middle of the next. */
const ROUNDS = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

it('finds every coin that was shown before it was killed, whenever that was', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-killed-'));
  let rounds = 0;
  for (const coins of ROUNDS) {
    const file = join(folder, `${coins}.db`);
    const shown = await killAfter(coins, file);
    const { journal, troubles } = openJournal({ file, version: '1.0.0', clock: new HandClock(NOON) });
    const { credit, meters } = journal.books();
    expect(troubles).toEqual([]);
    expect(credit.games).toBeGreaterThanOrEqual(shown);
    expect(meters.takenCents).toBe(credit.games * 100);
    expect(journal.rowsOf(1).length).toBeGreaterThan(shown);
    journal.close();
    rounds += 1;
  }
  expect(rounds).toBe(ROUNDS.length);
  rmSync(folder, { recursive: true });
});

/** How many coins a table of its own had shown when it died. */
function killAfter(coins: number, file: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let shown = 0;
  return new Promise((died, failed) => {
    child.stdout.on('data', (dots: Buffer) => {
      shown += dots.length;
      if (shown >= coins) child.kill('SIGKILL');
    });
    child.on('error', failed);
    child.on('close', (code, signal) =>
      signal === 'SIGKILL' ? died(shown) : failed(new Error(`exit ${code}`)),
    );
  });
}
