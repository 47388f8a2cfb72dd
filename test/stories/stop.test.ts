import { describe, expect, it } from 'vitest';
import { type OpenTable, openGame, openTable } from '../support/open-table.ts';

const takenCents = ({ journal }: OpenTable) => journal.books().meters.takenCents;

/** Told to stop; the table comes to its end while `meanwhile` happens. */
async function stopped({ controller, clock }: OpenTable, meanwhile: () => void = () => {}): Promise<number> {
  const from = clock.now();
  let endedAt = Infinity;
  const stop = controller.stop().then(() => {
    endedAt = clock.now();
  });
  meanwhile();
  for (let passed = 0; passed < 10_000 && endedAt === Infinity; passed += 20) {
    clock.advance(20);
    await new Promise(setImmediate);
  }
  await stop;
  return endedAt - from;
}

describe('a table that is told to stop', () => {
  it('shuts the gate at once, and books a coin that had passed it, once', async () => {
    const table = await openTable();
    await stopped(table, () => {
      expect(table.cabinet.outputs.coins).toBe('refused');
      table.wait(180);
      table.pulse('coin.1', 100);
    });
    expect(takenCents(table)).toBe(100);
    const after = await table.powerCut();
    expect([takenCents(after), after.board().credit.games]).toEqual([100, 1]);
  });

  it('counts a note to its last pulse', async () => {
    const table = await openTable({ money: { coins: [{ line: 'coin.1', value: 0.1, train: '300ms' }] } });
    for (let pulse = 0; pulse < 4; pulse += 1) {
      table.pulse('coin.1', 100);
      table.wait(100);
    }
    await stopped(table, () => {
      for (let pulse = 4; pulse < 10; pulse += 1) {
        table.pulse('coin.1', 100);
        table.wait(100);
      }
    });
    expect(takenCents(table)).toBe(100);
  });

  it('begins no game any more, by itself or by a button, and leaves the bar down', async () => {
    const table = await openTable({ play: { start: 'credit' } });
    await stopped(table, () => {
      table.pulse('coin.1', 100);
      table.wait(20);
      table.pulse('button.start', 100);
      expect(table.press('start')).toBe('notRunning');
    });
    expect(table.journal.books()).toMatchObject({ game: null, credit: { games: 1 } });
    expect(table.history('bar')).toEqual([]);
  });

  it('takes none of the paid time for its own end, and keeps what its last coin added to it', async () => {
    const table = await openGame({ money: { duringGame: 'extend' } });
    table.wait(60_000);
    await stopped(table, () => table.pulse('coin.1', 100));
    expect(table.journal.books().game?.clock.msLeft).toBe(2 * 17 * 60_000 - 60_000);
  });

  it('does not wait for coins where its gate was shut', async () => {
    const table = await openTable({ money: { freePlay: true } });
    expect(table.cabinet.outputs.coins).toBe('refused');
    expect(await stopped(table)).toBeLessThanOrEqual(20);
  });

  it('is at its end within six seconds though somebody taps at the wires of its coins', async () => {
    const table = await openTable();
    const tap = () => {
      table.pulse('coin.1', 10);
      table.clock.setTimeout(tap, 100);
    };
    expect(await stopped(table, tap)).toBeLessThan(6_000);
    expect(takenCents(table)).toBe(0);
  });
});
