import { createActor } from 'xstate';
import type { Game, GameBoard, GameLayout, OpenGame } from '../game.ts';
import { boardOf, sceneOf } from './board.ts';
import { FOUL_REASONS } from './events.ts';
import type { FrameStart } from './frame.ts';
import { pool8Machine } from './machine.ts';
import { isKnown, unknownOf } from './refusal.ts';
import type { Pool8Setup } from './setup.ts';
import { BALLS, OBJECT_BALLS, POCKETS } from './table.ts';
import { undoLast } from './undo.ts';

export function pool8(setup: Pool8Setup): Game {
  return {
    name: 'pool8',
    layout: layoutOf(setup),
    balls: BALLS,
    atRest: AT_REST,
    sells: 'balls',
    players: { min: 2, max: 2 },
    unknown: unknownOf,
    refuses: unknownOf,
    open: (_, first) => openGame({ setup, first }),
    undo: undoLast,
  };
}

function layoutOf({ rules, reader }: Pool8Setup): GameLayout {
  return {
    holes: POCKETS.map((id) => ({ id, worth: 0 })),
    pegs: [],
    balls: { white: 1, red: 0 },
    foulReasons: FOUL_REASONS,
    lastBallHoles: [],
    flags: { ...rules, reader },
  };
}

/** All are inside until they are paid for. */
const AT_REST: Game['atRest'] = {
  ballsInPlay: OBJECT_BALLS.length,
  balls: { bed: 0, baulk: 0, transit: 0, trapped: OBJECT_BALLS.length },
  redInPlay: false,
};

function openGame(start: FrameStart): OpenGame {
  const actor = createActor(pool8Machine, { input: start }).start();
  let shown = actor.getSnapshot();
  let board: GameBoard | null = null;
  return {
    tell(event) {
      if (isKnown(event)) actor.send(event);
    },
    board() {
      const now = actor.getSnapshot();
      const { frame } = now.context;
      if (!board || now !== shown) board = boardOf(frame, sceneOf(now.value, frame));
      shown = now;
      return board;
    },
  };
}
