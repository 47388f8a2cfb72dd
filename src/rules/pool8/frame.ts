import type { Verdict } from '../game.ts';
import { type Position, racked } from './position.ts';
import type { Pool8Setup } from './setup.ts';
import { newStroke, type Stroke } from './stroke.ts';
import type { Pocket } from './table.ts';
import type { Cause, VerdictId } from './verdicts.ts';

/** A game as it stands: everything the rules remember between two events. */
export interface Frame {
  readonly setup: Pool8Setup;
  /** What the latest stroke began from, so that it can be judged again. */
  readonly before: Position;
  /** The latest stroke, over or not. */
  readonly stroke: Stroke;
  /** As it stands now; while a stroke is played it is the one before. */
  readonly position: Position;
  /** The pocket named for the next stroke. */
  readonly called: Pocket | null;
  /** Balls that are out of the table, as it is to be broken, where a beam counts them. */
  readonly delivered: number;
  /** Paid time is up, and this game is the last of it. */
  readonly timeUp: boolean;
  readonly verdict: Said | null;
}

export type Said = Omit<Verdict, 'cause'> & { readonly id: VerdictId; readonly cause?: Cause };

export interface FrameStart {
  readonly setup: Pool8Setup;
  readonly first: number;
}

export function newFrame({ setup, first }: FrameStart): Frame {
  const position = racked(first, 1);
  return {
    setup,
    before: position,
    stroke: newStroke(null),
    position,
    called: null,
    delivered: 0,
    timeUp: false,
    verdict: null,
  };
}
