import { JUST_AFTER } from './detector.ts';
import type { TableEvent } from './events.ts';

/** The stroke that is being played: it is over when nothing has moved for the settle time (BBA-1). */
export interface Stroke {
  readonly open: boolean;
  readonly movedAt: number;
  /** A broken beam or an undecided peg held the stroke open until then. */
  readonly heldUntil: number;
}

export const NO_STROKE: Stroke = { open: false, movedAt: -Infinity, heldUntil: -Infinity };

/** A lifted ball is being placed and aimed, for as long as that takes: only movement on the bed starts the settle time. */
export const BALL_LIFTED: Stroke = { open: true, movedAt: Infinity, heldUntil: -Infinity };

export function moved(stroke: Stroke, at: number): Stroke {
  return { open: true, movedAt: at, heldUntil: stroke.heldUntil };
}

export function released(stroke: Stroke, at: number): Stroke {
  return { ...stroke, heldUntil: at };
}

export function strokeAfter(stroke: Stroke, event: TableEvent, now: number): Stroke {
  switch (event.type) {
    case 'ball.potted':
    case 'pocket.passed':
    case 'ball.overBaulk':
      return moved(stroke, now);
    case 'ball.lifted':
      return BALL_LIFTED;
    // Knocked before the last stroke was closed by hand or by a lift, fallen after it.
    case 'peg.fallen':
      return Number.isFinite(stroke.movedAt) ? stroke : moved(stroke, now);
    default:
      return stroke;
  }
}

/** When it ends if nothing holds it. Edges of the very moment that released it are heard first. */
export function settlesAt(stroke: Stroke, settleMs: number): number {
  if (!stroke.open) return Infinity;
  return Math.max(stroke.movedAt + settleMs, stroke.heldUntil + JUST_AFTER);
}

export function strokeEnded(stroke: Stroke, settleMs: number): TableEvent {
  return { type: 'stroke.ended', at: Math.max(stroke.movedAt + settleMs, stroke.heldUntil) };
}
