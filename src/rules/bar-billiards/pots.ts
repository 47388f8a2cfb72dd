import type { GameFault } from '../game.ts';
import { dropBall, overdue, settleOverdue } from './balls.ts';
import type { Ball } from './events.ts';
import type { Frame, Pot } from './frame.ts';
import { changePots, potsOfStroke, withPassed, worthOf } from './turn.ts';

export interface BallDown {
  readonly hole: string;
  readonly ball: Ball;
  readonly at: number;
}

/** Twice the usual set: reaches back over the stroke before the latest, which is all that can be corrected. */
const KEPT_POTS = 16;

/** A ball goes down in the turn of the player at the table (BB-28, BB-32). */
export function pot(frame: Frame, down: BallDown): Frame {
  const { frame: landed, potted } = land(frame, down);
  if (!potted) return landed;
  const points = worthOf(potted, frame.setup);
  const turn = changePots(frame.turn, keep(frame.turn.pots, potted), points);
  const { hole: cause, at } = potted;
  return { ...landed, turn, verdict: { id: 'pot', player: turn.player, points, cause, at } };
}

/** A ball goes down in a stroke whose turn has passed: worthless when it was fouled (BBA-23), else his. */
export function latePot(frame: Frame, down: BallDown): Frame {
  const { frame: landed, potted } = land(frame, down);
  if (!potted || !frame.passed) return landed;
  const points = frame.passed.foul === null ? worthOf(potted, frame.setup) : 0;
  return withPassed(landed, changePots(frame.passed, keep(frame.passed.pots, potted), points));
}

/** The second pot of a double that is one too many costs the break (BBA-4). */
export function wouldBeOneTooMany(frame: Frame): boolean {
  const most = frame.setup.rules.maxDoublePotsFromBreak;
  if (most === null || !frame.breakPosition || frame.turn.doubles < most) return false;
  return potsOfStroke(frame).length === 1;
}

/** What cannot be, by name; told once, whatever made it happens again. */
export function withFault(frame: Frame, fault: GameFault): Frame {
  const known = frame.faults.some((each) => each.code === fault.code && each.what === fault.what);
  return known ? frame : { ...frame, faults: [...frame.faults, fault] };
}

/** Balls that the lane never counted are where they must be by now. */
export function settleLane(frame: Frame, at: number): Frame {
  const balls = settleOverdue(frame.balls, at);
  if (balls === frame.balls) return frame;
  const missed = !balls.barDown && overdue(frame.balls, at) > 0;
  const settled = { ...frame, balls };
  return missed ? withFault(settled, { code: 'BALL_COUNT', what: 'lane', at }) : settled;
}

export interface Landed {
  readonly frame: Frame;
  /** Null when no ball could have gone down. */
  readonly potted: Pot | null;
}

export function land(before: Frame, { hole, ball: seen, at }: BallDown): Landed {
  const short = before.balls.bed + before.balls.baulk === 0;
  const frame = short ? settleLane(before, at) : before;
  const twice = seen === 'red' && redIsDown(frame);
  const ball = twice ? 'white' : seen;
  const balls = dropBall(frame.balls, { hole, ball, at }, frame.setup.fitted.lane);
  if (!balls) return { frame: withFault(frame, { code: 'BALL_COUNT', what: hole, at }), potted: null };
  const landed = { ...frame, balls };
  const potted = { hole, ball, stroke: frame.strokes, trapped: balls.barDown, at };
  return { frame: twice ? withFault(landed, { code: 'RED_TWICE', what: hole, at }) : landed, potted };
}

// There is one red: it is not on the bed when it was trapped, went down in this stroke, or is on its way home.
function redIsDown(frame: Frame): boolean {
  const { redTrapped, rolling } = frame.balls;
  const onItsWay = rolling.home === 0 && rolling.balls.some((each) => each.ball === 'red');
  return redTrapped || onItsWay || potsOfStroke(frame).some((pot) => pot.ball === 'red');
}

function keep(pots: readonly Pot[], pot: Pot): readonly Pot[] {
  return pots.length < KEPT_POTS ? [...pots, pot] : [...pots.slice(1), pot];
}
