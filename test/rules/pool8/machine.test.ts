import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { boardOf, sceneOf } from '../../../src/rules/pool8/board.ts';
import type { Pool8Event } from '../../../src/rules/pool8/events.ts';
import type { Frame } from '../../../src/rules/pool8/frame.ts';
import { pool8Machine } from '../../../src/rules/pool8/machine.ts';
import { CLASSIC } from '../../../src/rules/pool8/setup.ts';
import { type Ball, SOLIDS } from '../../../src/rules/pool8/table.ts';

/** Every way a game can go in which only the solids, one stripe and the black ever drop, at most two in a stroke. */
function walk() {
  return getShortestPaths(pool8Machine, {
    input: { setup: { rules: CLASSIC, reader: false, delivery: false }, first: 0 },
    events: ({ context: { frame } }) => [...whatMayDrop(frame), ...WHAT_MAY_BE_PRESSED],
    serializeState: ({ value, context: { frame } }) => {
      const { player, solids, down, choice, end } = frame.position;
      const potted = frame.stroke.pots.map(({ ball }) => ball);
      const rolls = JSON.stringify(value).includes('rolling');
      return JSON.stringify([value, player, solids, down.length, choice, end, rolls && potted, frame.called]);
    },
    limit: 60_000,
  });
}

function whatMayDrop({ position, stroke, before }: Frame): Pool8Event[] {
  const isFull = position === before && stroke.pots.length > 1;
  const solid = SOLIDS.find((ball) => !position.down.includes(ball)) ?? 'S7';
  const balls: readonly Ball[] = isFull ? [] : [solid, 'R1', 'black'];
  return balls.map((ball, place) => ({ type: 'panel.ball', ball, pocket: 'TL', at: AT + 10 * place }));
}

const AT = 10_000;
const WHAT_MAY_BE_PRESSED: readonly Pool8Event[] = [
  { type: 'panel.strokeEnd', at: AT },
  { type: 'panel.foul', reason: 'fewerThanFour', at: AT },
  { type: 'panel.foul', reason: 'wrongBallFirst', at: AT },
  { type: 'panel.call', pocket: 'TL', at: AT },
  { type: 'panel.choose', option: 'playOn', at: AT },
  { type: 'panel.group', group: 'stripes', at: AT },
  { type: 'panel.concede', at: AT },
];

describe('the machine', () => {
  const ends = walk().map(({ state }) => state);
  const boards = ends.map((state) => boardOf(state.context.frame, sceneOf(state.value, state.context.frame)));

  it('can reach every state that it has', () => {
    const seen = new Set(ends.map(({ value }) => JSON.stringify(value)));
    const strokes = ['break', 'open', 'groups', 'onBlack'].flatMap((stage) =>
      ['aiming', 'rolling'].map((moment) => ({ [stage]: moment })),
    );
    const all = [...strokes, 'shortBreak', 'whichGroup', 'fouled', 'over'];
    expect([...seen].sort()).toEqual(all.map((value) => JSON.stringify(value)).sort());
  });

  it('ends by the black or because somebody gives up, for either player', () => {
    const results = boards.flatMap(({ result }) => (result ? [`${result.reason} ${result.winner}`] : []));
    expect([...new Set(results)].sort()).toEqual(['black 0', 'black 1', 'conceded 0', 'conceded 1']);
  });

  it('never stands still: until the game is over there is always something that a player may do', () => {
    expect(boards.filter(({ phase, can }) => phase !== 'over' && can.length === 0)).toEqual([]);
  });
});
