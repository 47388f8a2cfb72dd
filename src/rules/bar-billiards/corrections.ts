import { raiseBall } from './balls.ts';
import { isLateFoul } from './fouls.ts';
import type { Frame, Turn } from './frame.ts';
import { type BallDown, latePot, pot } from './pots.ts';
import { strike } from './stroke.ts';
import { changePots, corrected, lastPot, withPassed, worthOf } from './turn.ts';

/** A sensor missed a ball between two strokes: it is his who played the last one. */
export function addPot(frame: Frame, down: BallDown): Frame {
  const fresh = frame.turn.pots.length === 0;
  if (fresh && isLateFoul(frame, down.at)) return addLatePot(frame, down);
  return addPotInStroke(fresh ? strike(frame) : frame, down);
}

/** A sensor missed a ball of the stroke that is on. */
export function addPotInStroke(frame: Frame, down: BallDown): Frame {
  const added = pot(frame, down);
  return corrected({ ...added, breakPosition: frame.breakPosition && added.balls.bed === 0 }, frame, down);
}

/** A sensor missed a ball of the stroke before this turn. */
export function addLatePot(frame: Frame, down: BallDown): Frame {
  return corrected(latePot(frame, down), frame, down);
}

/** A sensor saw a ball that was not there. */
export function removePot(frame: Frame, hole: string, at: number): Frame {
  const wrong = lastPot(frame, (each) => each.hole === hole);
  if (!wrong) return frame;
  const raised = { ...frame, balls: raiseBall(frame.balls, wrong) };
  const points = -worthOf(wrong, frame.setup);
  const without = <T extends Turn>(turn: T): T =>
    changePots(
      turn,
      turn.pots.filter((each) => each !== wrong),
      points,
    );
  const mine = frame.turn.pots.includes(wrong);
  const { turn, passed } = frame;
  const removed = mine || !passed ? { ...raised, turn: without(turn) } : withPassed(raised, without(passed));
  return corrected(removed, frame, { hole, at });
}
