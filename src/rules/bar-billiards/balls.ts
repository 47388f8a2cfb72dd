import type { BallCount } from '../game.ts';
import type { Ball } from './events.ts';

/** Where the balls are. Every function here moves balls and makes or loses none. */
export interface Balls {
  readonly bed: number;
  /** In the trough, in a hand, or behind the baulk line. */
  readonly baulk: number;
  readonly trapped: number;
  readonly rolling: Rolling;
  readonly redTrapped: boolean;
  readonly barDown: boolean;
}

/** Balls under the table on their way home: those that went down since all were home, and how many came back. */
export interface Rolling {
  readonly balls: readonly RollingBall[];
  readonly home: number;
}

export interface RollingBall {
  readonly hole: string;
  readonly ball: Ball;
  readonly at: number;
}

/** A ball is home well within this; one that is not was missed by the lane's sensor. */
export const HOMEWARD_MS = 15_000;

const ALL_HOME: Rolling = { balls: [], home: 0 };

/** One ball, the red when there is one, lies on the spot; the rest are in the trough. */
export function rackedBalls(set: { readonly white: number; readonly red: number }): Balls {
  const all = set.white + set.red;
  return { bed: 1, baulk: all - 1, trapped: 0, rolling: ALL_HOME, redTrapped: set.red === 0, barDown: false };
}

export const inTransit = ({ rolling }: Balls): number => rolling.balls.length - rolling.home;

export const inPlay = (balls: Balls): number => balls.bed + balls.baulk + inTransit(balls);

export function countBalls(balls: Balls): BallCount {
  return { bed: balls.bed, baulk: balls.baulk, transit: inTransit(balls), trapped: balls.trapped };
}

/** Up to `count` balls are taken out of the trough and put on the bed. */
export function takeFromTrough(balls: Balls, count: number): Balls {
  const taken = Math.min(count, balls.baulk);
  return taken === 0 ? balls : { ...balls, bed: balls.bed + taken, baulk: balls.baulk - taken };
}

/** One ball is seen to be taken out of the trough: with none known there, one came home that no lane counted. */
export function liftBall(balls: Balls): Balls {
  const overlooked = balls.baulk === 0 && inTransit(balls) > 0;
  return takeFromTrough(overlooked ? bringHome(balls, null) : balls, 1);
}

/** A ball from the bed, or one that had left the table, is put back to be played again. */
export function putBack(balls: Balls): Balls {
  return balls.bed === 0 ? balls : { ...balls, bed: balls.bed - 1, baulk: balls.baulk + 1 };
}

/** A ball goes down a hole; null when there is none that could. */
export function dropBall(balls: Balls, ball: RollingBall, lane: boolean): Balls | null {
  const left = leaveTable(balls);
  if (!left) return null;
  const redTrapped = left.redTrapped || (left.barDown && ball.ball === 'red');
  if (left.barDown) return { ...left, trapped: left.trapped + 1, redTrapped };
  if (!lane) return { ...left, baulk: left.baulk + 1 };
  const { balls: others, home } = left.rolling;
  return { ...left, rolling: { balls: [...others, ball], home } };
}

/** A pot that never was: the ball is on the bed after all. */
export function raiseBall(balls: Balls, pot: { hole: string; ball: Ball; trapped: boolean }): Balls {
  const bed = balls.bed + 1;
  if (pot.trapped && balls.trapped > 0) {
    const redTrapped = balls.redTrapped && pot.ball !== 'red';
    return { ...balls, bed, trapped: balls.trapped - 1, redTrapped };
  }
  const place = balls.rolling.balls.findLastIndex((each) => each.hole === pot.hole);
  if (place >= 0) {
    const { balls: rolling, home } = balls.rolling;
    return { ...balls, bed, rolling: allHomeIf({ balls: rolling.toSpliced(place, 1), home }) };
  }
  return balls.baulk === 0 ? balls : { ...balls, bed, baulk: balls.baulk - 1 };
}

/** The colour of a ball that went down turned out to be another. */
export function repaintBall(balls: Balls, pot: { hole: string; trapped: boolean }, ball: Ball): Balls {
  if (pot.trapped) return { ...balls, redTrapped: ball === 'red' };
  const { balls: rolling, home } = balls.rolling;
  const place = rolling.findLastIndex((each) => each.hole === pot.hole && each.ball !== ball);
  const found = rolling[place];
  if (!found) return balls;
  return { ...balls, rolling: { balls: rolling.with(place, { ...found, ball }), home } };
}

// Whoever took a ball by hand out of turn left the bed short: the trough's are then the ones that dropped.
function leaveTable(balls: Balls): Balls | null {
  if (balls.bed > 0) return { ...balls, bed: balls.bed - 1 };
  return balls.baulk > 0 ? { ...balls, baulk: balls.baulk - 1 } : null;
}

/** The lane counted a ball home. After the bar it leaks: the lane is the truth (BBA-15). */
export function bringHome(balls: Balls, ball: Ball | null): Balls {
  const baulk = balls.baulk + 1;
  if (inTransit(balls) > 0) return { ...balls, baulk, rolling: cameHome(balls.rolling, ball) };
  if (balls.trapped > 0) {
    const redTrapped = balls.redTrapped && ball !== 'red';
    return { ...balls, baulk, trapped: balls.trapped - 1, redTrapped };
  }
  return putBack(balls);
}

function cameHome({ balls, home }: Rolling, ball: Ball | null): Rolling {
  const red = ball === 'red' ? balls.findIndex((each) => each.ball === 'red') : -1;
  if (red >= 0) return allHomeIf({ balls: balls.toSpliced(red, 1), home });
  return allHomeIf({ balls, home: home + 1 });
}

const allHomeIf = (rolling: Rolling): Rolling => (rolling.home < rolling.balls.length ? rolling : ALL_HOME);

/** Balls that should long be home: the bar trapped them, or the lane's sensor missed them. */
export function overdue(balls: Balls, at: number): number {
  const late = balls.rolling.balls.filter((ball) => at - ball.at > HOMEWARD_MS).length;
  return Math.max(0, Math.min(late - balls.rolling.home, inTransit(balls)));
}

/** Overdue balls are counted where they must be: trapped when the bar is down, else in the trough. */
export function settleOverdue(balls: Balls, at: number): Balls {
  const late = balls.rolling.balls.filter((ball) => at - ball.at > HOMEWARD_MS);
  if (late.length === 0) return balls;
  const count = overdue(balls, at);
  const rest = balls.rolling.balls.filter((ball) => at - ball.at <= HOMEWARD_MS);
  const rolling = allHomeIf({ balls: rest, home: Math.max(0, balls.rolling.home - late.length) });
  const settled = { ...balls, rolling };
  if (!balls.barDown) return { ...settled, baulk: balls.baulk + count };
  const redTrapped = balls.redTrapped || (count > 0 && late.some((ball) => ball.ball === 'red'));
  return { ...settled, trapped: balls.trapped + count, redTrapped };
}
