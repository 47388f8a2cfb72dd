import { describe, expect, it } from 'vitest';
import { openTable } from '../../support/bar-billiards.ts';

describe('a sensor’s mistake, mended at the panel', () => {
  it('a ball that was missed is added to the turn', () => {
    const table = openTable();
    table.drop('100');
    table.addPot('50L', 'red');
    expect(table.score(0)).toBe('0+200');
    expect(table.verdict()).toMatchObject({ id: 'corrected', points: 100, cause: '50L' });
    table.settle();
    table.addPot('30L');
    expect(table.score(0)).toBe('0+230');
  });

  it('the first ball of a turn can be the one that was missed', () => {
    const table = openTable();
    table.next();
    table.addPot('50L');
    expect(table.scores()).toEqual(['0+0', '0+50']);
  });

  it('just after NEXT it is added to the turn that NEXT ended', () => {
    const table = openTable();
    table.make(100);
    table.next();
    table.tell({ type: 'panel.addPot', hole: '50L', ball: 'white', at: table.now() + 2_000 });
    expect(table.scores()).toEqual(['150+0', '0+0']);
    expect(table.verdict()).toMatchObject({ id: 'corrected', player: 0, points: 50 });
  });

  it('added to a fouled stroke it is worth nothing', () => {
    const table = openTable();
    table.pressFoul();
    table.addPot('200');
    expect(table.scores()).toEqual(['0+0', '0+0']);
  });

  it('a ball that never was is taken away again, from the turn or from the bank', () => {
    const table = openTable();
    table.pot('100', '50L');
    table.removePot('100');
    expect(table.score(0)).toBe('0+50');
    table.next();
    table.removePot('50L');
    expect(table.scores()).toEqual(['0+0', '0+0']);
    expect(table.verdict()).toMatchObject({ id: 'corrected', player: 0, points: -50 });
    table.removePot('50L');
    expect(table.scores()).toEqual(['0+0', '0+0']);
  });

  it('after the bar the balls follow, into the last ball and out of it', () => {
    const table = openTable();
    table.leaveBalls(2);
    table.addPot('10');
    expect(table.board()).toMatchObject({ phase: 'lastBall', ballsInPlay: 1 });
    table.removePot('10');
    expect(table.board()).toMatchObject({ phase: 'afterBar', ballsInPlay: 2 });
    table.pot('10');
    table.skittlesSet();
    table.addPot('100');
    expect(table.prompt()).toBe('cushion');
    table.removePot('100');
    expect(table.board()).toMatchObject({
      phase: 'lastBall',
      ballsInPlay: 1,
      prompt: { id: 'lastBallPlay' },
    });
  });

  it('the red that was trapped by mistake is in play again', () => {
    const table = openTable();
    table.dropBar();
    table.pot('red 100');
    table.removePot('100');
    expect(table.board()).toMatchObject({ redInPlay: true, ballsInPlay: 8, balls: { trapped: 0 } });
  });
});

describe('what the panel may do', () => {
  const can = (table: ReturnType<typeof openTable>) => [...table.board().can].sort();

  it('is named while it would do something', () => {
    const table = openTable();
    expect(can(table)).toEqual(['addPot', 'concede', 'foul', 'next']);
    table.drop('100');
    expect(can(table)).toEqual(['addPot', 'concede', 'foul', 'next', 'red', 'removePot']);
    table.sayRed('100');
    expect(can(table)).toEqual(['addPot', 'concede', 'foul', 'next', 'removePot', 'white']);
  });

  it('changes with the last ball', () => {
    const table = openTable();
    table.leaveBalls(1);
    expect(can(table)).toContain('skittlesSet');
    table.skittlesSet();
    expect(can(table)).not.toContain('skittlesSet');
    table.drop('100');
    expect(can(table)).toEqual(['foul', 'no', 'red', 'removePot', 'white', 'yes']);
    table.next();
    table.concede();
    expect(table.prompt()).toBe('cushion');
    table.yes();
    expect(can(table).filter((action) => !['red', 'white'].includes(action))).toEqual([]);
  });
});

describe('balls that cannot be', () => {
  it('BALL_COUNT more pots than balls, with all of them on their way, score nothing and are named', () => {
    const table = openTable({ fitted: { lane: true } });
    for (let ball = 0; ball < 9; ball++) table.drop('10');
    expect(table.score(0)).toBe('0+80');
    expect(table.board().balls).toEqual({ bed: 0, baulk: 0, transit: 8, trapped: 0 });
    expect(table.board().faults).toEqual([{ code: 'BALL_COUNT', what: '10', at: table.now() }]);
    table.drop('10');
    expect(table.board().faults).toHaveLength(1);
  });

  it('BALL_COUNT a lane that counts nothing is named, and the players keep their points', () => {
    const table = openTable({ fitted: { lane: true } });
    for (let stroke = 0; stroke < 20; stroke++) table.pot('10');
    expect(table.score(0)).toBe('0+200');
    expect(table.board().faults).toMatchObject([{ code: 'BALL_COUNT', what: 'lane' }]);
  });

  it('a ball lifted out of the trough is home, whatever the lane says', () => {
    const table = openTable({ fitted: { lane: true, trough: true } });
    for (let stroke = 0; stroke < 9; stroke++) {
      table.lift();
      table.drop('10');
    }
    expect([table.score(0), table.board().faults]).toEqual(['0+90', []]);
  });

  it('a ball that came home though no hole saw it only moves', () => {
    const table = openTable({ fitted: { lane: true } });
    table.home();
    expect(table.board()).toMatchObject({ balls: { bed: 0, baulk: 8 }, ballsInPlay: 8, faults: [] });
  });
});
