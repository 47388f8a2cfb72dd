import { isMomentary, type LineKind } from './line-kind.ts';

/** What has been seen of a line since the table was started. */
export interface LineSight {
  readonly level: 0 | 1;
  readonly edges: number;
  /** Monotonic milliseconds; null when it has never changed. */
  readonly lastAt: number | null;
  /** Heard in the game that is played. */
  readonly isHeard: boolean;
  /** Games in a row that it saw nothing of while others of its kind did. */
  readonly quietGames: number;
  /** Balls that went down elsewhere since it saw one. */
  readonly ballsElsewhere: number;
}

/** `quiet`: it should have seen something by now. `on`: it is active for longer than it can be in passing. */
export type LineMark = 'quiet' | 'on';

export const UNSEEN: LineSight = {
  level: 0,
  edges: 0,
  lastAt: null,
  isHeard: false,
  quietGames: 0,
  ballsElsewhere: 0,
};

const LONG_MS = 10_000;
const QUIET_GAMES = 3;
/** Of two dozen balls one finds the hole that is hardest to find. */
const QUIET_BALLS = 24;

export function sawEdge(sight: LineSight, level: 0 | 1, at: number): LineSight {
  return {
    level,
    edges: sight.edges + 1,
    lastAt: at,
    isHeard: true,
    quietGames: 0,
    ballsElsewhere: 0,
  };
}

export function ballElsewhere(sight: LineSight): LineSight {
  return { ...sight, ballsElsewhere: sight.ballsElsewhere + 1 };
}

/** A game is over, in which others of its kind were heard. */
export function gameOver(sight: LineSight): LineSight {
  return { ...sight, isHeard: false, quietGames: sight.isHeard ? 0 : sight.quietGames + 1 };
}

export function markOf(kind: LineKind, sight: LineSight, at: number): LineMark | null {
  const { level, lastAt, quietGames, ballsElsewhere } = sight;
  if (level === 1) return isMomentary(kind) && at - (lastAt ?? 0) >= LONG_MS ? 'on' : null;
  if (quietGames >= QUIET_GAMES) return 'quiet';
  // Pockets differ too much in how often they are found.
  return kind === 'hole' && ballsElsewhere >= QUIET_BALLS ? 'quiet' : null;
}

/** When a line that is active will have been so for too long; Infinity when it never will. */
export function markDueAt(kind: LineKind, { level, lastAt }: LineSight): number {
  return level === 1 && isMomentary(kind) ? (lastAt ?? 0) + LONG_MS : Number.POSITIVE_INFINITY;
}
