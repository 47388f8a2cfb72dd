import type { GameBoard } from '../rules/game.ts';

/** Why balls are not let go once more. */
export type RevendRefusal = 'revendTooLate' | 'allBallsCame' | 'ballsAreDown' | 'revendedOften';

/** Balls that come neither at START nor at two more tries are jammed: somebody has to look, and has the key. */
const MOST_REVENDS = 2;

export interface RevendFacts {
  /** A game is on, and its balls are out. */
  readonly isVended: boolean;
  /** Since the balls were let go, and so long they may be asked for. */
  readonly openMs: number;
  readonly windowMs: number;
  /** How often they have been let go once more since then. */
  readonly times: number;
  /** What the game knows of it, where a credit buys the balls. */
  readonly missing: GameBoard['missing'];
  /** The key is turned. */
  readonly byKey: boolean;
}

/**
 * Null when balls that did not come may be let go once more, free. Where a credit buys the balls, what lies inside is
 * the next frame as soon as all have come or one has gone down; under a bar they come back by themselves, as long as
 * the paid time runs. The key lets them go at any time of a frame.
 */
export function revendRefusal(facts: RevendFacts): RevendRefusal | null {
  const { isVended, openMs, windowMs, times, missing, byKey } = facts;
  if (!isVended) return 'revendTooLate';
  if (byKey && missing !== undefined) return null;
  if (openMs >= windowMs) return 'revendTooLate';
  if (missing === undefined) return null;
  if (missing === 'none') return 'allBallsCame';
  if (missing === 'potted') return 'ballsAreDown';
  return times >= MOST_REVENDS ? 'revendedOften' : null;
}
