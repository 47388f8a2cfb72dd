import type { BallInHand } from '../game.ts';
import type { FoulReason } from './events.ts';

/** Where the opponent may place the white. P8-28 to P8-37 and P8A-6: what names no zone leaves it where it lies. */
export const ZONES = {
  cueTouched: 'anywhere',
  noCushion: 'anywhere',
  wrongBallFirst: 'd',
  blackFirst: 'd',
  noContact: 'none',
  notAboveLine: 'none',
  fewerThanFour: 'none',
  other: 'none',
} as const satisfies Record<FoulReason, BallInHand>;
