import { describe, expect, it } from 'vitest';
import { POCKETS, SOLIDS, STRIPES } from '../../../src/rules/pool8/table.ts';
import { openTable } from '../../support/pool8.ts';

describe('a frame of Pool 8', () => {
  it('P8-1 begins with two players, seven solids, seven stripes and the black', () => {
    const table = openTable();
    expect(table.board()).toMatchObject({ phase: 'play', active: 0, ballsInPlay: 15 });
    expect(table.left()).toEqual([7, 7]);
    expect(table.groups()).toEqual([null, null]);
    expect(table.game.players).toEqual({ min: 2, max: 2 });
    expect([SOLIDS.length, STRIPES.length]).toEqual([7, 7]);
  });

  it.each(POCKETS)('P8-2 knows the pocket %s by its own name', (pocket) => {
    const table = openTable();
    table.runSolids();
    table.call(pocket);
    expect(table.pool()?.called).toBe(pocket);
    table.drop('black', pocket);
    table.strokeEnd();
    expect(table.winner()).toBe(1);
  });

  it('P8-2 has exactly six pockets', () => {
    const table = openTable();
    expect(table.game.layout.holes.map(({ id }) => id)).toEqual(['TL', 'TR', 'ML', 'MR', 'BL', 'BR']);
    expect(table.game.unknown({ type: 'panel.call', ...{ pocket: 'CL' }, at: 0 })).toBe('unknown pocket CL');
  });

  it('P8-3 is won by potting all seven of a group and then the black where it was announced', () => {
    const table = openTable();
    table.runSolids();
    expect(table.left()).toEqual([7, 0]);
    table.call('MR');
    table.drop('black', 'MR');
    table.strokeEnd();
    expect(table.board().result).toEqual({ kind: 'win', winner: 1, reason: 'black', ranking: [1, 0] });
  });

  it('P8-4 lets a player go on who pots one of his own', () => {
    const table = openTable();
    table.takeSolids();
    table.pot('S2');
    table.pot('S3', 'S4');
    expect(table.board().active).toBe(1);
    expect(table.left()).toEqual([7, 3]);
  });

  it.each([
    ['only a ball of the opponent goes down', ['R1']],
    ['nothing goes down', []],
  ] as const)('P8-5 passes the turn when %s', (_, balls) => {
    const table = openTable();
    table.takeSolids();
    table.pot(...balls);
    expect(table.board().active).toBe(0);
  });

  it('P8-5 passes the turn at a foul though nothing went down', () => {
    const table = openTable();
    table.takeSolids();
    table.foul('other');
    expect(table.board().active).toBe(0);
    expect(table.verdict()).toMatchObject({ id: 'foul', player: 1, cause: 'other' });
  });

  it('P8-6 passes the turn when the white goes down, an own ball with it or not', () => {
    const table = openTable();
    table.takeSolids();
    table.pot('S2', 'cue');
    expect(table.board().active).toBe(0);
    expect(table.pool()?.ballInHand).toBe('anywhere');
    expect(table.left()).toEqual([7, 5]);
  });

  it('P8-7 P8-30 is lost by the black as long as one own ball is left', () => {
    const table = openTable();
    table.runSolids(1);
    table.drop('black');
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 0, reason: 'black' } });
    expect(table.verdict()).toMatchObject({ id: 'won', player: 0, cause: 'blackTooEarly' });
  });

  it('is lost by whoever gives up', () => {
    const table = openTable();
    table.takeSolids();
    table.concede();
    expect(table.board().result).toMatchObject({ winner: 0, reason: 'conceded' });
  });

  it('counts what had dropped when somebody gives up in the middle of a stroke', () => {
    const table = openTable();
    table.takeSolids();
    table.drop('S2');
    table.concede();
    expect(table.winner()).toBe(0);
    expect(table.left()).toEqual([7, 5]);
  });

  it('has a stroke end with STROKE END, with the button NEXT, or when nothing has dropped for a while', () => {
    const table = openTable();
    table.takeSolids();
    table.drop('S2');
    table.settle();
    expect(table.board().active).toBe(1);
    table.tell({ type: 'panel.next', at: 60_000 });
    expect(table.board().active).toBe(0);
  });
});
