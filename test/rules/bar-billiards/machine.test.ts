import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { countBalls } from '../../../src/rules/bar-billiards/balls.ts';
import { boardOf, sceneOf } from '../../../src/rules/bar-billiards/board.ts';
import type { BarBilliardsEvent } from '../../../src/rules/bar-billiards/events.ts';
import { barBilliardsMachine } from '../../../src/rules/bar-billiards/machine.ts';
import { setupOf } from '../../support/bar-billiards.ts';

/** Every way a game of three balls can go, as far as a bystander can tell one position from another. */
function walk() {
  const setup = setupOf({ balls: { white: 2, red: 1 } });
  return getShortestPaths(barBilliardsMachine, {
    input: { setup, players: 2, first: 0 },
    events: ({ context }) => whatMayHappen((context.frame.strokes + 1) * 10_000),
    serializeState: ({ value, context: { frame } }) =>
      JSON.stringify([
        value,
        countBalls(frame.balls),
        frame.turn.player,
        frame.end?.reason,
        frame.lastBallDown?.hole,
      ]),
    limit: 20_000,
  });
}

function whatMayHappen(at: number): BarBilliardsEvent[] {
  return [
    { type: 'ball.potted', hole: '100', ball: 'white', widthMs: 30, at },
    { type: 'ball.potted', hole: '10', ball: 'red', widthMs: 30, at },
    { type: 'stroke.ended', at: at + 5_000 },
    { type: 'bar.dropped', at },
    { type: 'peg.fallen', peg: 'black', at },
    { type: 'peg.fallen', peg: 'whiteL', at },
    { type: 'peg.standing', peg: 'whiteL', at },
    { type: 'panel.next', at: at + 5_000 },
    { type: 'panel.foul', reason: 'baulk', at: at + 5_000 },
    { type: 'panel.concede', at: at + 5_000 },
    { type: 'panel.skittlesSet', at },
    { type: 'panel.yes', at },
    { type: 'panel.no', at },
  ];
}

describe('the machine', () => {
  const ends = walk().map(({ state }) => state);
  const boards = ends.map((state) => boardOf(state.context.frame, sceneOf(state.value)));

  it('can reach every state that it has', () => {
    const seen = new Set(ends.map(({ value }) => JSON.stringify(value)));
    const strokes = ['between', 'stroke', 'fouled'];
    const all = [
      ...strokes.map((moment) => ({ play: moment })),
      ...['stroke', 'fouled', 'between'].map((moment) => ({ afterBar: moment })),
      ...['settingUp', 'atTheD', 'fouled', 'offCushion'].map((moment) => ({ lastBall: moment })),
      'over',
    ];
    expect([...seen].sort()).toEqual(all.map((value) => JSON.stringify(value)).sort());
  });

  it('ends in every way a game can end', () => {
    const reasons = new Set(boards.flatMap(({ result }) => result?.reason ?? []));
    expect([...reasons].sort()).toEqual(['blackPeg', 'conceded', 'lastBall', 'score']);
  });

  it('never stands still: until the game is over there is always something that a player may do', () => {
    expect(boards.filter(({ phase, can }) => phase !== 'over' && can.length === 0)).toEqual([]);
  });

  it('plays the last ball with one ball, and none is left when it is over by the score', () => {
    for (const { phase, ballsInPlay, prompt } of boards.filter((board) => board.phase === 'lastBall')) {
      expect([phase, ballsInPlay]).toEqual([phase, prompt?.id === 'cushion' ? 0 : 1]);
    }
    const byScore = boards.filter(({ result }) => result?.reason === 'score');
    expect(byScore.map(({ ballsInPlay }) => ballsInPlay)).toEqual(byScore.map(() => 0));
  });
});
