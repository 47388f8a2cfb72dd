import { describe, expect, it } from 'vitest';
import { openTable } from '../../support/bar-billiards.ts';

describe('giving up', () => {
  const trailing = (lead: number, keepRed = false) => {
    const table = openTable();
    const potsOnTheWay = keepRed ? 70 : 80;
    table.make(lead - potsOnTheWay);
    table.leaveBalls(1, { keepRed });
    table.next();
    return table;
  };

  it('BB-68 a lead above 200 lets the trailing player think of conceding, 200 does not', () => {
    expect(trailing(200).prompt()).toBe('lastBallSetUp');
    const table = trailing(210);
    expect(table.board().prompt).toMatchObject({ id: 'lastBallSetUpOrConcede', player: 1 });
    table.skittlesSet();
    expect(table.prompt()).toBe('lastBallPlayOrConcede');
    table.next();
    expect(table.prompt()).toBe('lastBallPlay');
  });

  it('BBA-6 when the last ball is the red, which may bring 400, the lead must be above that', () => {
    expect(trailing(400, true).prompt()).toBe('lastBallSetUp');
    expect(trailing(410, true).prompt()).toBe('lastBallSetUpOrConcede');
  });

  it('BB-69 a concession ends the game and the opponent wins', () => {
    const table = openTable();
    table.make(100);
    table.concede();
    expect(table.board().result).toEqual({ kind: 'win', winner: 1, reason: 'conceded', ranking: [1, 0] });
    expect(table.verdict()).toMatchObject({ id: 'conceded', player: 0 });
  });

  it('BB-70 no lead ends the game by itself', () => {
    const table = openTable();
    table.make(20_000);
    table.reachLastBall();
    for (let stroke = 0; stroke < 20; stroke++) table.next();
    expect(table.board()).toMatchObject({ phase: 'lastBall', result: null });
  });

  it('BBA-22 of more than two the one at the table is out and last, until one is left', () => {
    const table = openTable({ players: 4 });
    table.make(100);
    table.concede();
    expect(table.board()).toMatchObject({
      phase: 'play',
      active: 1,
      result: null,
      players: [{ out: true }, {}, {}, {}],
    });
    for (const player of [2, 3, 1]) {
      table.next();
      expect(table.board().active).toBe(player);
    }
    table.concede();
    table.make(10);
    table.concede();
    expect(table.board().result).toEqual({
      kind: 'win',
      winner: 3,
      reason: 'conceded',
      ranking: [3, 2, 1, 0],
    });
  });

  it('BBA-22 in the last ball too', () => {
    const table = openTable({ players: 3 });
    table.reachLastBall();
    table.concede();
    expect(table.board()).toMatchObject({ phase: 'lastBall', active: 1 });
    table.concede();
    expect(table.board().result).toMatchObject({ winner: 2, ranking: [2, 1, 0] });
  });
});

describe('winning', () => {
  it('BB-79 the higher score wins', () => {
    const table = openTable();
    table.make(340);
    table.next();
    table.make(240);
    table.leaveBalls(2);
    table.pot('10', '10');
    expect(table.scores()).toEqual(['340+0', '330+0']);
    expect(table.board().result).toEqual({ kind: 'win', winner: 0, reason: 'score', ranking: [0, 1] });
  });

  it('BB-79 the last ball does not win by itself', () => {
    const table = openTable();
    table.make(200);
    table.reachLastBall();
    table.next();
    table.drop('100');
    table.yes();
    expect(table.board().result).toMatchObject({ winner: 0, reason: 'score' });
    expect(table.verdict()).toMatchObject({ id: 'won', player: 0, points: 0 });
  });

  it('BB-80 BBA-7 equal scores are a draw', () => {
    const table = openTable();
    table.leaveBalls(2);
    table.next();
    table.pot('50L', '20R');
    expect(table.scores()).toEqual(['70+0', '70+0']);
    expect(table.board().result).toEqual({ kind: 'draw', winner: null, reason: 'score', ranking: [0, 1] });
    expect(table.verdict()?.id).toBe('drawn');
  });

  it('BB-24 one who practises alone wins, however the last ball ends', () => {
    for (const hole of ['100', '30L']) {
      const table = openTable({ players: 1 });
      table.reachLastBall();
      table.drop(hole);
      table.yes();
      expect(table.board().result).toMatchObject({ kind: 'win', winner: 0, ranking: [0] });
    }
    const table = openTable({ players: 1 });
    table.make(100);
    table.concede();
    expect(table.board().result).toMatchObject({ winner: 0, reason: 'conceded' });
  });
});
