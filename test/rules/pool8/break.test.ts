import { describe, expect, it } from 'vitest';
import { openTable } from '../../support/pool8.ts';

describe('the break', () => {
  it('P8-8 P8-9 P8A-18 is asked for with all fifteen on the table and the white at the baulk end', () => {
    const table = openTable({ first: 1 });
    expect(table.board()).toMatchObject({ active: 1, balls: { bed: 15, trapped: 0 }, releases: 1 });
    expect(table.board().prompt).toEqual({ id: 'breakFromBaulk', player: 1 });
  });

  it('P8-8 counts the balls that come out, where a beam sees them, and says when some are missing', () => {
    const table = openTable({ delivery: true });
    table.deliver(13);
    expect(table.board()).toMatchObject({ balls: { bed: 13, trapped: 2 }, prompt: { id: 'ballsMissing' } });
    table.deliver(2);
    expect(table.board()).toMatchObject({ balls: { bed: 15, trapped: 0 }, prompt: { id: 'breakFromBaulk' } });
    table.pot('S1');
    expect(table.board()).toMatchObject({ balls: { bed: 14, trapped: 1 }, prompt: { id: 'openTable' } });
  });

  it('P8-8 counts what comes again when the balls are let go again: the others are still on the table', () => {
    const table = openTable({ delivery: true, rules: { blackOnBreak: 'rerackFreeVend' } });
    table.deliver(15);
    table.pot('S1', 'black');
    expect(table.board()).toMatchObject({ balls: { bed: 13, trapped: 2 }, prompt: { id: 'ballsMissing' } });
    table.deliver(1);
    expect(table.board()).toMatchObject({ balls: { bed: 14, trapped: 1 }, prompt: { id: 'ballsMissing' } });
    table.deliver(1);
    expect(table.board()).toMatchObject({ balls: { bed: 15 }, prompt: { id: 'breakFromBaulk' } });
  });

  it('P8-8 lets play go on whatever the count was', () => {
    const table = openTable({ delivery: true });
    table.deliver(14);
    table.pot('S1');
    expect(table.board()).toMatchObject({ balls: { bed: 14 }, prompt: { id: 'openTable' } });
  });

  it('P8-10 P8A-1 leaves the table open whatever it pots', () => {
    const table = openTable();
    table.pot('S1');
    expect(table.pool()?.open).toBe(true);
    expect(table.groups()).toEqual([null, null]);
    expect(table.board().active).toBe(0);
  });

  it('P8-11 leaves the choice free when it pots one of each', () => {
    const table = openTable();
    table.pot('S1', 'R1');
    expect(table.prompt()).toBe('openTable');
    table.pot('R2');
    expect(table.groups()).toEqual(['stripes', 'solids']);
  });

  it('P8-12 does not care how many of a kind it pots: they stay down and count', () => {
    const table = openTable();
    table.pot('S1', 'S2', 'S3');
    expect(table.pool()?.open).toBe(true);
    expect(table.board().ballsInPlay).toBe(12);
    expect(table.pool()?.down).toEqual(['S1', 'S2', 'S3']);
    table.pot('R1');
    expect(table.left()).toEqual([6, 4]);
  });

  it('P8-13 the first ball after it sets the groups', () => {
    const table = openTable();
    table.breakOff();
    table.pot('R5');
    expect(table.groups()).toEqual(['solids', 'stripes']);
    expect(table.pool()?.open).toBe(false);
    expect(table.verdict()).toMatchObject({ id: 'groupsSet', player: 1, cause: 'stripes' });
  });

  it('P8-14 asks about four balls only when nothing was potted', () => {
    const table = openTable();
    table.miss();
    expect(table.board()).toMatchObject({
      active: 1,
      prompt: { id: 'fourBalls', ask: 'yesNo', otherwise: 'yes' },
    });
    const other = openTable();
    other.pot('S1');
    expect(other.prompt()).toBe('openTable');
    expect(other.board().can).not.toContain('yes');
  });

  it('P8-14 is a good one when four balls reached a cushion, or when nobody says that they did not', () => {
    const table = openTable();
    table.breakOff();
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'openTable' } });
    const silent = openTable();
    silent.miss();
    silent.pot('S1');
    expect(silent.groups()).toEqual(['stripes', 'solids']);
  });

  it('P8-14 cannot be short once something was potted', () => {
    const table = openTable();
    table.drop('S1');
    expect(table.board().fouls).not.toContain('fewerThanFour');
    table.pressFoul('fewerThanFour');
    table.strokeEnd();
    expect(table.board()).toMatchObject({ active: 0, prompt: { id: 'openTable' } });
  });

  it.each([
    ['FOUL says so', 'foul'],
    ['the question about four balls is answered with no', 'no'],
    ['FOUL says so when the stroke had been ended', 'late'],
  ] as const)('P8-15 P8A-17 gives the opponent three options when it was short: %s', (_, how) => {
    const table = openTable();
    if (how !== 'foul') table.miss();
    if (how === 'no') table.no();
    else table.pressFoul('fewerThanFour');
    expect(table.board()).toMatchObject({
      active: 1,
      prompt: { id: 'shortBreak', ask: 'option', player: 1 },
    });
    expect(table.board().can).toContain('choose');
    expect(table.verdict()).toMatchObject({ id: 'foul', player: 0, cause: 'fewerThanFour' });
  });

  it('P8-16 first option: play goes on, and the opponent plays the white as it lies', () => {
    const table = openTable();
    table.pressFoul('fewerThanFour');
    table.choose('playOn');
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'openTable' } });
    expect(table.pool()).toEqual({ open: true, called: null, ballInHand: 'none', down: [] });
  });

  it('P8-17 second option: the offender breaks again, and nobody pays for it', () => {
    const table = openTable();
    table.foul('fewerThanFour');
    table.choose('rerackOffender');
    expect(table.board()).toMatchObject({
      active: 0,
      releases: 1,
      prompt: { id: 'breakFromBaulk', player: 0 },
    });
  });

  it('P8-18 third option: the opponent breaks', () => {
    const table = openTable();
    table.foul('fewerThanFour');
    table.choose('rerackOpponent');
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'breakFromBaulk', player: 1 } });
  });

  it('is good after all when a ball drops while the opponent still chooses', () => {
    const table = openTable();
    table.pressFoul('fewerThanFour');
    table.drop('S1');
    expect(table.board()).toMatchObject({ active: 0, prompt: { id: 'openTable' } });
  });

  it('is good after all with every ball that still drops: none of them sets a group', () => {
    const table = openTable();
    table.pressFoul('fewerThanFour');
    table.pass('TL');
    table.pass('TR');
    table.drop('S1', 'TL');
    expect(table.prompt()).toBe('whichBall');
    table.drop('R1', 'TR');
    table.settle();
    expect(table.pool()).toMatchObject({ open: true, down: ['S1', 'R1'] });
    expect(table.board()).toMatchObject({ active: 0, prompt: { id: 'openTable' } });
  });

  it('leaves nothing to choose while a ball that fell has no name: the reader has its moment, then it is asked', () => {
    const table = openTable({ reader: true });
    table.pressFoul('fewerThanFour');
    table.pass('TL');
    expect(table.prompt()).toBeNull();
    expect(table.board().can).not.toContain('choose');
    table.choose('rerackOffender');
    table.settle();
    expect(table.prompt()).toBe('whichBall');
    table.no();
    expect(table.prompt()).toBe('shortBreak');
    table.choose('playOn');
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'openTable' } });
  });

  it('P8-19 is a foul when the white goes down, whatever else did', () => {
    const table = openTable();
    table.pot('S1', 'cue');
    expect(table.board()).toMatchObject({ active: 1, ballsInPlay: 14 });
    expect(table.pool()?.open).toBe(true);
    expect(table.verdict()).toMatchObject({ id: 'foul', cause: 'whitePotted' });
  });

  it('P8-20 P8-21 then the white goes behind the baulk line, and a ball above it has to be played', () => {
    const table = openTable();
    table.pot('cue');
    expect(table.pool()?.ballInHand).toBe('baulk');
    expect(table.board().prompt).toEqual({ id: 'ballInHandBaulk', player: 1 });
    table.miss();
    expect(table.pool()?.ballInHand).toBe('none');
  });

  it('P8-21 from behind the line it is a foul to play a ball behind it, and only then', () => {
    const table = openTable();
    expect(table.board().fouls).not.toContain('notAboveLine');
    table.pot('cue');
    expect(table.board().fouls).toContain('notAboveLine');
    table.drop('S1');
    table.foul('notAboveLine');
    expect(table.board()).toMatchObject({
      active: 0,
      ballsInPlay: 14,
      pool: { ballInHand: 'none', open: true },
    });
    expect(table.verdict()).toMatchObject({ id: 'foul', player: 1, cause: 'notAboveLine' });
    expect(table.board().fouls).not.toContain('notAboveLine');
    table.foul('notAboveLine');
    expect(table.board().active).toBe(0);
  });

  it('short and with the white down leaves the options, and the white behind the line if play goes on', () => {
    const table = openTable();
    table.drop('cue');
    table.pressFoul('fewerThanFour');
    expect(table.prompt()).toBe('shortBreak');
    table.choose('playOn');
    expect(table.board()).toMatchObject({ active: 1, pool: { ballInHand: 'baulk' } });
  });
});
