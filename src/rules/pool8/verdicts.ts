import type { Group } from '../game.ts';
import type { FoulReason } from './events.ts';
import type { Ball } from './table.ts';

/** Everything the game says out loud, so that a dictionary can be complete. `undone` is said by whoever undoes. */
export const VERDICTS = [
  'pot',
  'miss',
  'foul',
  'groupsSet',
  'bothGroups',
  'rerack',
  'playOn',
  'won',
  'conceded',
  'undone',
] as const;
export type VerdictId = (typeof VERDICTS)[number];

/** Why the black won or lost it. */
export const BLACK_CAUSES = [
  'blackPotted',
  'blackOnBreak',
  'blackTooEarly',
  'blackWithLastBall',
  'blackWithWhite',
  'blackWithFoul',
  'blackNotCalled',
  'blackElsewhere',
] as const;
export type BlackCause = (typeof BLACK_CAUSES)[number];

export type Cause = Ball | Group | FoulReason | BlackCause | 'whitePotted' | 'opponentBall';
