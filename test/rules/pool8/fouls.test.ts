import { describe, expect, it } from 'vitest';
import type { FoulReason } from '../../../src/rules/pool8/events.ts';
import { openTable } from '../../support/pool8.ts';

/** The second player has the solids, with six left, and is at the table. */
function withGroups(...wish: Parameters<typeof openTable>) {
  const table = openTable(...wish);
  table.takeSolids();
  return table;
}

describe('a foul', () => {
  it('P8-28 the white down after the break gives it to the opponent anywhere, for any of his balls', () => {
    const table = withGroups();
    table.pot('cue');
    expect(table.board()).toMatchObject({ active: 0, prompt: { id: 'ballInHandAnywhere', player: 0 } });
    expect(table.pool()?.ballInHand).toBe('anywhere');
  });

  it('P8-29 P8A-2 a ball of the opponent is one, also when an own ball went in', () => {
    const table = withGroups();
    table.pot('S2', 'R1');
    expect(table.board().active).toBe(0);
    expect(table.left()).toEqual([6, 5]);
    expect(table.verdict()).toMatchObject({ id: 'foul', player: 1, cause: 'opponentBall' });
    expect(table.pool()?.ballInHand).toBe('none');
  });

  it('P8A-2 a ball of the opponent beside an own one is none where the house says so', () => {
    const table = withGroups({ rules: { ownPlusOpponentIsFoul: false } });
    table.pot('S2', 'R1');
    expect(table.board().active).toBe(1);
    table.pot('R2');
    expect(table.verdict()).toMatchObject({ id: 'foul', cause: 'opponentBall' });
    expect(table.board().active).toBe(0);
  });

  it.each<[string, FoulReason, string]>([
    ['P8-31 the white was touched so that it reached no ball', 'cueTouched', 'anywhere'],
    ['P8-32 the white touched a ball of the opponent first', 'wrongBallFirst', 'd'],
    ['P8-34 the white touched the black first', 'blackFirst', 'd'],
    ['P8-35 P8A-6 the stroke touched no ball of the group', 'noContact', 'none'],
    ['P8-37 nothing was potted and nothing reached a cushion', 'noCushion', 'anywhere'],
    ['P8A-16 anything else', 'other', 'none'],
  ])('%s: the opponent plays, and where the white may go is told', (_, reason, zone) => {
    const table = withGroups();
    table.foul(reason);
    expect(table.board()).toMatchObject({ active: 0, pool: { ballInHand: zone } });
    expect(table.verdict()).toMatchObject({ id: 'foul', player: 1, cause: reason });
    table.miss();
    expect(table.pool()?.ballInHand).toBe('none');
  });

  it('P8-32 P8-34 leaves an own ball down that went in with it', () => {
    for (const reason of ['wrongBallFirst', 'blackFirst'] as const) {
      const table = withGroups();
      table.drop('S2');
      table.foul(reason);
      expect(table.left()).toEqual([7, 5]);
      expect(table.board()).toMatchObject({ active: 0, prompt: { id: 'ballInHandD', player: 0 } });
    }
  });

  it('P8-33 there is no wrong ball as long as the table is open', () => {
    const table = openTable();
    table.breakOff();
    expect(table.board().fouls).not.toContain('wrongBallFirst');
    table.foul('wrongBallFirst');
    expect(table.board().active).toBe(1);
    table.pot('S1');
    expect(table.board().fouls).toContain('wrongBallFirst');
  });

  it('P8-34 P8A-3 the black first is one while the table is open, and none for whoever is on the black', () => {
    const open = openTable();
    open.breakOff();
    open.foul('blackFirst');
    expect(open.board()).toMatchObject({ active: 0, pool: { ballInHand: 'd' } });
    const late = openTable();
    late.runSolids();
    late.foul('blackFirst');
    expect(late.board()).toMatchObject({ active: 1, phase: 'play' });
  });

  it('P8-35 on the black it is the black that has to be touched', () => {
    const table = openTable();
    table.runSolids();
    table.foul('noContact');
    expect(table.board()).toMatchObject({ active: 0, pool: { ballInHand: 'none' } });
  });

  it('P8-36 P8A-4 P8A-5 any pot of the stroke is enough: then nobody is asked about cushions', () => {
    const table = withGroups();
    expect(table.board().fouls).toContain('noCushion');
    table.drop('S2');
    expect(table.board().fouls).not.toContain('noCushion');
    table.pressFoul('noCushion');
    table.strokeEnd();
    expect(table.board().active).toBe(1);
  });

  it('P8-36 a pot that is told after FOUL takes it back', () => {
    const table = withGroups();
    table.pressFoul('noCushion');
    table.drop('S2');
    table.settle();
    expect(table.board()).toMatchObject({ active: 1, pool: { ballInHand: 'none' } });
  });

  it('P8-38 is one, with one penalty, however often a stroke without a cushion is told', () => {
    const table = withGroups();
    table.pressFoul('noCushion');
    table.foul('noCushion');
    expect(table.board()).toMatchObject({ active: 0, pool: { ballInHand: 'anywhere' } });
  });

  it.each<[readonly FoulReason[], readonly ('cue' | 'R1')[], string]>([
    [['wrongBallFirst'], ['cue'], 'anywhere'],
    [['wrongBallFirst'], ['R1'], 'd'],
    [['noContact', 'blackFirst'], [], 'd'],
    [['wrongBallFirst', 'cueTouched'], [], 'anywhere'],
    [['cueTouched', 'noContact'], ['R1'], 'anywhere'],
  ])(
    'P8A-7 of several in one stroke the most generous counts: %j with %j gives %s',
    (reasons, balls, zone) => {
      for (const isToldFirst of [true, false]) {
        const table = withGroups();
        if (isToldFirst) for (const ball of balls) table.drop(ball);
        for (const reason of reasons) table.pressFoul(reason);
        if (!isToldFirst) for (const ball of balls) table.drop(ball);
        table.settle();
        expect(table.board()).toMatchObject({ active: 0, pool: { ballInHand: zone } });
        table.miss();
        expect(table.board().active).toBe(1);
      }
    },
  );

  it('P8A-7 on the break the white behind the line gives more than the D', () => {
    const table = openTable();
    table.drop('cue');
    table.foul('blackFirst');
    expect(table.pool()?.ballInHand).toBe('baulk');
  });

  it('P8A-6 gives no place where the text names none', () => {
    const table = withGroups();
    table.pot('R1');
    expect(table.pool()?.ballInHand).toBe('none');
    expect(table.prompt()).toBe('ownGroup');
  });

  it('ends stroke and turn at once, and what still drops belongs to it', () => {
    const table = withGroups();
    table.pressFoul('wrongBallFirst');
    expect(table.board().active).toBe(0);
    table.drop('R1');
    expect(table.left()).toEqual([6, 6]);
    table.settle();
    expect(table.board()).toMatchObject({ active: 0, pool: { ballInHand: 'd' } });
    table.pot('R2');
    expect(table.board().active).toBe(0);
  });

  it('loses when the black still drops', () => {
    const table = withGroups();
    table.pressFoul('wrongBallFirst');
    table.drop('black');
    expect(table.winner()).toBe(0);
  });

  it('is followed by the next stroke when that ends before the settle time has', () => {
    const table = withGroups();
    table.pressFoul('cueTouched');
    table.strokeEnd();
    expect(table.board()).toMatchObject({ active: 1, pool: { ballInHand: 'none' } });
  });
});
