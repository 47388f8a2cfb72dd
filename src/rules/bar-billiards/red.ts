import { bringHome, inTransit, repaintBall } from './balls.ts';
import type { Ball } from './events.ts';
import type { Frame, PassedTurn, Pot, Turn } from './frame.ts';
import { withFault } from './pots.ts';
import { changePots, corrected, lastPot, withPassed, worthOf } from './turn.ts';

/** The detector at this hole fired late: the last ball down there was the red. */
export function redSeen(frame: Frame, hole: string, at: number): Frame {
  const white = lastPot(frame, (pot) => pot.hole === hole && pot.ball === 'white');
  if (!white) return frame;
  const twice = otherRed(frame, white) || (white.trapped && frame.balls.redTrapped);
  return twice ? withFault(frame, { code: 'RED_TWICE', what: hole, at }) : repaint(frame, white, 'red');
}

/** A player says where the red went down: there is only one, so it went down nowhere else in that stroke. */
export function sayRed(frame: Frame, hole: string, at: number): Frame {
  const asked = openRedQuestion(frame).find((pot) => pot.hole === hole);
  const white = asked ?? lastPot(frame, (pot) => pot.hole === hole && pot.ball === 'white');
  if (!white) return frame;
  const other = otherRed(frame, white);
  const freed = other ? repaint(frame, other, 'white') : frame;
  if (white.trapped && freed.balls.redTrapped) return frame;
  return corrected({ ...repaint(freed, white, 'red'), maybeRed: [] }, frame, { hole, at });
}

/** A player says that it was a white that went down there. */
export function sayWhite(frame: Frame, hole: string, at: number): Frame {
  const red = lastPot(frame, (pot) => pot.hole === hole && pot.ball === 'red');
  return red ? corrected(repaint(frame, red, 'white'), frame, { hole, at }) : frame;
}

/** A ball came home through the lane; a detector there may know that it was the red. */
export function comeHome(frame: Frame, ball: Ball | null): Frame {
  const known = ball === 'red' && frame.setup.fitted.red === 'lane' ? findRed(frame) : frame;
  return { ...known, balls: bringHome(known.balls, ball) };
}

/** After the bar nothing rolls past the lane, so the players are asked whether this stroke took the red. */
export function askForRed(frame: Frame, pots: readonly Pot[]): Frame {
  const { barDown, redTrapped } = frame.balls;
  const unknown = barDown && !redTrapped && frame.setup.fitted.red !== 'perHole';
  return unknown ? { ...frame, maybeRed: pots } : frame;
}

/** The pots that may have been the red and can still be changed. */
export function openRedQuestion(frame: Frame): readonly Pot[] {
  return frame.maybeRed.filter((pot) => frame.turn.pots.includes(pot) || frame.passed?.pots.includes(pot));
}

// One hole: it was the red. Several: the lane's order is not the holes' order, so nobody but the players knows.
function findRed(frame: Frame): Frame {
  const { balls } = frame.balls.rolling;
  if (inTransit(frame.balls) === 0 || balls.some((ball) => ball.ball === 'red')) return frame;
  const pots = balls.flatMap(
    (ball) => lastPot(frame, (pot) => pot.hole === ball.hole && pot.at === ball.at) ?? [],
  );
  const [pot, ...others] = pots;
  if (!pot) return frame;
  return others.some((other) => other.hole !== pot.hole)
    ? { ...frame, maybeRed: pots }
    : repaint(frame, pot, 'red');
}

function repaint(frame: Frame, pot: Pot, ball: Ball): Frame {
  const balls = repaintBall(frame.balls, pot, ball);
  const points = worthOf({ ...pot, ball }, frame.setup) - worthOf(pot, frame.setup);
  const repainted = <T extends Turn>(turn: T): T =>
    changePots(turn, turn.pots.with(turn.pots.indexOf(pot), { ...pot, ball }), points);
  if (frame.turn.pots.includes(pot)) return { ...frame, balls, turn: repainted(frame.turn) };
  if (!frame.passed?.pots.includes(pot)) return frame;
  return withPassed({ ...frame, balls }, repainted<PassedTurn>(frame.passed));
}

function otherRed(frame: Frame, white: Pot): Pot | undefined {
  const sameBall = (pot: Pot): boolean => pot.stroke === white.stroke || (pot.trapped && white.trapped);
  return lastPot(frame, (pot) => pot.ball === 'red' && sameBall(pot));
}
