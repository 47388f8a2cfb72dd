import { createActor } from 'xstate';
import type { Game, GameBoard, GameEvent, GameLayout, OpenGame } from '../game.ts';
import { boardOf, sceneOf } from './board.ts';
import type { BarBilliardsEvent } from './events.ts';
import type { FrameStart } from './frame.ts';
import { barBilliardsMachine } from './machine.ts';
import { PLAYERS } from './profiles.ts';
import { BALLS, foulReasons, refusalOf, unknownOf } from './refusal.ts';
import type { BarBilliardsSetup } from './setup.ts';
import { undoLast } from './undo.ts';

export function barBilliards(setup: BarBilliardsSetup): Game {
  return {
    name: 'bar-billiards',
    layout: layoutOf(setup),
    balls: BALLS,
    atRest: atRest(setup.balls),
    sells: 'time',
    players: PLAYERS,
    unknown: (event) => unknownOf(setup, event),
    refuses: (event) => refusalOf(setup, event),
    open: (players, first) => openGame({ setup, players, first }),
    undo: undoLast,
  };
}

function layoutOf(setup: BarBilliardsSetup): GameLayout {
  const { holes, pegs, balls, rules, fitted } = setup;
  return {
    holes,
    pegs,
    balls,
    foulReasons: foulReasons(setup),
    lastBallHoles: rules.lastBallHoles,
    flags: {
      lastBallFailure: rules.lastBallFailure,
      restInDIsFoul: rules.restInDIsFoul,
      maxDoublePotsFromBreak: rules.maxDoublePotsFromBreak,
      redRespot: rules.redRespot,
      whiteSpot: rules.whiteSpot,
      baulkLine: rules.baulkLine,
      red: fitted.red,
    },
  };
}

/** All in the trough; the red goes on its spot when a game begins. */
function atRest({ white, red }: BarBilliardsSetup['balls']): Game['atRest'] {
  const all = white + red;
  return { ballsInPlay: all, balls: { bed: 0, baulk: all, transit: 0, trapped: 0 }, redInPlay: red > 0 };
}

function openGame(start: FrameStart): OpenGame {
  const actor = createActor(barBilliardsMachine, { input: start }).start();
  let shown = actor.getSnapshot();
  let board: GameBoard | null = null;
  return {
    tell(event) {
      if (isKnown(event, start.setup)) actor.send(event);
    },
    board() {
      const now = actor.getSnapshot();
      if (!board || now !== shown) board = boardOf(now.context.frame, sceneOf(now.value));
      shown = now;
      return board;
    },
  };
}

// What nobody at this table could have sensed or pressed is not told to the game.
function isKnown(event: GameEvent, setup: BarBilliardsSetup): event is BarBilliardsEvent {
  return refusalOf(setup, event) === null;
}
