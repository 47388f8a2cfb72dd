import { describe, expect, it } from 'vitest';
import { openGame, openTable } from '../support/open-table.ts';

describe('a coin', () => {
  it('makes a credit and waits for START', async () => {
    const table = await openTable();
    expect(table.board()).toMatchObject({ phase: 'attract', can: [] });
    table.coin(100);
    expect(table.board()).toMatchObject({ phase: 'ready', credit: { games: 1, amount: 0 }, can: ['start'] });
    table.press('start', { players: 2 });
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 0, amount: 0 } });
  });

  it('that is not enough stays as part credit', async () => {
    const table = await openTable();
    table.coin(50);
    expect(table.board()).toMatchObject({ phase: 'attract', credit: { games: 0, amount: 50 } });
    expect(table.press('start')).toBe('notNow');
    table.coin(50);
    expect(table.board()).toMatchObject({ phase: 'ready', credit: { games: 1, amount: 0 } });
  });

  it('is on the disk before anything shows it', async () => {
    const table = await openTable();
    table.coin(100);
    const kinds = table.disk.rows.map(({ entry }) => entry.kind);
    expect(kinds).toEqual(['booted', 'coin', 'credits bought']);
  });

  it('by pulse is worth what its line says', async () => {
    const table = await openTable();
    table.pulse('coin.1', 100);
    table.wait(1_000);
    expect(table.board().credit).toMatchObject({ games: 1, amount: 0 });
  });

  it('completes an offer with the games still missing from it', async () => {
    const table = await openTable({ money: { offers: [{ price: '2.00', games: 3 }] } });
    table.coin(100);
    expect(table.board().credit.games).toBe(1);
    table.coin(100);
    expect(table.board().credit.games).toBe(3);
  });

  it('during a game queues for the next', async () => {
    const table = await openGame();
    table.coin(100);
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 1 } });
    table.press('concede');
    expect(table.board()).toMatchObject({ phase: 'over', can: ['start', 'undo'] });
    table.press('start');
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 0 } });
  });

  it('during a game buys time where the operator wants that', async () => {
    const table = await openGame({ money: { duringGame: 'extend' } });
    table.wait(60_000);
    table.coin(100);
    expect(table.board().clock.msLeft).toBe(33 * 60_000);
    expect(table.board().credit).toMatchObject({ games: 0, amount: 0 });
  });

  it('during a game finds the gate shut where the operator refuses it, and is kept all the same if it falls', async () => {
    const table = await openGame({ money: { duringGame: 'refuse' } });
    expect(table.board().outputs.coins).toBe('refused');
    table.coin(100);
    expect(table.board().credit.games).toBe(1);
  });

  it('too many finds the gate shut', async () => {
    const table = await openTable({ money: { maxCredits: 2 } });
    table.coin(100);
    expect(table.board().outputs.coins).toBe('accepted');
    table.coin(100);
    expect(table.board().outputs.coins).toBe('refused');
    table.press('start');
    expect(table.board().outputs.coins).toBe('accepted');
  });

  it('starts the game by itself where the operator wants that', async () => {
    const table = await openTable({ play: { start: 'credit' } });
    table.coin(100);
    expect(table.board().phase).toBe('play');
  });

  it('leaves a result that came again after an undo as long in sight as the first', async () => {
    const table = await openTable({ play: { start: 'credit' } });
    table.coin(100);
    table.coin(100);
    table.press('concede');
    table.wait(20_000);
    table.press('undo');
    table.press('concede');
    table.wait(29_000);
    expect(table.board()).toMatchObject({ phase: 'over', credit: { games: 1 } });
    table.wait(1_000);
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 0 } });
  });
});

describe('free play', () => {
  it('starts without a coin and takes none', async () => {
    const table = await openTable({ money: { freePlay: true } });
    expect(table.board().outputs.coins).toBe('refused');
    table.press('start', { players: 3 });
    expect(table.board()).toMatchObject({ phase: 'play' });
    expect(table.board().players).toHaveLength(3);
  });

  it('leaves waiting credits alone', async () => {
    const table = await openTable();
    table.coin(100);
    const free = await table.powerCut({ money: { freePlay: true } });
    free.press('start');
    expect(free.board()).toMatchObject({ phase: 'play', credit: { games: 1 } });
  });
});

describe('a full disk', () => {
  it('shuts the gate, plays the running game to its end, and takes coins again when there is room', async () => {
    const table = await openGame();
    table.disk.writable = false;
    table.pot('100');
    expect(table.board().outputs.coins).toBe('refused');
    expect(table.board().faults.map(({ code }) => code)).toContain('JOURNAL_UNWRITABLE');
    table.pot('50L');
    expect(table.scores()).toEqual([
      [0, 150],
      [0, 0],
    ]);
    table.press('next');
    table.press('concede');
    expect(table.board()).toMatchObject({ phase: 'over', can: ['undo'] });
    table.disk.writable = true;
    table.wait(2_000);
    expect(table.board().outputs.coins).toBe('accepted');
    expect(table.board().faults).toEqual([]);
    const events = table.disk.rows.filter(({ entry }) => entry.kind === 'event');
    expect(events.length).toBeGreaterThan(3);
  });

  it('puts an idle table out of order until there is room', async () => {
    const table = await openTable();
    table.disk.writable = false;
    table.coin(100);
    expect(table.board()).toMatchObject({ phase: 'outOfOrder', credit: { games: 0 } });
    table.disk.writable = true;
    table.wait(2_000);
    expect(table.board()).toMatchObject({ phase: 'ready', credit: { games: 1 } });
  });

  it('owes a coin that fell all the same, and books it once', async () => {
    const table = await openGame();
    table.disk.writable = false;
    table.coin(100);
    expect(table.board().credit.games).toBe(0);
    table.disk.writable = true;
    table.wait(2_000);
    expect(table.board().credit.games).toBe(1);
    expect(table.disk.rows.filter(({ entry }) => entry.kind === 'coin')).toHaveLength(2);
  });

  it('does not spend a credit on a game that it cannot book', async () => {
    const table = await openTable();
    table.coin(100);
    table.disk.writable = false;
    expect(table.press('start')).toBe('JOURNAL_UNWRITABLE');
    expect(table.board().credit.games).toBe(1);
  });
});
