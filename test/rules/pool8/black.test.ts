import { describe, expect, it } from 'vitest';
import { openTable } from '../../support/pool8.ts';

/** The solids are down, and their player is at the table. */
function onTheBlack(...wish: Parameters<typeof openTable>) {
  const table = openTable(...wish);
  table.runSolids();
  return table;
}

describe('the black', () => {
  it('P8-22 is to be played from the next stroke on when the seventh is down', () => {
    const table = openTable();
    table.runSolids(1);
    table.drop('S7');
    table.strokeEnd();
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'callPocket', player: 1 } });
    expect(table.board().can).toContain('call');
  });

  it('P8-22 naming a pocket ends the stroke of the seventh', () => {
    const table = openTable();
    table.runSolids(1);
    expect(table.board().can).not.toContain('call');
    table.drop('S7');
    table.call('ML');
    table.drop('black', 'ML');
    table.strokeEnd();
    expect(table.winner()).toBe(1);
  });

  it('P8-22 a pocket named with an own ball still up says nothing', () => {
    const table = openTable();
    table.runSolids(2);
    table.drop('S6');
    table.call('ML');
    expect(table.pool()?.called).toBeNull();
    table.drop('S7');
    table.drop('black', 'ML');
    expect(table.winner()).toBe(0);
  });

  it('P8-23 wants a pocket named before it is played, one a stroke', () => {
    const table = onTheBlack();
    table.call('TL');
    expect(table.board().prompt).toEqual({ id: 'playBlack', holes: ['TL'], player: 1 });
    table.call('BR');
    expect(table.pool()?.called).toBe('BR');
  });

  it('P8-24 goes by the call once something has dropped: it cannot be changed', () => {
    const table = onTheBlack();
    table.call('TL');
    table.drop('R1', 'BR');
    table.call('BR');
    expect(table.pool()?.called).toBe('TL');
    table.drop('black', 'BR');
    table.strokeEnd();
    expect(table.winner()).toBe(0);
  });

  it('P8-25 wins in the pocket that was named', () => {
    const table = onTheBlack();
    table.call('ML');
    table.drop('black', 'ML');
    expect(table.board().phase).toBe('play');
    table.settle();
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 1, reason: 'black' } });
    expect(table.verdict()).toMatchObject({ id: 'won', player: 1, cause: 'blackPotted' });
  });

  it('P8-26 loses in another pocket', () => {
    const table = onTheBlack();
    table.call('ML');
    table.drop('black', 'MR');
    expect(table.board().result).toMatchObject({ winner: 0, reason: 'black' });
    expect(table.verdict()).toMatchObject({ cause: 'blackElsewhere' });
  });

  it('P8-27 that stays up passes the turn, and next time a pocket is to be named again', () => {
    const table = onTheBlack();
    table.call('ML');
    table.miss();
    expect(table.board().active).toBe(0);
    table.miss();
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'callPocket' }, pool: { called: null } });
  });

  it('P8-39 together with the last own ball loses, whichever falls first', () => {
    for (const balls of [['S7', 'black'] as const, ['black', 'S7'] as const]) {
      const table = openTable();
      table.runSolids(1);
      table.call('TL');
      for (const ball of balls) table.drop(ball);
      expect(table.winner()).toBe(0);
    }
  });

  it('P8A-3 is the last ball of whoever plays it, though the opponent has some left', () => {
    const table = onTheBlack();
    expect(table.left()).toEqual([7, 0]);
    expect(table.board().fouls).not.toContain('blackFirst');
    table.foul('blackFirst');
    expect(table.board().active).toBe(1);
  });

  it('P8A-8 on the break loses', () => {
    const table = openTable();
    table.pot('black');
    expect(table.board().result).toMatchObject({ winner: 1, reason: 'black' });
    expect(table.verdict()).toMatchObject({ cause: 'blackOnBreak' });
  });

  it('P8A-8 on the break has the balls let go again where the house says so', () => {
    const table = openTable({ rules: { blackOnBreak: 'rerackFreeVend' } });
    table.pot('S1', 'black');
    expect(table.board()).toMatchObject({ phase: 'play', active: 0, ballsInPlay: 15, releases: 2 });
    expect(table.prompt()).toBe('breakFromBaulk');
    table.pot('black', 'cue');
    expect(table.board()).toMatchObject({ active: 1, ballsInPlay: 15, releases: 3 });
  });

  it('P8A-9 with the white loses, even when the white falls after it', () => {
    const table = onTheBlack();
    table.call('ML');
    table.drop('black', 'ML');
    table.drop('cue', 'TR');
    table.settle();
    expect(table.winner()).toBe(0);
    expect(table.verdict()).toMatchObject({ cause: 'blackWithWhite' });
  });

  it('P8A-10 loses in the right pocket by another foul', () => {
    const table = onTheBlack();
    table.call('ML');
    table.drop('black', 'ML');
    table.pressFoul('wrongBallFirst');
    expect(table.winner()).toBe(0);
    expect(table.verdict()).toMatchObject({ cause: 'blackWithFoul' });
  });

  it('P8A-11 loses with a ball of the opponent', () => {
    for (const ownPlusOpponentIsFoul of [true, false]) {
      const table = onTheBlack({ rules: { ownPlusOpponentIsFoul } });
      table.call('ML');
      table.drop('R1', 'TR');
      table.drop('black', 'ML');
      table.strokeEnd();
      expect(table.winner()).toBe(0);
    }
  });

  it('P8A-14 is played next by a player whose last ball the opponent potted', () => {
    const table = openTable();
    table.runSolids(1);
    table.miss();
    table.pot('R1', 'S7');
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'callPocket', player: 1 } });
  });

  it('P8A-15 without a call loses', () => {
    const table = onTheBlack();
    table.drop('black', 'ML');
    expect(table.winner()).toBe(0);
    expect(table.verdict()).toMatchObject({ cause: 'blackNotCalled' });
  });

  it('P8A-15 without a call wins where none is required, and one that was made still binds', () => {
    const casual = onTheBlack({ rules: { callRequired: false } });
    expect(casual.prompt()).toBe('playBlack');
    casual.drop('black', 'ML');
    casual.strokeEnd();
    expect(casual.winner()).toBe(1);
    const bound = onTheBlack({ rules: { callRequired: false } });
    bound.call('TL');
    bound.drop('black', 'ML');
    expect(bound.winner()).toBe(0);
  });

  it('can be called while the last drops of a foul of the opponent are still awaited', () => {
    const table = onTheBlack();
    table.miss();
    table.pressFoul('cueTouched');
    table.call('BL');
    table.settle();
    expect(table.board()).toMatchObject({ active: 1, pool: { called: 'BL', ballInHand: 'anywhere' } });
  });

  it('is called by nobody any more when a late drop gives the turn back to the other', () => {
    const table = openTable();
    table.runSolids();
    table.call('TL');
    table.miss();
    table.pressFoul('noCushion');
    table.call('TR');
    table.drop('R1');
    table.settle();
    expect(table.board()).toMatchObject({ active: 0, pool: { called: null } });
  });

  it('is all that is left when every other ball went down on an open table', () => {
    const table = openTable();
    table.pot('S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7');
    expect(table.prompt()).toBe('callPocket');
    table.call('TL');
    table.pot('black');
    expect(table.winner()).toBe(0);
  });
});
