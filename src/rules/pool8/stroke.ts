import type { Group } from '../game.ts';
import type { FoulReason } from './events.ts';
import { type Ball, groupOfBall, type ObjectBall, type Pocket } from './table.ts';

/** One strike of the white and all that came of it. */
export interface Stroke {
  /** The pocket that was named for the black before it. */
  readonly called: Pocket | null;
  readonly pots: readonly Pot[];
  /** Balls that fell and that nobody has named yet. */
  readonly falls: readonly Fall[];
  /** What people said was a foul. */
  readonly reasons: readonly FoulReason[];
  /** Nothing rolls any more, or somebody said so. */
  readonly over: boolean;
  /** After a break that potted nothing: somebody said that four balls reached a cushion (P8-14). */
  readonly fourBalls: boolean;
}

export interface Pot {
  readonly ball: Ball;
  /** Null: only the reader knew it, or nobody said. */
  readonly pocket: Pocket | null;
  /** When it fell or was told; null when it may have been one or another of those that fell. */
  readonly at: number | null;
  /** What the reader said of it; null when a person named it. */
  readonly read: Reading | null;
}

/** A ball came past the reader in the return lane. */
export interface Reading {
  readonly at: number;
  /** Where it may have come from, by its time under way; null when nothing is known of that. */
  readonly from: readonly Pocket[] | null;
  /** The fall that it is taken for. */
  readonly fall: Fall | null;
  /** Where it may have fallen, now that all others are known; none: anywhere. */
  readonly pockets: readonly Pocket[];
}

export interface Fall {
  readonly pocket: Pocket;
  readonly at: number;
}

export function newStroke(called: Pocket | null): Stroke {
  return { called, pots: [], falls: [], reasons: [], over: false, fourBalls: false };
}

export const hasPotted = ({ pots }: Stroke, ball: Ball): boolean => pots.some((pot) => pot.ball === ball);

export const objectsIn = ({ pots }: Stroke): readonly ObjectBall[] =>
  pots.flatMap(({ ball }) => (ball === 'cue' ? [] : [ball]));

export const pottedOf = ({ pots }: Stroke, group: Group): number =>
  pots.filter(({ ball }) => groupOfBall(ball) === group).length;

/** Balls that fell closer together than this cannot be ordered (P8A-13). */
const ORDER_MS = 50;

/** The group whose ball fell first; `unclear` when both fell at once, null when neither did. */
export function firstGroup({ pots }: Stroke): Group | 'unclear' | null {
  const solid = firstOf(pots, 'solids');
  const stripe = firstOf(pots, 'stripes');
  if (!solid || !stripe) return solid ? 'solids' : stripe && 'stripes';
  if (solid.at === null || stripe.at === null || Math.abs(solid.at - stripe.at) < ORDER_MS) return 'unclear';
  return solid.at < stripe.at ? 'solids' : 'stripes';
}

function firstOf(pots: readonly Pot[], group: Group): Pot | null {
  const own = pots.filter(({ ball }) => groupOfBall(ball) === group);
  const unknown = own.find(({ at }) => at === null);
  return unknown ?? own.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))[0] ?? null;
}
