import { describe, expect, it } from 'vitest';
import { A1_WITH_REDS, ARRANGEMENTS } from '../../../src/rules/bar-billiards/table.ts';
import { mildPeg, openAt340plus120, openTable } from '../../support/bar-billiards.ts';

describe('what each skittle costs', () => {
  it('BB-12 BB-13 BB-42 the black costs everything the player has', () => {
    const table = openAt340plus120();
    table.knock('black');
    expect(table.scores()).toEqual(['0+0', '0+0']);
    expect(table.board().active).toBe(1);
    expect(table.verdict()).toMatchObject({ id: 'blackPeg', player: 0, points: -460, cause: 'black' });
  });

  it.each(['whiteL', 'whiteR'])('BB-15 in A1 %s costs the turn', (peg) => {
    const table = openAt340plus120({ skittles: 'A1' });
    table.knock(peg);
    expect(table.scores()).toEqual(['340+0', '0+0']);
    expect(table.board().active).toBe(1);
    expect(table.verdict()).toMatchObject({ id: 'foul', player: 0, points: -120, cause: peg });
  });

  it.each(['redL', 'redR'])('BB-16 in A1 it is the same when they are red: %s', (peg) => {
    const table = openAt340plus120({ skittles: A1_WITH_REDS });
    table.knock(peg);
    expect(table.scores()).toEqual(['340+0', '0+0']);
  });

  it('BB-17 in A2 a white costs the turn', () => {
    const table = openAt340plus120({ skittles: 'A2' });
    table.knock('whiteR');
    expect(table.scores()).toEqual(['340+0', '0+0']);
  });

  it('BB-18 in A2 the red costs everything, like the black', () => {
    const table = openAt340plus120({ skittles: 'A2' });
    table.knock('red');
    expect(table.scores()).toEqual(['0+0', '0+0']);
    expect(table.verdict()).toMatchObject({ id: 'redPeg', points: -460 });
  });

  it.each(['redL', 'redR', 'redC'])('BB-19 in A3 %s costs the turn', (peg) => {
    const table = openAt340plus120({ skittles: 'A3' });
    table.knock(peg);
    expect(table.scores()).toEqual(['340+0', '0+0']);
  });

  it.each(
    Object.entries(ARRANGEMENTS).flatMap(([skittles, pegs]) =>
      pegs.map((peg) => ({ skittles: pegs, name: skittles, ...peg })),
    ),
  )('BB-36 in $name toppling $id is a foul and passes the turn', ({ skittles, id }) => {
    const table = openTable({ skittles });
    table.make(50);
    table.knock(id);
    expect(table.board()).toMatchObject({ active: 1, players: [{ score: 0, turn: 0 }, {}] });
  });
});

describe.each(['A1', 'A2', 'A3'] as const)('BB-20 skittles and their stroke under %s', (skittles) => {
  const open = () => openAt340plus120({ skittles });

  it('BB-40 BB-44 pot and foul cost the turn in either order', () => {
    for (const pegFirst of [true, false]) {
      const table = open();
      const peg = mildPeg(table);
      if (pegFirst) table.knock(peg);
      table.drop('30L');
      if (!pegFirst) table.knock(peg);
      expect(table.scores()).toEqual(['340+0', '0+0']);
      table.settle();
      expect(table.board().active).toBe(1);
    }
  });

  it('BB-46 a fallen skittle is to be stood up, until it stands', () => {
    const table = open();
    const peg = mildPeg(table);
    table.knock(peg);
    expect(table.board().prompt).toEqual({ id: 'restandPeg', pegs: [peg] });
    table.stand(peg);
    expect(table.prompt()).toBe('fromTheD');
  });

  it('BB-48 a skittle that only moved is no foul: it is put right, and the stroke counts', () => {
    const table = open();
    table.drop('30L');
    table.wobble('black');
    expect(table.board().prompt).toEqual({ id: 'restandPeg', pegs: ['black'] });
    table.settle();
    expect(table.scores()).toEqual(['340+150', '0+0']);
    table.drop('10');
    expect(table.prompt()).toBeNull();
  });

  it('BB-49 the black fell first: its penalty, though the other fell too', () => {
    const table = open();
    table.knock('black');
    table.knock(mildPeg(table));
    expect(table.score(0)).toBe('0+0');
  });

  it('BB-50 the other fell first: only the turn is lost', () => {
    const table = open();
    table.knock(mildPeg(table));
    table.knock('black');
    expect(table.score(0)).toBe('340+0');
    expect(table.verdict()).toMatchObject({ id: 'foul', points: -120 });
  });

  it('BB-49 BB-50 what counts is when they fell, not when it was told', () => {
    const harsh = open();
    harsh.knock(mildPeg(harsh));
    harsh.knock('black', { ago: 350 });
    expect(harsh.score(0)).toBe('0+0');
    expect(harsh.verdict()).toMatchObject({ id: 'blackPeg', points: -460 });
    const mild = open();
    mild.knock('black');
    mild.knock(mildPeg(mild), { ago: 350 });
    expect(mild.score(0)).toBe('340+0');
  });

  it('BB-49 a skittle told after its stroke was over is still judged with it', () => {
    const table = open();
    table.knock(mildPeg(table));
    table.tell({ type: 'stroke.ended', at: table.now() + 100 });
    table.tell({ type: 'peg.fallen', peg: 'black', at: table.now() - 50 });
    expect(table.scores()).toEqual(['0+0', '0+0']);
    expect(table.board().active).toBe(1);
  });

  it('a skittle that fell before NEXT, and is told after it, takes the turn back from the bank', () => {
    const table = open();
    table.next();
    expect(table.score(0)).toBe('460+0');
    table.tell({ type: 'peg.fallen', peg: mildPeg(table), at: table.now() - 100 });
    expect(table.scores()).toEqual(['340+0', '0+0']);
    expect(table.board().active).toBe(1);
  });

  it('BBA-10 too close to order: the milder penalty stands until the players say', () => {
    const ask = () => {
      const table = open();
      table.knock('black');
      table.tell({ type: 'peg.fallen', peg: mildPeg(table), at: table.now() + 4 });
      return table;
    };
    const table = ask();
    const pegs = ['black', mildPeg(table)];
    expect(table.board().prompt).toEqual({ id: 'pegFirst', ask: 'yesNo', otherwise: 'no', pegs });
    expect(table.score(0)).toBe('340+0');
    table.no();
    expect([table.score(0), table.prompt()]).toEqual(['340+0', 'restandPeg']);
    const other = ask();
    other.yes();
    expect([other.score(0), other.prompt()]).toEqual(['0+0', 'restandPeg']);
    expect(other.board().active).toBe(1);
  });

  it('BBA-10 five milliseconds are enough to tell them apart', () => {
    const table = open();
    table.knock('black');
    table.tell({ type: 'peg.fallen', peg: mildPeg(table), at: table.now() + 5 });
    expect([table.score(0), table.prompt()]).toEqual(['0+0', 'restandPeg']);
  });

  it('BBA-14 while a fallen skittle is being stood up another that falls over is nothing', () => {
    const table = open();
    table.knock(mildPeg(table));
    table.settle();
    table.knock('black');
    expect(table.scores()).toEqual(['340+0', '0+0']);
    expect(table.board()).toMatchObject({ active: 1, prompt: { pegs: [mildPeg(table), 'black'] } });
  });

  it('BBA-14 a skittle that nobody stood up again excuses no later stroke', () => {
    const table = open();
    table.knock(mildPeg(table));
    table.settle();
    table.pot('50L');
    expect(table.prompt()).toBeNull();
    table.knock('black');
    expect(table.board()).toMatchObject({ active: 0, verdict: { id: 'blackPeg', player: 1, points: -50 } });
  });

  it('BBA-14 with all skittles standing and no sensor in the trough it is the foul of who is at the table', () => {
    const table = open();
    table.next();
    table.wait(10_000);
    table.knock('black');
    expect(table.board()).toMatchObject({ active: 0, verdict: { id: 'blackPeg', player: 1 } });
  });

  it('BBA-14 with a sensor in the trough and no ball taken the players are asked whether it was a hand', () => {
    const ask = () => {
      const table = openAt340plus120({ skittles, fitted: { trough: true } });
      table.knock('black');
      return table;
    };
    const table = ask();
    expect(table.board().prompt).toEqual({
      id: 'pegByHand',
      ask: 'yesNo',
      otherwise: 'yes',
      pegs: ['black'],
    });
    table.yes();
    expect(table.scores()).toEqual(['340+120', '0+0']);
    const other = ask();
    other.no();
    expect(other.scores()).toEqual(['0+0', '0+0']);
    const unanswered = ask();
    unanswered.lift();
    expect([unanswered.score(0), unanswered.prompt()]).toEqual(['340+120', null]);
  });

  it('NEXT pressed out of habit after a skittle fell does not pass the turn again', () => {
    const table = open();
    table.knock(mildPeg(table));
    table.tell({ type: 'panel.next', at: table.now() + 1_500 });
    expect(table.board().active).toBe(1);
    table.next();
    expect(table.board().active).toBe(0);
  });

  it('FOUL pressed for a skittle that was sensed costs nobody more', () => {
    const table = open();
    table.knock(mildPeg(table));
    table.tell({ type: 'panel.foul', reason: 'other', at: table.now() + 1_500 });
    expect(table.scores()).toEqual(['340+0', '0+0']);
    expect(table.board().active).toBe(1);
  });
});

describe('the red skittle of A2', () => {
  it('BBA-11 whichever of red and white fell first decides, as with the black', () => {
    const redFirst = openAt340plus120({ skittles: 'A2' });
    redFirst.knock('red');
    redFirst.knock('whiteL');
    expect(redFirst.score(0)).toBe('0+0');
    const whiteFirst = openAt340plus120({ skittles: 'A2' });
    whiteFirst.knock('whiteL');
    whiteFirst.knock('red');
    expect(whiteFirst.score(0)).toBe('340+0');
  });

  it('BBA-11 red and black cost the same, so nobody is asked which was first', () => {
    const table = openAt340plus120({ skittles: 'A2' });
    table.knock('red');
    table.tell({ type: 'peg.fallen', peg: 'black', at: table.now() + 1 });
    expect([table.score(0), table.prompt()]).toEqual(['0+0', 'restandPeg']);
  });
});
