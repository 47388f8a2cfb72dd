import { pegDoubt } from './advice.ts';
import { announce } from './fouls.ts';
import type { Frame } from './frame.ts';
import { withPassed } from './turn.ts';

/** YES: the dearer skittle fell first, or it was a hand that knocked this one over. */
export function sayYes(frame: Frame, at: number): Frame {
  if (pegDoubt(frame)) return orderPegs(frame, true, at);
  return { ...frame, byHand: null };
}

/** NO: the milder skittle fell first, or none of these balls was the red. */
export function sayNo(frame: Frame, at: number): Frame {
  return pegDoubt(frame) ? orderPegs(frame, false, at) : { ...frame, maybeRed: [] };
}

function orderPegs(frame: Frame, dearerFirst: boolean, at: number): Frame {
  if (!frame.passed) return frame;
  return announce(withPassed(frame, { ...frame.passed, dearerFirst }), at);
}
