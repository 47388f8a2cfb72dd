import { describe, expect, it } from 'vitest';
import { mildPeg, openAt340plus120, openTable } from '../../support/bar-billiards.ts';

type Table = ReturnType<typeof openTable>;

/** What the players see of the score. */
const seen = (table: Table) => {
  const { phase, active, ballsInPlay, result } = table.board();
  return { phase, active, ballsInPlay, result, scores: table.scores() };
};

/** Undo takes back exactly what was done. */
function expectUndone(table: Table, act: () => void): void {
  const before = seen(table);
  act();
  expect(seen(table)).not.toEqual(before);
  table.undo();
  expect(seen(table)).toEqual(before);
}

describe('undo', () => {
  it('takes back a stroke with everything in it', () => {
    const table = openAt340plus120();
    expectUndone(table, () => table.pot('red 50L', '100', '10'));
    expectUndone(table, () => table.drop('50L'));
  });

  it('takes back a sensed foul with its stroke, and the black with its verdict', () => {
    const table = openAt340plus120();
    expectUndone(table, () => {
      table.drop('30L');
      table.knock('black');
      table.knock(mildPeg(table), { ago: 500 });
      table.settle();
    });
  });

  it('takes back NEXT, and the next ball is a new stroke', () => {
    const table = openTable({ rules: { maxDoublePotsFromBreak: 0 } });
    table.drop('100');
    expectUndone(table, () => table.next());
    expect(table.events().at(-1)?.type).toBe('stroke.ended');
    table.drop('50L');
    expect(table.scores()).toEqual(['0+150', '0+0']);
  });

  it('takes back FOUL and leaves what dropped', () => {
    const table = openAt340plus120();
    table.drop('50L');
    expectUndone(table, () => table.foul('baulk'));
  });

  it('takes back FOUL also when a ball dropped after it, which then counts', () => {
    const table = openAt340plus120();
    table.pressFoul('noContact');
    table.drop('50L');
    table.settle();
    table.undo();
    expect(table.scores()).toEqual(['340+170', '0+0']);
    table.undo();
    expect(table.scores()).toEqual(['340+120', '0+0']);
  });

  it('takes back one correction or answer at a time', () => {
    const table = openAt340plus120();
    table.drop('50L');
    expectUndone(table, () => table.sayRed('50L'));
    expectUndone(table, () => table.addPot('10'));
    expectUndone(table, () => table.removePot('50L'));
    table.settle();
    expectUndone(table, () => table.concede());
  });

  it('goes back step by step to the first ball, and then no further', () => {
    const table = openTable();
    table.pot('50L');
    table.pot('30L', '10');
    table.next();
    table.foul();
    const steps = Array.from({ length: 6 }, () => {
      table.undo();
      return table.scores().join(' ');
    });
    expect(steps).toEqual(['90+0 0+0', '0+90 0+0', '0+50 0+0', '0+0 0+0', '0+0 0+0', '0+0 0+0']);
    expect(table.game.undo(table.events())).toBe(table.events());
  });

  it('leaves what cannot be unsaid: the bar, a ball taken, a ball come home, a skittle standing', () => {
    const table = openTable({ fitted: { lane: true, trough: true } });
    table.lift();
    table.drop('100');
    table.dropBar();
    table.home();
    table.stand('black');
    table.settle();
    table.undo();
    expect(table.events().map((event) => event.type)).toEqual([
      'ball.lifted',
      'bar.dropped',
      'ball.returned',
      'peg.standing',
    ]);
    expect(table.board()).toMatchObject({ phase: 'afterBar', ballsInPlay: 8, faults: [] });
    expect(table.scores()).toEqual(['0+0', '0+0']);
  });

  it('takes a game back that it ended: by the last balls, by a lost last ball, by an answer', () => {
    const ran = openTable();
    ran.leaveBalls(2);
    expectUndone(ran, () => ran.pot('100', '50L'));
    const lost = openTable();
    lost.reachLastBall();
    expectUndone(lost, () => lost.drop('30L'));
    expectUndone(lost, () => lost.wobble('whiteL'));
    lost.drop('100');
    expectUndone(lost, () => lost.yes());
    expect(lost.prompt()).toBe('cushion');
  });

  it('passes over a skittle that only wobbled', () => {
    const table = openTable();
    table.pot('100');
    table.wobble('black');
    table.settle();
    table.undo();
    expect(table.scores()).toEqual(['0+0', '0+0']);
  });
});
