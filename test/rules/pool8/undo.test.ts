import { describe, expect, it } from 'vitest';
import { openTable } from '../../support/pool8.ts';

describe('undo', () => {
  it('takes back what was pressed last, one press at a time', () => {
    const table = openTable();
    table.takeSolids();
    table.pot('S2', 'R1');
    table.undo();
    expect(table.board()).toMatchObject({ active: 1, can: expect.arrayContaining(['strokeEnd']) });
    expect(table.left()).toEqual([6, 5]);
    table.undo();
    expect(table.left()).toEqual([7, 5]);
    table.strokeEnd();
    expect(table.board().active).toBe(1);
  });

  it('takes back a foul and what it gave', () => {
    const table = openTable();
    table.takeSolids();
    table.foul('cueTouched');
    table.undo();
    expect(table.board()).toMatchObject({ active: 1, pool: { ballInHand: 'none' } });
  });

  it('takes back the end of the game: the black is on the table again', () => {
    const table = openTable();
    table.runSolids();
    table.call('TL');
    table.drop('black', 'TR');
    expect(table.board().phase).toBe('over');
    table.undo();
    expect(table.board()).toMatchObject({ phase: 'play', active: 1, result: null, ballsInPlay: 8 });
    table.drop('black', 'TL');
    table.strokeEnd();
    expect(table.winner()).toBe(1);
  });

  it('takes back a win that STROKE END told, and then the ball itself', () => {
    const table = openTable();
    table.runSolids();
    table.call('TL');
    table.drop('black', 'TL');
    table.strokeEnd();
    table.undo();
    expect(table.board()).toMatchObject({ phase: 'play', ballsInPlay: 7 });
    table.undo();
    expect(table.board()).toMatchObject({ ballsInPlay: 8, pool: { called: 'TL' } });
  });

  it('takes back the whole of a stroke that only sensors saw, and not the one before', () => {
    const table = openTable({ reader: true });
    table.takeSolids();
    table.pass('TL');
    table.read('S2');
    table.settle();
    table.pass('TR');
    table.read('S3');
    table.pass('TR');
    table.read('R1');
    table.settle();
    expect(table.board().active).toBe(0);
    table.undo();
    expect(table.board().active).toBe(1);
    expect(table.left()).toEqual([7, 5]);
  });

  it('takes back the choice after a short break, and then the short break', () => {
    const table = openTable();
    table.foul('fewerThanFour');
    table.choose('rerackOpponent');
    table.undo();
    expect(table.prompt()).toBe('shortBreak');
    table.undo();
    expect(table.board()).toMatchObject({ active: 0, prompt: { id: 'breakFromBaulk' } });
  });

  it('takes back a concession', () => {
    const table = openTable();
    table.concede();
    table.undo();
    expect(table.board()).toMatchObject({ phase: 'play', result: null });
  });

  it('has nothing to take back before anything was done', () => {
    const events = openTable().events();
    expect(openTable().game.undo(events)).toBe(events);
  });
});
