import { describe, expect, it } from 'vitest';
import { POCKETS, type Pocket } from '../../../src/rules/pool8/table.ts';
import { openTable } from '../../support/pool8.ts';

describe('which ball it was', () => {
  it('is asked when only the beam of a pocket saw it, and the stroke waits for the answer', () => {
    const table = openTable();
    table.takeSolids();
    table.pass('MR');
    expect(table.board().prompt).toEqual({ id: 'whichBall', ask: 'ball', holes: ['MR'], player: 1 });
    table.settle();
    expect(table.board().active).toBe(1);
    table.drop('R1', 'MR');
    expect(table.board().active).toBe(0);
  });

  it('is none when nobody saw a ball fall there', () => {
    const table = openTable();
    table.takeSolids();
    table.pass('MR');
    table.no();
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'ownGroup' } });
    table.drop('S2');
    table.pass('TL');
    table.no();
    table.settle();
    expect(table.left()).toEqual([7, 5]);
  });

  it('is told by the reader, and only asked when it read nothing', () => {
    const table = openTable({ reader: true });
    table.takeSolids();
    table.pass('TL');
    expect(table.prompt()).toBeNull();
    table.settle();
    expect(table.prompt()).toBe('whichBall');
    table.read('S2');
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'ownGroup' } });
    expect(table.left()).toEqual([7, 5]);
  });

  it('is told by a reader alone where the pockets have no beams', () => {
    const table = openTable({ reader: true });
    table.takeSolids();
    table.read('S2');
    table.read('S2');
    table.read(null);
    table.settle();
    expect(table.left()).toEqual([7, 5]);
    table.read('S2');
    table.miss();
    expect(table.board().active).toBe(0);
  });

  it('a reader alone cannot tell which of two groups was first: it is asked', () => {
    const table = openTable({ reader: true });
    table.breakOff();
    table.read('S1');
    table.read('R1');
    table.settle();
    expect(table.prompt()).toBe('whichGroup');
  });

  it('the pocket of the black follows when one pocket took a ball', () => {
    const table = openTable({ reader: true });
    table.runSolids();
    table.call('BL');
    table.pass('BL');
    table.read('black');
    table.settle();
    expect(table.winner()).toBe(1);
  });

  it('the pocket of the black is asked for when two pockets took one', () => {
    const table = openTable({ reader: true, rules: { ownPlusOpponentIsFoul: false } });
    table.runSolids();
    table.call('BL');
    table.pass('TR');
    table.pass('BL');
    table.read('black');
    expect(table.board().prompt).toMatchObject({ id: 'whichPocket', ask: 'pocket', holes: ['TR', 'BL'] });
    table.settle();
    expect(table.board().phase).toBe('play');
    table.drop('black', 'BL');
    table.drop('cue', 'TR');
    expect(table.winner()).toBe(0);
  });

  it('the pocket of the black is asked for when no beam saw it, and decides', () => {
    for (const [pocket, winner] of [['BL', 1] as const, ['TL', 0] as const]) {
      const table = openTable({ reader: true });
      table.runSolids();
      table.call('BL');
      table.read('black');
      table.settle();
      expect(table.prompt()).toBe('whichPocket');
      table.drop('black', pocket);
      expect(table.winner()).toBe(winner);
    }
  });

  it('a ball is down once: who names it again changes nothing', () => {
    const table = openTable();
    table.takeSolids();
    table.pot('S1');
    expect(table.left()).toEqual([7, 6]);
    expect(table.board().active).toBe(0);
    table.pot('R1', 'R1');
    expect(table.left()).toEqual([6, 6]);
  });

  it('is of the fouled stroke when it is named after FOUL, however late', () => {
    const table = openTable();
    table.takeSolids();
    table.pass('ML');
    table.pressFoul('wrongBallFirst');
    table.settle();
    table.drop('S2', 'ML');
    expect(table.board()).toMatchObject({ active: 0, pool: { ballInHand: 'd' } });
    expect(table.left()).toEqual([7, 5]);
    table.pot('R1');
    expect(table.board().active).toBe(0);
  });

  it('is not asked when more balls are said to fall than there are', () => {
    const table = openTable();
    for (let nth = 0; nth < 20; nth += 1) table.pass('TL');
    for (let nth = 0; nth < 16; nth += 1) table.no();
    expect(table.prompt()).toBe('breakFromBaulk');
  });
});

describe('where the black fell', () => {
  /** Seven solids are down and BL is called; then the beams of these pockets break, in this order. */
  function onTheBlack(...pockets: readonly Pocket[]) {
    const table = openTable({ reader: true });
    table.runSolids();
    table.call('BL');
    for (const pocket of pockets) table.pass(pocket);
    return table;
  }

  it('is known of two pockets when its time under way fits only one', () => {
    const table = onTheBlack('TR', 'BL');
    table.read('black', ['BL']);
    table.settle();
    expect(table.board().prompt).toMatchObject({ id: 'whichBall', holes: ['TR'] });
    table.no();
    expect(table.winner()).toBe(1);
  });

  it('loses the moment it is known to be another pocket than was called', () => {
    const table = onTheBlack('TR', 'BL');
    table.read('black', ['TR']);
    expect(table.board()).toMatchObject({ phase: 'over', verdict: { cause: 'blackElsewhere' } });
  });

  it('is asked for when its time fits both, and no other answer decides it', () => {
    const table = onTheBlack('TR', 'BL');
    table.read('black', ['TR', 'BL', 'ML']);
    expect(table.board().prompt).toMatchObject({ id: 'whichPocket', holes: ['TR', 'BL'] });
    expect(table.board().can).not.toContain('no');
    table.no();
    table.settle();
    expect(table.prompt()).toBe('whichPocket');
    table.drop('black', 'BL');
    expect(table.board().prompt).toMatchObject({ id: 'whichBall', holes: ['TR'] });
    table.no();
    expect(table.winner()).toBe(1);
  });

  it('is not asked for any more when the other ball makes it a foul', () => {
    const table = onTheBlack('TR', 'BL');
    table.read('black', ['TR', 'BL']);
    table.read('cue', ['TR', 'BL']);
    expect(table.verdict()).toMatchObject({ id: 'won', player: 0, cause: 'blackWithWhite' });
  });

  it('is asked for, of all pockets, when no ball that a beam saw can have been the black', () => {
    const table = onTheBlack('TR');
    table.read('black', []);
    table.settle();
    expect(table.board().prompt).toMatchObject({ id: 'whichPocket', holes: POCKETS });
    table.drop('black', 'BL');
    expect(table.board().prompt).toMatchObject({ id: 'whichBall', holes: ['TR'] });
  });
});

describe('of two balls at an open table', () => {
  it('the first to fall sets the groups when their times under way tell them apart', () => {
    const table = openTable({ reader: true });
    table.breakOff();
    table.pass('TL');
    table.pass('BR');
    table.read('R1', ['BR']);
    table.read('S1', ['TL']);
    table.settle();
    expect(table.groups()).toEqual(['stripes', 'solids']);
  });

  it('the player chooses when they do not', () => {
    const table = openTable({ reader: true });
    table.breakOff();
    table.pass('TL');
    table.pass('BR');
    table.read('R1', ['TL', 'BR']);
    table.read('S1', ['TL', 'BR']);
    table.settle();
    expect(table.prompt()).toBe('whichGroup');
  });

  it('one that was slower than any before is named all the same', () => {
    const table = openTable({ reader: true });
    table.takeSolids();
    table.pass('TL');
    table.read('S2', []);
    table.settle();
    expect(table.left()).toEqual([7, 5]);
    expect(table.prompt()).toBe('ownGroup');
  });
});
