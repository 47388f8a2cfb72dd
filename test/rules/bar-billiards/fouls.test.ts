import { describe, expect, it } from 'vitest';
import { mildPeg, openAt340plus120, openTable } from '../../support/bar-billiards.ts';

describe.each(['A1', 'A2', 'A3'] as const)('BB-20 fouls under %s', (skittles) => {
  const open = (wish = {}) => openAt340plus120({ skittles, ...wish });

  it.each(['baulk', 'noContact', 'offTable', 'other'] as const)(
    'BB-37 BB-38 BB-39 FOUL with reason %s costs the turn and passes it',
    (reason) => {
      const table = open();
      table.pressFoul(reason);
      expect(table.scores()).toEqual(['340+0', '0+0']);
      expect(table.verdict()).toMatchObject({ id: 'foul', player: 0, points: -120, cause: reason });
      expect(table.board()).toMatchObject({ active: 1, ballsInPlay: 8 });
    },
  );

  it('BB-37 the beam at the baulk line sees it by itself', () => {
    const table = open({ fitted: { baulk: true } });
    table.drop('30L');
    table.overBaulk();
    expect(table.scores()).toEqual(['340+0', '0+0']);
    expect(table.verdict()).toMatchObject({ cause: 'baulk', points: -150 });
  });

  it('BBX-21 where baulk lines are ignored neither beam nor button knows them', () => {
    const table = open({ rules: { baulkLine: false }, fitted: { baulk: true } });
    table.overBaulk();
    table.pressFoul('baulk');
    expect(table.scores()).toEqual(['340+120', '0+0']);
  });

  it('BB-38 a ball potted straight down without contact scores nothing once FOUL is pressed', () => {
    const table = open();
    table.drop('200');
    table.pressFoul('noContact');
    expect(table.scores()).toEqual(['340+0', '0+0']);
  });

  it('BB-39 a ball that left the table is back in baulk', () => {
    const table = open();
    const { bed, baulk } = table.board().balls;
    table.pressFoul('offTable');
    expect(table.board().balls).toMatchObject({ bed, baulk });
    table.settle();
    table.foul('noContact');
    expect(table.board().balls).toMatchObject({ bed: bed + 1, baulk: baulk - 1 });
  });

  it('BB-40 BB-41 the foul takes this turn and nothing banked', () => {
    const table = openTable({ skittles });
    table.make(200);
    table.next();
    table.next();
    table.make(150);
    table.drop('30L');
    table.knock(mildPeg(table));
    expect(table.scores()).toEqual(['200+0', '0+0']);
  });

  it.each([2, 3, 4])('BB-43 of %i players only the offender loses', (players) => {
    const table = openTable({ skittles, players });
    for (let player = 0; player < players; player++) {
      table.make(100 + 10 * player);
      table.next();
    }
    const others = table.scores().slice(1);
    table.make(50);
    table.knock('black');
    expect(table.scores()).toEqual(['0+0', ...others]);
    expect(table.board().active).toBe(1);
  });

  it('BB-47 a ball in the D goes back to baulk and is no foul', () => {
    const table = open();
    const { bed, baulk } = table.board().balls;
    table.foul('restInD');
    expect(table.scores()).toEqual(['340+120', '0+0']);
    expect(table.board()).toMatchObject({ active: 0, balls: { bed: bed - 1, baulk: baulk + 1 } });
    expect(table.prompt()).toBe('ballInD');
  });

  it('BBA-3 where it is a foul it costs the turn', () => {
    const table = open({ rules: { restInDIsFoul: true } });
    table.foul('restInD');
    expect(table.scores()).toEqual(['340+0', '0+0']);
    expect(table.board().active).toBe(1);
  });

  it('BBA-2 FOUL after NEXT, while balls may still roll, is about the stroke before', () => {
    const table = open();
    table.next();
    expect(table.score(0)).toBe('460+0');
    table.tell({ type: 'panel.foul', reason: 'baulk', at: table.now() + 3_000 });
    expect(table.scores()).toEqual(['340+0', '0+0']);
    expect(table.board().active).toBe(1);
  });

  it('BBA-2 after that time it is the next player’s', () => {
    const table = open();
    table.next();
    table.pressFoul('noContact');
    expect(table.scores()).toEqual(['460+0', '0+0']);
    expect(table.board().active).toBe(0);
  });

  it('BBA-20 no score is ever below nothing', () => {
    const table = openTable({ skittles });
    table.knock('black');
    table.settle();
    table.foul();
    expect(table.scores()).toEqual(['0+0', '0+0']);
    expect(table.verdict()).toMatchObject({ points: 0 });
  });

  it('BBA-23 what still drops in a fouled stroke scores for nobody, and the next stroke counts again', () => {
    const table = open();
    table.pressFoul('noContact');
    table.drop('200', 'red');
    expect(table.scores()).toEqual(['340+0', '0+0']);
    table.settle();
    table.drop('50L');
    expect(table.scores()).toEqual(['340+0', '0+50']);
  });

  it('BBA-23 after the bar such a ball is gone all the same', () => {
    const table = open();
    table.dropBar();
    table.pressFoul('noContact');
    table.drop('200');
    expect(table.board()).toMatchObject({ ballsInPlay: 7, players: [{ score: 340, turn: 0 }, { turn: 0 }] });
  });
});

describe('double pots from the break position', () => {
  const doubles = (count: number, wish = {}) => {
    const table = openTable({ rules: { maxDoublePotsFromBreak: 3 }, ...wish });
    for (let double = 0; double < count; double++) table.pot('red 10', '10');
    return table;
  };

  it('BBX-7 the empty bed is a new break position', () => {
    const table = doubles(1);
    expect(table.board()).toMatchObject({
      balls: { bed: 0, baulk: 8 },
      prompt: { id: 'breakPosition', player: 0 },
    });
    table.drop('10');
    expect(table.board().balls).toMatchObject({ bed: 1, baulk: 7 });
  });

  it('BBA-4 after the third the player is told to leave one up', () => {
    expect(doubles(2).prompt()).toBe('breakPosition');
    expect(doubles(3).prompt()).toBe('leaveOneUp');
  });

  it('BBA-4 the fourth costs the break', () => {
    const table = doubles(3);
    expect(table.score(0)).toBe('0+90');
    table.drop('200', 'red');
    table.drop('10');
    expect(table.scores()).toEqual(['0+0', '0+0']);
    expect(table.verdict()).toMatchObject({ id: 'foul', cause: 'doublePot', points: -500 });
    expect(table.board().active).toBe(1);
  });

  it('BBA-4 leaving one up begins the count anew', () => {
    const table = doubles(3);
    table.pot('10');
    table.pot('10', '10');
    table.pot('red 10', '10');
    expect(table.board().active).toBe(0);
    expect(table.score(0)).toBe('0+150');
  });

  it('BBA-4 the sources know no limit', () => {
    const table = doubles(6, { profile: 'classic', rules: {} });
    expect([table.score(0), table.prompt()]).toEqual(['0+180', 'breakPosition']);
  });
});

describe('the panel', () => {
  it('refuses what it does not know, by name', () => {
    const { game } = openTable({ rules: { baulkLine: false } });
    const refuses = (type: string, details = {}) => game.refuses({ type, at: 0, ...details });
    expect(refuses('panel.foul', { reason: 'rudeness' })).toContain('rudeness');
    expect(refuses('panel.foul', { reason: 'baulk' })).toContain('baulk');
    expect(refuses('panel.foul')).toContain('reason');
    expect(refuses('panel.red', { hole: '75' })).toContain('75');
    expect(refuses('panel.addPot', { hole: '50L', ball: 'green' })).toContain('green');
    expect(refuses('peg.fallen', { peg: 'purple' })).toContain('purple');
    expect(refuses('panel.dance')).toContain('dance');
    expect(refuses('toString')).toContain('unknown');
    expect(refuses('panel.foul', { reason: 'noContact' })).toBeNull();
    expect(refuses('panel.next')).toBeNull();
  });
});
