import { describe, expect, it } from 'vitest';
import { openGame, openTable } from '../support/open-table.ts';

const WATCHED = { cabinet: { sensors: ['barDown'] } };

describe('a bar that does not rise', () => {
  it('makes the game void and gives its credit back, with a fault by name', async () => {
    const table = await openTable(WATCHED);
    table.edge('bar.down', 1);
    table.coin(100);
    table.press('start');
    table.wait(5_100);
    expect(table.board()).toMatchObject({
      phase: 'ready',
      credit: { games: 1, amount: 0 },
      faults: [{ code: 'VEND_FAILED', what: 'bar.down' }],
    });
    expect(table.journal.books().meters).toMatchObject({
      vendsFailed: 1,
      soldCents: 100,
      returnedCents: 100,
    });
    const after = await table.powerCut();
    expect(after.board()).toMatchObject({ phase: 'ready', credit: { games: 1 } });
  });

  it('is not tried for ever by a table that starts by itself', async () => {
    const table = await openTable({ ...WATCHED, play: { start: 'credit' } });
    table.edge('bar.down', 1);
    table.coin(100);
    table.wait(60_000);
    expect(table.board()).toMatchObject({ phase: 'ready', credit: { games: 1 } });
    expect(table.journal.books().meters.vendsFailed).toBe(1);
  });

  it('gives back the time that a coin bought for it, too', async () => {
    const table = await openTable({ ...WATCHED, money: { duringGame: 'extend' } });
    table.edge('bar.down', 1);
    table.coin(100);
    table.press('start');
    table.coin(100);
    table.wait(5_100);
    expect(table.board().credit).toMatchObject({ games: 2, amount: 0 });
    expect(table.journal.books().meters).toMatchObject({ extendedCents: 100, returnedCents: 200 });
  });

  it('has its credit given back as soon as that can be written down', async () => {
    const table = await openTable(WATCHED);
    table.edge('bar.down', 1);
    table.coin(100);
    table.press('start');
    table.wait(4_000);
    table.disk.writable = false;
    table.wait(3_000);
    expect(table.board().phase).toBe('play');
    table.disk.writable = true;
    table.wait(3_000);
    expect(table.board()).toMatchObject({ phase: 'ready', credit: { games: 1 } });
  });

  it('gives the game once it rises at the next START', async () => {
    const table = await openTable(WATCHED);
    table.edge('bar.down', 1);
    table.coin(100);
    table.press('start');
    table.wait(5_100);
    table.press('start');
    table.edge('bar.down', 0);
    table.wait(6_000);
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 0 }, faults: [] });
  });

  it('is waited for again when the balls are released once more meanwhile', async () => {
    const table = await openTable(WATCHED);
    table.edge('bar.down', 1);
    table.coin(100);
    table.press('start');
    table.wait(4_500);
    table.press('revend');
    table.wait(2_000);
    table.edge('bar.down', 0);
    table.wait(10_000);
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 0 }, faults: [] });
  });

  it('makes a game void, too, that nobody had played in when the power was cut', async () => {
    const table = await openTable(WATCHED);
    table.coin(100);
    table.press('start');
    table.wait(10_000);
    const after = await table.powerCut();
    after.edge('bar.down', 1);
    after.wait(7_000);
    expect(after.board()).toMatchObject({
      phase: 'ready',
      credit: { games: 1 },
      faults: [{ code: 'VEND_FAILED', what: 'bar.down' }],
    });
    expect(after.journal.books().meters.vendsFailed).toBe(1);
  });

  it('is none after a power cut when it rises then, or had never come down', async () => {
    const table = await openTable(WATCHED);
    table.coin(100);
    table.press('start');
    let after = await table.powerCut();
    after.edge('bar.down', 1);
    after.wait(2_500);
    after.edge('bar.down', 0);
    after.wait(10_000);
    expect(after.board()).toMatchObject({ phase: 'play', credit: { games: 0 }, faults: [] });
    after = await after.powerCut();
    after.wait(10_000);
    expect(after.board()).toMatchObject({ phase: 'play', faults: [] });
  });

  it('leaves a game that was being played when the power was cut to its players, and has a name', async () => {
    const table = await openGame(WATCHED);
    table.pot('100');
    const after = await table.powerCut();
    after.edge('bar.down', 1);
    after.wait(7_000);
    expect(after.history('bar').filter(({ value }) => value === 'again')).toHaveLength(2);
    expect(after.board()).toMatchObject({
      phase: 'play',
      credit: { games: 0 },
      faults: [{ code: 'VEND_FAILED', what: 'bar.down' }],
    });
  });

  it('is no failure when it rose in time, or when its switch is not fitted', async () => {
    const table = await openTable(WATCHED);
    table.edge('bar.down', 1);
    table.coin(100);
    table.press('start');
    table.wait(1_000);
    table.edge('bar.down', 0);
    table.wait(10_000);
    expect(table.board()).toMatchObject({ phase: 'play', faults: [] });
    const plain = await openTable();
    plain.edge('bar.down', 1);
    plain.coin(100);
    plain.press('start');
    plain.wait(10_000);
    expect(plain.board().phase).toBe('play');
  });
});

describe('balls that did not come', () => {
  it('are released once more, free, and the time until then is given back', async () => {
    const table = await openGame();
    table.wait(60_000);
    expect(table.board().can).toContain('revend');
    expect(table.press('revend')).toBeNull();
    expect(table.board().outputs.bar).toBe('dropped');
    table.wait(1_000);
    expect(table.board()).toMatchObject({ phase: 'play', outputs: { bar: 'raised' } });
    expect(table.board().clock.msLeft).toBe(17 * 60_000 - 1_000);
    expect(table.journal.books().meters).toMatchObject({ revends: 1, gamesPaid: 1 });
  });

  it('take nothing from the time that a coin has added', async () => {
    const table = await openGame({ money: { duringGame: 'extend' } });
    table.wait(30_000);
    table.coin(100);
    table.wait(30_000);
    table.press('revend');
    expect(table.board().clock.msLeft).toBe(2 * 17 * 60_000);
  });

  it('cost the time that was played with those that came', async () => {
    const table = await openGame();
    table.pot('100');
    const left = table.board().clock.msLeft;
    table.press('revend');
    expect(table.board().clock.msLeft).toBe(left);
    expect(table.scores()).toEqual([
      [0, 100],
      [0, 0],
    ]);
  });

  it('stay where they are once the window is shut', async () => {
    const table = await openGame({ money: { revend: '30s' } });
    table.wait(30_000);
    expect(table.board().can).not.toContain('revend');
    expect(table.press('revend')).toBe('revendTooLate');
    expect(table.journal.books().meters.revends).toBe(0);
  });
});
