import { describe, expect, it } from 'vitest';
import { openGame, openTable } from '../support/open-table.ts';

const MINUTE = 60_000;

describe('the paid time', () => {
  it('BB-51 holds the bar down until a game is paid for', async () => {
    const table = await openTable();
    expect(table.board().outputs.bar).toBe('dropped');
    table.coin(100);
    expect(table.board().outputs.bar).toBe('dropped');
    table.press('start');
    expect(table.board().outputs.bar).toBe('raised');
  });

  it('BB-52 is 17 minutes unless the operator says otherwise', async () => {
    const table = await openGame();
    expect(table.board().clock.msLeft).toBe(17 * MINUTE);
  });

  it('BB-53 BB-54 drops the bar at its end without interrupting the break', async () => {
    const table = await openGame();
    table.pot('100');
    table.wait(17 * MINUTE - 5_030);
    expect(table.history('bar').map(({ at, value }) => [at, value])).toEqual([
      [0, 'raised'],
      [17 * MINUTE, 'dropped'],
    ]);
    expect(table.board()).toMatchObject({ phase: 'afterBar', active: 0 });
    expect(table.scores()[0]).toEqual([0, 100]);
    expect(table.board().clock.msLeft).toBe(0);
  });

  it('says which warning is in force', async () => {
    const table = await openGame();
    expect(table.board().clock.warning).toBeNull();
    table.wait(15 * MINUTE);
    expect(table.board().clock.warning).toBe(2 * MINUTE);
    table.wait(1.5 * MINUTE);
    expect(table.board().clock.warning).toBe(30_000);
    expect(table.history('chime').filter(({ value }) => value === 'warning')).toHaveLength(2);
  });
});

describe('a power cut', () => {
  it('gives the game back with its score, whose turn it is, and the time that was left', async () => {
    const table = await openGame();
    table.pot('100');
    table.press('next');
    table.pot('50L');
    table.wait(10 * MINUTE);
    const left = table.board().clock.msLeft;
    const after = await table.powerCut();
    expect(after.board()).toMatchObject({ phase: 'play', active: 1 });
    expect(after.scores()).toEqual([
      [100, 0],
      [0, 50],
    ]);
    expect(after.board().clock.msLeft).toBeGreaterThanOrEqual(left);
    expect(after.board().clock.msLeft).toBeLessThanOrEqual(left + 5_000);
    expect(after.board().outputs.bar).toBe('raised');
  });

  it('gives waiting credits back', async () => {
    const table = await openTable();
    table.coin(100);
    table.coin(150);
    const after = await table.powerCut();
    expect(after.board()).toMatchObject({ phase: 'ready', credit: { games: 2, amount: 50 } });
  });

  it('loses at most the last 50 ms of play', async () => {
    const table = await openGame();
    table.drop('100');
    table.wait(50);
    const after = await table.powerCut();
    expect(after.scores()[0]).toEqual([0, 100]);
  });

  it('keeps the bar down when it had dropped', async () => {
    const table = await openGame();
    table.wait(18 * MINUTE);
    const after = await table.powerCut();
    expect(after.board()).toMatchObject({ phase: 'afterBar', outputs: { bar: 'dropped' } });
  });

  it('can still be followed by an undo of what happened before it', async () => {
    const table = await openGame();
    table.pot('100');
    table.pot('200');
    const after = await table.powerCut();
    after.press('undo');
    expect(after.scores()[0]).toEqual([0, 100]);
    after.wait(50);
    const later = await after.powerCut();
    expect(later.scores()[0]).toEqual([0, 100]);
  });

  it('learns the lines for a second: what moves then is no ball, and no coin is taken', async () => {
    const table = await openGame();
    const after = await table.powerCut();
    expect(after.board().outputs.coins).toBe('refused');
    after.drop('200');
    after.wait(10_000);
    expect(after.scores()[0]).toEqual([0, 0]);
    expect(after.board().outputs.coins).toBe('accepted');
  });
});
