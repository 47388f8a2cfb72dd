import { describe, expect, it } from 'vitest';
import { openTable } from '../../support/bar-billiards.ts';

describe('the red, known by a detector at each hole', () => {
  it('a late detector makes the last ball of its hole the red, wherever its points have gone', () => {
    const table = openTable();
    table.drop('100');
    table.redSeen('100');
    expect(table.score(0)).toBe('0+200');
    table.settle();
    table.drop('50L');
    table.next();
    table.redSeen('50L');
    expect(table.score(0)).toBe('300+0');
    table.drop('30L');
    table.pressFoul();
    table.redSeen('30L');
    expect(table.scores()).toEqual(['300+0', '0+0']);
  });

  it('a detector without a ball in its hole changes nothing', () => {
    const table = openTable();
    table.drop('100');
    table.redSeen('50L');
    expect(table.score(0)).toBe('0+100');
  });

  it('RED_TWICE two reds in one stroke cannot be: the second counts as a white', () => {
    const table = openTable();
    table.drop('100', 'red');
    table.drop('50L', 'red');
    expect(table.score(0)).toBe('0+250');
    expect(table.board().faults).toMatchObject([{ code: 'RED_TWICE', what: '50L' }]);
    const late = openTable();
    late.drop('100', 'red');
    late.drop('50L');
    late.redSeen('50L');
    expect(late.score(0)).toBe('0+250');
    expect(late.board().faults).toMatchObject([{ code: 'RED_TWICE' }]);
  });

  it('RED_TWICE nor can the red go down again once it is trapped, or before it is home', () => {
    const trapped = openTable();
    trapped.dropBar();
    trapped.pot('red 100');
    trapped.pot('red 50L');
    expect(trapped.score(0)).toBe('0+250');
    expect(trapped.board().faults).toMatchObject([{ code: 'RED_TWICE', what: '50L' }]);
    const rolling = openTable({ fitted: { lane: true } });
    rolling.pot('red 100');
    rolling.drop('50L', 'red');
    expect(rolling.score(0)).toBe('0+250');
    expect(rolling.board().faults).toMatchObject([{ code: 'RED_TWICE' }]);
    const home = openTable({ fitted: { lane: true } });
    home.pot('red 100');
    home.home();
    home.pot('red 50L');
    expect([home.score(0), home.board().faults]).toEqual(['0+300', []]);
  });
});

describe('the red, known by the return lane', () => {
  const lane = { fitted: { lane: true, red: 'lane' } } as const;

  it('it was the only hole that took a ball', () => {
    const table = openTable(lane);
    table.drop('50L');
    table.home('red');
    expect(table.score(0)).toBe('0+100');
    expect(table.board().balls.transit).toBe(0);
  });

  it('two balls of one hole: either way it is worth the same', () => {
    const table = openTable(lane);
    table.drop('50L');
    table.drop('50L');
    table.home('white');
    table.home('red');
    expect([table.score(0), table.prompt()]).toEqual(['0+150', null]);
  });

  it('several holes: the players are asked, and nothing is guessed meanwhile', () => {
    const table = openTable(lane);
    table.drop('50L');
    table.drop('100');
    table.settle();
    table.home('white');
    table.home('red');
    expect(table.board().prompt).toEqual({ id: 'whichHole', ask: 'hole', holes: ['50L', '100'] });
    expect(table.score(0)).toBe('0+150');
    table.sayRed('50L');
    expect(table.score(0)).toBe('0+200');
    expect(table.prompt()).not.toBe('whichHole');
  });

  it('the question ends when nobody can say any more, or none of them was it', () => {
    const ask = () => {
      const table = openTable(lane);
      table.pot('50L', '100');
      table.home('red');
      return table;
    };
    const answered = ask();
    answered.no();
    expect([answered.score(0), answered.prompt()]).toEqual(['0+150', 'breakPosition']);
    const passed = ask();
    passed.next();
    expect(passed.prompt()).toBe('whichHole');
    passed.next();
    expect(passed.prompt()).toBe('fromTheD');
  });

  it('a red that the players had told already is only counted home', () => {
    const table = openTable(lane);
    table.pot('50L', '100');
    table.sayRed('100');
    table.home('red');
    expect(table.score(0)).toBe('0+250');
    expect(table.board()).toMatchObject({ balls: { transit: 1 }, prompt: { id: 'breakPosition' } });
  });

  it('after the bar nothing comes home, so each stroke asks until the red is known to be gone', () => {
    const table = openTable(lane);
    table.dropBar();
    table.pot('50L', '100');
    expect(table.board()).toMatchObject({
      prompt: { id: 'whichHole', holes: ['50L', '100'] },
      redInPlay: true,
    });
    table.no();
    table.pot('30L');
    table.sayRed('30L');
    expect(table.board()).toMatchObject({ redInPlay: false, players: [{ turn: 210 }, {}] });
    table.pot('10');
    expect(table.prompt()).not.toBe('whichHole');
  });

  it('the last ball is the red when nobody has seen it go', () => {
    const table = openTable(lane);
    table.dropBar();
    for (let ball = 0; ball < 7; ball++) {
      table.pot('10');
      table.no();
    }
    table.skittlesSet();
    table.drop('100');
    table.yes();
    expect(table.score(0)).toBe('270+0');
  });
});

describe('the red, known by the players', () => {
  const panel = { fitted: { red: 'panel' } } as const;

  it('red and white at a hole change what its last ball was', () => {
    const table = openTable(panel);
    table.pot('100', '50L');
    table.sayRed('100');
    expect(table.score(0)).toBe('0+250');
    expect(table.verdict()).toMatchObject({ id: 'corrected', player: 0, points: 100, cause: '100' });
    table.sayWhite('100');
    expect(table.score(0)).toBe('0+150');
  });

  it('there is one red, so saying another hole of that stroke moves it', () => {
    const table = openTable(panel);
    table.pot('100', '50L');
    table.sayRed('100');
    table.sayRed('50L');
    expect(table.score(0)).toBe('0+200');
  });

  it('what was banked or lost follows', () => {
    const table = openTable(panel);
    table.pot('100');
    table.next();
    table.sayRed('100');
    expect(table.scores()).toEqual(['200+0', '0+0']);
    table.pot('50L');
    table.foul();
    table.sayRed('50L');
    expect(table.scores()).toEqual(['200+0', '0+0']);
  });

  it('it can be said after the game is over, and decides it', () => {
    const table = openTable(panel);
    table.leaveBalls(2, { keepRed: true });
    table.next();
    table.pot('50L', '10');
    expect(table.board().result).toMatchObject({ kind: 'draw' });
    table.sayRed('50L');
    expect(table.board().result).toMatchObject({ kind: 'win', winner: 1 });
  });

  it('the colour of the last ball can be mended before its cushion is judged', () => {
    const table = openTable();
    table.reachLastBall();
    table.drop('100');
    table.sayRed('100');
    table.sayWhite('100');
    table.redSeen('100');
    table.yes();
    expect(table.score(0)).toBe('280+0');
  });
});
