import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS } from '../../../src/rules/bar-billiards/table.ts';
import { openTable, type TableWish } from '../../support/bar-billiards.ts';

/** P1 has 80 banked, P2 nothing; P1 is at the table and the last ball, a white, lies ready. */
function atLastBall(wish: TableWish = {}, keep = {}) {
  const table = openTable(wish);
  table.reachLastBall(keep);
  return table;
}

describe.each(['A1', 'A2', 'A3'] as const)('BB-20 the last ball under %s', (skittles) => {
  const open = (wish: TableWish = {}, keep = {}) => atLastBall({ skittles, ...wish }, keep);
  const plugs = ARRANGEMENTS[skittles]
    .filter((peg) => peg.costs === 'turn')
    .map((peg) => peg.id)
    .slice(0, 2);
  const [plug = ''] = plugs;

  it('BB-58 BB-59 BB-60 one ball left: the skittles go into the 50 holes first', () => {
    const table = openTable({ skittles });
    table.leaveBalls(2);
    table.drop('10');
    expect(table.board().phase).toBe('afterBar');
    table.settle();
    expect(table.board()).toMatchObject({
      phase: 'lastBall',
      ballsInPlay: 1,
      active: 0,
      plugged: ['50L', '50R'],
    });
    expect(table.board().prompt).toEqual({
      id: 'lastBallSetUp',
      player: 0,
      pegs: plugs,
      holes: ['50L', '50R'],
    });
    table.skittlesSet();
    expect(table.board().prompt).toEqual({ id: 'lastBallPlay', player: 0, holes: ['100', '200'] });
  });

  it('BB-58 it is also the last ball when the stroke before it was a miss or a foul', () => {
    for (const end of ['next', 'foul'] as const) {
      const table = openTable({ skittles });
      table.leaveBalls(2);
      table.drop('10');
      table[end]();
      expect(table.board()).toMatchObject({ phase: 'lastBall', active: 1 });
    }
  });

  it('BBA-8 what the turn brought is banked before it', () => {
    const table = open();
    expect(table.scores()).toEqual(['80+0', '0+0']);
  });

  it('BB-59 BBA-21 setting the skittles up is no foul, and they break no beam that counts', () => {
    const table = openTable({ skittles });
    table.leaveBalls(1);
    for (const peg of plugs) table.knock(peg);
    table.wobble(plug);
    table.drop('50L', 'white', null);
    table.drop('50R', 'white', 30);
    expect(table.board()).toMatchObject({ phase: 'lastBall', active: 0, ballsInPlay: 1, result: null });
    expect(table.prompt()).toBe('lastBallSetUp');
  });

  it('BB-65 the black that falls loses the game, whether or not anybody said that the skittles are set', () => {
    const table = openTable({ skittles });
    table.leaveBalls(1);
    table.knock('black');
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 1, reason: 'blackPeg' } });
    expect(table.score(0)).toBe('0+0');
  });

  it('BBX-11 once the skittles are set a FOUL is about the last ball, not about the break before it', () => {
    const table = openTable({ skittles });
    table.leaveBalls(2);
    table.drop('10');
    table.settle();
    table.skittlesSet();
    table.pressFoul('noCushion');
    expect(table.board()).toMatchObject({ phase: 'lastBall', active: 1 });
    expect(table.scores()[0]).not.toBe('0+0');
  });

  it('BB-61 BB-63 off a cushion into the 100 it scores and ends the game', () => {
    const table = open();
    table.drop('100');
    expect(table.board()).toMatchObject({ phase: 'lastBall', ballsInPlay: 0 });
    expect(table.board().prompt).toEqual({ id: 'cushion', ask: 'yesNo', otherwise: 'yes', player: 0 });
    table.settle();
    expect(table.prompt()).toBe('cushion');
    table.yes();
    expect(table.scores()).toEqual(['180+0', '0+0']);
    expect(table.board().result).toEqual({ kind: 'win', winner: 0, reason: 'score', ranking: [0, 1] });
    expect(table.verdict()).toMatchObject({ id: 'won', player: 0, points: 100 });
  });

  it('BB-63 the red scores double', () => {
    const table = open({}, { keepRed: true });
    table.drop('100', 'red');
    table.yes();
    expect(table.score(0)).toBe('270+0');
  });

  it('BB-62 they alternate until it is down, and missing everything is no foul', () => {
    const table = open();
    table.next();
    table.pressFoul('noContact');
    expect(table.board().active).toBe(1);
    table.next();
    table.foul('baulk');
    expect(table.board()).toMatchObject({ phase: 'lastBall', active: 1 });
    table.drop('200');
    table.yes();
    expect(table.scores()).toEqual(['80+0', '200+0']);
  });

  it('BB-64 BBA-5 in any other hole the striker has lost', () => {
    const table = open();
    table.drop('30L');
    expect(table.board()).toMatchObject({
      phase: 'over',
      result: { winner: 1, reason: 'lastBall', ranking: [1, 0] },
    });
    expect(table.scores()).toEqual(['80+0', '0+0']);
    expect(table.board().players[0]?.out).toBe(true);
    expect(table.verdict()).toMatchObject({ id: 'lost', player: 0, cause: '30L' });
  });

  it('BBA-5 or nobody scores, and the higher score wins', () => {
    const table = open({ rules: { lastBallFailure: 'noScoreGameOver' } });
    table.drop('30L');
    expect(table.board().result).toEqual({ kind: 'win', winner: 0, reason: 'score', ranking: [0, 1] });
    expect(table.scores()).toEqual(['80+0', '0+0']);
  });

  it('BBA-5 of four players the striker is last and the others rank by score', () => {
    const table = openTable({ skittles, players: 4 });
    for (const points of [100, 30, 50, 200]) {
      table.make(points);
      table.next();
    }
    table.reachLastBall();
    table.drop('10');
    expect(table.board().result).toEqual({
      kind: 'win',
      winner: 3,
      reason: 'lastBall',
      ranking: [3, 2, 1, 0],
    });
  });

  it('BBA-16 not off a cushion it counts as another hole', () => {
    for (const end of ['no', 'foul'] as const) {
      const table = open();
      table.drop('100');
      if (end === 'no') table.no();
      else table.pressFoul('noCushion');
      expect(table.board().result).toMatchObject({ winner: 1, reason: 'lastBall' });
      expect(table.score(0)).toBe('80+0');
    }
  });

  it('BB-65 the black falls: the striker has nothing and has lost', () => {
    const table = open();
    table.knock('black');
    expect(table.scores()).toEqual(['0+0', '0+0']);
    expect(table.board().result).toEqual({ kind: 'win', winner: 1, reason: 'blackPeg', ranking: [1, 0] });
    expect(table.verdict()).toMatchObject({ id: 'blackPeg', player: 0, points: -80 });
  });

  it('BB-65 also when the ball has gone down, or a white was touched before', () => {
    const down = open();
    down.drop('100');
    down.knock('black');
    expect(down.board()).toMatchObject({ phase: 'over', result: { winner: 1, reason: 'blackPeg' } });
    const touched = open();
    touched.knock(plug);
    touched.knock('black');
    expect(touched.board()).toMatchObject({ phase: 'over', result: { winner: 1, reason: 'blackPeg' } });
    const told = open();
    told.drop('30L');
    told.knock('black', { ago: 500 });
    expect(told.board().result).toMatchObject({ winner: 1, reason: 'blackPeg' });
    expect(told.score(0)).toBe('0+0');
  });

  it.each(['knock', 'wobble'] as const)('BB-66 BBA-21 a %s of a skittle in its hole is a touch', (touch) => {
    const table = open();
    table[touch](plug);
    expect(table.board()).toMatchObject({
      phase: 'lastBall',
      active: 1,
      verdict: { id: 'foul', cause: plug },
    });
    table.settle();
    expect(table.scores()).toEqual(['80+0', '0+0']);
    table.drop('100');
    expect(table.prompt()).toBe('cushion');
  });

  it.each(['knock', 'wobble'] as const)(
    'BBA-21 a %s before the skittles were said to be set, but told after, is none',
    (touch) => {
      const table = open();
      table[touch](plug, { ago: 400 });
      expect(table.board()).toMatchObject({ phase: 'lastBall', active: 0, result: null });
      expect(table.prompt()).toBe('lastBallPlay');
    },
  );

  it.each(['100', '200'])('BB-67 and the ball then goes in the %s: lost, no points', (hole) => {
    const table = open();
    table.knock(plug);
    table.drop(hole);
    expect(table.board().result).toMatchObject({ winner: 1, reason: 'lastBall' });
    expect(table.scores()).toEqual(['80+0', '0+0']);
  });

  it('BB-67 what counts is that it was touched before it went down, not when it was told', () => {
    const before = open();
    before.drop('100');
    before.knock(plug, { ago: 600 });
    expect(before.board().result).toMatchObject({ winner: 1, reason: 'lastBall' });
    const after = open();
    after.drop('100');
    after.knock(plug);
    expect(after.prompt()).toBe('cushion');
  });

  it('BBA-21 a 50 hole’s beam broken for 250 ms or less is a ball, for longer a skittle', () => {
    const skittle = open();
    skittle.drop('50L', 'white', 251);
    skittle.drop('50L', 'white', null);
    expect(skittle.board()).toMatchObject({ phase: 'lastBall', ballsInPlay: 1 });
    const ball = open();
    ball.drop('50L', 'white', 250);
    expect(ball.board().result).toMatchObject({ winner: 1, reason: 'lastBall' });
  });

  it('BB-78 with the 200 alone the 100 is another hole', () => {
    const table = open({ rules: { lastBallHoles: ['200'] } });
    expect(table.board().prompt).toMatchObject({ holes: ['200'] });
    table.drop('100');
    expect(table.board().result).toMatchObject({ winner: 1, reason: 'lastBall' });
  });

  it('a ball played before anyone said that the skittles are set counts', () => {
    const table = openTable({ skittles });
    table.leaveBalls(1);
    table.drop('200');
    table.yes();
    expect(table.score(0)).toBe('280+0');
  });

  it('a ball the lane brings home makes it two again, and the ordinary game goes on', () => {
    const table = open({ fitted: { lane: true } });
    table.home();
    expect(table.board()).toMatchObject({ phase: 'afterBar', ballsInPlay: 2 });
  });
});
