import { describe, expect, it } from 'vitest';
import { openAt340plus120, openTable } from '../../support/bar-billiards.ts';

describe.each(['A1', 'A2', 'A3'] as const)('BB-20 after the bar under %s', (skittles) => {
  it('BB-53 BB-54 the bar drops, and the turn goes on as it was', () => {
    const table = openAt340plus120({ skittles });
    table.drop('30L');
    table.dropBar();
    table.dropBar();
    expect(table.board()).toMatchObject({ phase: 'afterBar', active: 0, ballsInPlay: 8 });
    expect(table.score(0)).toBe('340+150');
    table.settle();
    expect(table.prompt()).toBe('barDropped');
    table.knock('black');
    expect(table.scores()).toEqual(['0+0', '0+0']);
  });

  it('BB-54 a foul that was being played out when it dropped stays one', () => {
    const table = openAt340plus120({ skittles });
    table.pressFoul();
    table.dropBar();
    table.drop('200');
    expect(table.scores()).toEqual(['340+0', '0+0']);
    expect(table.board()).toMatchObject({ phase: 'afterBar', active: 1 });
  });

  it('BB-55 BB-56 pots still score, and every potted ball is gone', () => {
    const table = openTable({ skittles });
    table.dropBar();
    table.pot('red 50L');
    expect(table.board()).toMatchObject({ ballsInPlay: 7, redInPlay: false });
    table.pot('30R');
    expect(table.board()).toMatchObject({ ballsInPlay: 6, balls: { trapped: 2 } });
    expect(table.score(0)).toBe('0+130');
  });

  it.each([2, 3])('BB-57 the last %i balls in one stroke end the game, banked', (count) => {
    const table = openTable({ skittles });
    table.leaveBalls(count);
    const { turn } = table.board().players[0] ?? { turn: 0 };
    for (let ball = 0; ball < count; ball++) table.drop('100');
    expect(table.board().phase).toBe('afterBar');
    table.settle();
    expect(table.board()).toMatchObject({
      phase: 'over',
      ballsInPlay: 0,
      result: { winner: 0, reason: 'score' },
    });
    expect(table.score(0)).toBe(`${turn + 100 * count}+0`);
  });

  it('BBA-18 with a foul the turn is lost, and the game is over all the same', () => {
    const table = openTable({ skittles });
    table.leaveBalls(2);
    table.next();
    table.drop('100');
    table.drop('200');
    table.foul('baulk');
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 0, reason: 'score' } });
    expect(table.scores()).toEqual(['70+0', '0+0']);
  });

  it('BBA-2 FOUL just after the last balls went down takes them away again', () => {
    const table = openTable({ skittles });
    table.leaveBalls(2);
    table.next();
    table.pot('100', '200');
    expect(table.board().result?.winner).toBe(1);
    table.tell({ type: 'panel.foul', reason: 'noContact', at: table.now() + 2_000 });
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 0 } });
    expect(table.scores()).toEqual(['70+0', '0+0']);
  });

  it('BBA-15 a ball that was past the bar comes home after it; its points stand either way', () => {
    const table = openTable({ skittles, fitted: { lane: true } });
    table.drop('100');
    table.dropBar();
    expect(table.board()).toMatchObject({ ballsInPlay: 8, balls: { transit: 1, trapped: 0 } });
    table.home();
    expect(table.board()).toMatchObject({ ballsInPlay: 8, balls: { transit: 0, baulk: 7 } });
    expect(table.score(0)).toBe('0+100');
  });

  it('BBA-15 one that does not come home in time was trapped, and a leak brings it back', () => {
    const table = openTable({ skittles, fitted: { lane: true } });
    table.drop('100');
    table.dropBar();
    table.wait(20_000);
    table.settle();
    expect(table.board()).toMatchObject({ ballsInPlay: 7, balls: { transit: 0, trapped: 1 }, faults: [] });
    table.home();
    expect(table.board()).toMatchObject({ ballsInPlay: 8, balls: { trapped: 0 } });
    expect(table.score(0)).toBe('0+100');
  });

  it('BBA-17 balls in the trough when it drops stay in play', () => {
    const table = openTable({ skittles });
    const { balls } = table.board();
    table.dropBar();
    expect(table.board().balls).toEqual(balls);
  });

  it('BBA-19 an empty bed is a new break, with two whites when the red is gone', () => {
    const table = openTable({ skittles });
    table.pot('red 10', '10');
    expect(table.prompt()).toBe('breakPosition');
    table.dropBar();
    table.pot('red 10', '10');
    expect(table.board()).toMatchObject({ ballsInPlay: 6, balls: { bed: 0 }, prompt: { id: 'twoWhites' } });
  });
});

describe('variations', () => {
  it('BB-76 the red goes back on its spot after each pot, while it still comes home', () => {
    const table = openTable({ rules: { redRespot: true } });
    table.next();
    table.pot('red 50L');
    expect(table.prompt()).toBe('redRespot');
    const { bed } = table.board().balls;
    table.drop('10');
    expect(table.board().balls.bed).toBe(bed + 1);
    table.dropBar();
    table.settle();
    table.pot('red 50L');
    expect(table.prompt()).not.toBe('redRespot');
    const plain = openTable();
    plain.next();
    plain.pot('red 50L');
    expect(plain.prompt()).not.toBe('redRespot');
  });

  it('BB-77 the first white may have a spot', () => {
    expect(openTable({ rules: { whiteSpot: true } }).board().prompt).toEqual({
      id: 'startWhiteSpot',
      player: 0,
    });
  });
});
