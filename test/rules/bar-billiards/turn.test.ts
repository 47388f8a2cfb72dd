import { describe, expect, it } from 'vitest';
import { openAt340plus120, openTable } from '../../support/bar-billiards.ts';

describe.each(['A1', 'A2', 'A3'] as const)('BB-20 turns and strokes under %s', (skittles) => {
  it('BB-8 BB-10 a ball potted with the bar up is in baulk again and still in play', () => {
    const table = openTable({ skittles });
    const { baulk } = table.board().balls;
    table.drop('100');
    expect(table.board()).toMatchObject({ ballsInPlay: 8, balls: { bed: 1, baulk, trapped: 0 } });
  });

  it('BB-8 with a counter in the lane it is on its way until it is home', () => {
    const table = openTable({ skittles, fitted: { lane: true } });
    table.pot('100');
    expect(table.board()).toMatchObject({ ballsInPlay: 8, balls: { bed: 1, baulk: 6, transit: 1 } });
    table.home();
    expect(table.board().balls).toEqual({ bed: 1, baulk: 7, transit: 0, trapped: 0 });
  });

  it('BB-21 whoever won the toss begins', () => {
    const table = openTable({ skittles, players: 3, first: 2 });
    expect(table.board().active).toBe(2);
    table.next();
    expect(table.board().active).toBe(0);
  });

  it('BB-25 a turn runs on while strokes score, ends with a miss and keeps its points', () => {
    const table = openTable({ skittles });
    table.pot('50L');
    table.pot('30R');
    expect(table.board().active).toBe(0);
    table.next();
    expect(table.scores()).toEqual(['80+0', '0+0']);
    expect(table.board().active).toBe(1);
  });

  it('BB-25 a foul ends it and its points are lost', () => {
    const table = openTable({ skittles });
    table.pot('50L');
    table.foul();
    expect(table.scores()).toEqual(['0+0', '0+0']);
    expect(table.board().active).toBe(1);
  });

  it('BB-26 a ball lifted out of the trough opens a stroke and is on the bed', () => {
    const table = openTable({ skittles, fitted: { trough: true } });
    table.lift();
    expect(table.board().balls).toMatchObject({ bed: 2, baulk: 6 });
    table.drop('100');
    expect(table.board().balls).toMatchObject({ bed: 1, baulk: 7 });
  });

  it('BB-27 BB-28 any ball may be struck and any ball that drops scores', () => {
    const table = openTable({ skittles });
    table.pot('red 30L');
    table.pot('red 20L');
    expect(table.score(0)).toBe('0+100');
    expect(table.board().faults).toEqual([]);
  });

  it('BB-29 after a scoring stroke the same player goes on', () => {
    const table = openTable({ skittles });
    table.pot('100');
    expect(table.board()).toMatchObject({ active: 0, players: [{ score: 0, turn: 100 }, {}] });
  });

  it('BB-30 BB-31 a white scores its hole, the red twice as much', () => {
    const table = openTable({ skittles });
    const worth = (ball: string) => {
      table.pot(ball);
      return table.verdict();
    };
    expect(worth('100')).toMatchObject({ id: 'pot', player: 0, points: 100, cause: '100' });
    expect(['red 100', 'red 200', 'red 10'].map((ball) => worth(ball)?.points)).toEqual([200, 400, 20]);
  });

  it('BB-32 every ball of a stroke scores, as it drops', () => {
    const table = openTable({ skittles });
    table.drop('50L', 'red');
    expect(table.score(0)).toBe('0+100');
    table.drop('50R');
    expect(table.score(0)).toBe('0+150');
    table.settle();
    expect(table.board().active).toBe(0);
  });

  it('BB-32 eight balls within a second all score', () => {
    const table = openTable({ skittles });
    for (const hole of ['10', '20L', '20R', '30L', '30R', '50L', '50R']) table.drop(hole);
    table.drop('100', 'red');
    expect(table.score(0)).toBe('0+410');
    expect(table.board()).toMatchObject({ ballsInPlay: 8, faults: [] });
  });

  it('BB-33 BB-34 the turn changes from the D, and the bed is as it was until a ball is taken', () => {
    const table = openTable({ skittles, fitted: { trough: true } });
    table.lift();
    const { bed } = table.board().balls;
    table.next();
    expect(table.board()).toMatchObject({ balls: { bed }, prompt: { id: 'fromTheD', player: 1 } });
    table.lift();
    expect(table.board()).toMatchObject({ balls: { bed: bed + 1 }, prompt: null });
  });

  it('BB-35 NEXT banks the turn', () => {
    const table = openTable({ skittles });
    table.make(80);
    expect(table.score(0)).toBe('0+80');
    table.next();
    expect(table.scores()).toEqual(['80+0', '0+0']);
    expect(table.verdict()).toMatchObject({ id: 'banked', player: 0, points: 80 });
    table.next();
    expect(table.verdict()).toMatchObject({ id: 'miss', player: 1, points: 0 });
  });

  it('BB-45 with the trough empty the ball nearest baulk is played again', () => {
    const table = openTable({ skittles, players: 1 });
    for (let miss = 0; miss < 7; miss++) table.next();
    expect(table.board()).toMatchObject({ ballsInPlay: 8, balls: { bed: 8, baulk: 0 } });
    expect(table.prompt()).toBe('noBallInTrough');
    table.pot('100');
    expect(table.prompt()).not.toBe('noBallInTrough');
  });

  it('BBA-1 a ball lifted for the next stroke ends the one before', () => {
    const table = openTable({ skittles, fitted: { trough: true }, rules: { maxDoublePotsFromBreak: 0 } });
    table.lift();
    table.drop('100');
    table.lift();
    table.drop('50L');
    expect(table.score(0)).toBe('0+150');
  });

  it('BBA-1 a ball that dropped before NEXT, and is told after it, is the last player’s', () => {
    const table = openTable({ skittles });
    table.make(50);
    table.next();
    table.tell({ type: 'ball.potted', hole: '30L', ball: 'white', widthMs: 30, at: table.now() - 20 });
    expect(table.scores()).toEqual(['80+0', '0+0']);
  });

  it('the best break of the game is the best turn that was banked', () => {
    const table = openAt340plus120({ skittles });
    expect(table.board().bestBreak).toEqual({ player: 0, points: 340 });
    table.make(300);
    table.foul();
    table.make(350);
    table.next();
    expect(table.board().bestBreak).toEqual({ player: 1, points: 350 });
  });
});
