import { liftBall, takeFromTrough } from './balls.ts';
import type { Frame, Turn } from './frame.ts';
import { settleLane } from './pots.ts';
import { askForRed } from './red.ts';
import { passTurn, potsOfStroke } from './turn.ts';

const NONE: readonly string[] = [];

/** A stroke begins. With no sensor in the trough its ball is taken now; the red that is owed to its spot too. */
export function strike(frame: Frame): Frame {
  const toSpot = frame.balls.bed === 0 || frame.redToSpot ? 1 : 0;
  const seen = frame.setup.fitted.trough;
  const balls = seen ? frame.balls : takeFromTrough(frame.balls, 1 + toSpot);
  const strokes = frame.strokes + 1;
  return {
    ...frame,
    balls,
    strokes,
    redToSpot: false,
    restanding: false,
    moved: NONE,
    byHand: null,
    advice: null,
  };
}

/** A ball was lifted out of the trough: what was potted before belongs to the stroke before (BBA-1). */
export function lift(frame: Frame, at: number): Frame {
  const begun = potsOfStroke(frame).length > 0 ? strike(endStroke(frame, at)) : frame;
  return { ...begun, balls: liftBall(begun.balls) };
}

/** All balls lie still. A scoring stroke lets the player go on (BB-29), and a stroke without one is left to NEXT. */
export function endStroke(before: Frame, at: number): Frame {
  const frame = settleLane(closeFouled(before, at), at);
  const pots = potsOfStroke(frame);
  if (pots.length === 0) return frame;
  const turn = countDouble(frame, pots.length);
  const redDown = pots.some((pot) => pot.ball === 'red');
  const redToSpot = frame.setup.rules.redRespot && redDown && !frame.balls.barDown;
  return askForRed({ ...frame, turn, redToSpot, breakPosition: frame.balls.bed === 0 }, pots);
}

/** NEXT: the stroke missed, and what the turn brought is banked (BB-25, BB-35). */
export function next(frame: Frame, at: number): Frame {
  const { player, points } = frame.turn;
  const ended = endStroke(frame, at);
  const passed = passTurn(ended, { foul: null, falls: [], how: 'next', closedAt: at });
  const breakPosition = ended.balls.bed === 0;
  return { ...passed, breakPosition, verdict: { id: points > 0 ? 'banked' : 'miss', player, points, at } };
}

/** The time is up and potted balls come home no more; the turn is not interrupted (BB-53, BB-54). */
export function dropBar(frame: Frame): Frame {
  if (frame.balls.barDown) return frame;
  const balls = { ...frame.balls, barDown: true };
  return { ...frame, balls, redToSpot: false, advice: { id: 'barDropped', player: frame.turn.player } };
}

/** The stroke that was fouled is over: nothing that drops from here on belongs to it. */
function closeFouled(frame: Frame, at: number): Frame {
  if (!frame.passed || frame.passed.closedAt !== null) return frame;
  return { ...frame, passed: { ...frame.passed, closedAt: at }, breakPosition: frame.balls.bed === 0 };
}

function countDouble({ turn, breakPosition, strokes }: Frame, potted: number): Turn {
  if (!turn.pots.some((pot) => pot.stroke === strokes)) return turn;
  return { ...turn, doubles: breakPosition && potted > 1 ? turn.doubles + 1 : 0 };
}
