import { describe, expect, it } from 'vitest';
import type { Ball, Pocket } from '../../../src/rules/pool8/table.ts';
import { openTable } from '../../support/pool8.ts';

/** One of each at an open table; the second so long after the first. */
function oneOfEach(first: Ball, second: Ball, ms: number) {
  const table = openTable();
  table.breakOff();
  table.pass('TL');
  table.pass('BR', ms);
  named(table, [first, 'TL'], [second, 'BR']);
  table.strokeEnd();
  return table;
}

function named(table: ReturnType<typeof openTable>, ...balls: readonly (readonly [Ball, Pocket])[]) {
  for (const [ball, pocket] of balls) table.drop(ball, pocket, 2_000);
}

describe('what the sheet leaves open', () => {
  it('P8A-12 a ball that goes down by a foul does not set the groups', () => {
    const table = openTable();
    table.breakOff();
    table.pot('S1', 'cue');
    expect(table.board()).toMatchObject({ active: 0, pool: { open: true, ballInHand: 'anywhere' } });
    table.pot('S2');
    expect(table.groups()).toEqual(['solids', 'stripes']);
    expect(table.left()).toEqual([5, 7]);
  });

  it('P8A-12 it does where the house says so', () => {
    const table = openTable({ rules: { foulPotSetsGroups: true } });
    table.breakOff();
    table.pot('S1', 'cue');
    expect(table.groups()).toEqual(['stripes', 'solids']);
    expect(table.board().active).toBe(0);
  });

  it('P8A-12 not even there on the break', () => {
    const table = openTable({ rules: { foulPotSetsGroups: true } });
    table.pot('S1', 'cue');
    expect(table.pool()?.open).toBe(true);
  });

  it('P8A-13 of one of each, the first to fall sets the groups, whichever is named first', () => {
    const table = oneOfEach('R1', 'S1', 50);
    expect(table.groups()).toEqual(['solids', 'stripes']);
    expect(table.board().active).toBe(1);
    const other = openTable();
    other.breakOff();
    other.pass('TL');
    other.pass('BR', 200);
    named(other, ['S1', 'BR'], ['R1', 'TL']);
    other.strokeEnd();
    expect(other.groups()).toEqual(['solids', 'stripes']);
  });

  it('P8A-13 when they fell less than 50 ms apart, the player says which is his, and goes on', () => {
    const table = oneOfEach('R1', 'S1', 49);
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'whichGroup', ask: 'group', player: 1 } });
    expect(table.board().can).toEqual(['group', 'concede']);
    table.group('solids');
    expect(table.groups()).toEqual(['stripes', 'solids']);
    expect(table.left()).toEqual([6, 6]);
    table.pot('S2');
    expect(table.board().active).toBe(1);
  });

  it('P8A-13 what drops before the player has said which is his goes down with them', () => {
    const table = openTable({ reader: true });
    table.breakOff();
    table.pass('TL');
    table.pass('TR', 10);
    table.read('S1');
    table.read('R1');
    table.settle();
    expect(table.prompt()).toBe('whichGroup');
    table.pass('ML');
    expect(table.board().can).not.toContain('group');
    table.read('S2');
    expect(table.prompt()).toBe('whichGroup');
    table.group('solids');
    expect(table.left()).toEqual([6, 5]);
  });

  it('P8A-13 people name balls in the order in which they fell', () => {
    const table = openTable();
    table.breakOff();
    table.pot('R1', 'S1');
    expect(table.groups()).toEqual(['solids', 'stripes']);
  });

  it('P8A-16 an object ball that left the table is dropped in a pocket and stays down', () => {
    const table = openTable();
    table.takeSolids();
    table.drop('S2');
    table.foul('other');
    expect(table.board()).toMatchObject({ active: 0, ballsInPlay: 13 });
    expect(table.left()).toEqual([7, 5]);
  });

  it('P8A-16 whoever the players agreed on breaks first', () => {
    expect(openTable({ first: 1 }).board().active).toBe(1);
  });
});
