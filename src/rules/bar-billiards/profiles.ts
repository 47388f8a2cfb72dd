import type { RuleFlags } from './setup.ts';
import { type Arrangement, STANDARD_FAR_ROW } from './table.ts';

/** What a profile sets before the operator's own settings are laid over it. */
export interface Profile {
  readonly table: {
    readonly farRow: readonly number[];
    readonly balls: { readonly white: number; readonly red: number };
    readonly skittles: Arrangement;
  };
  readonly rules: RuleFlags;
  readonly play: { readonly players: number; readonly gameMs: number };
  /** Game times that this profile allows, both ends included. */
  readonly gameMs: MsRange;
}

export interface MsRange {
  readonly min: number;
  readonly max: number;
}

const minutes = (count: number): number => count * 60_000;

/** Outside this a game time is unusual and worth a warning (BB-71). */
export const USUAL_GAME_MS: MsRange = { min: minutes(5), max: minutes(20) };

/** How many may play; one alone is practice (BB-24). */
export const PLAYERS = { min: 1, max: 4 } as const;

const classic: Profile = {
  table: { farRow: STANDARD_FAR_ROW, balls: { white: 7, red: 1 }, skittles: 'A1' },
  rules: {
    lastBallHoles: ['100', '200'],
    lastBallFailure: 'strikerLoses',
    restInDIsFoul: false,
    maxDoublePotsFromBreak: null,
    redRespot: false,
    whiteSpot: false,
    baulkLine: true,
  },
  play: { players: 2, gameMs: minutes(17) },
  gameMs: { min: minutes(1), max: minutes(60) },
};

export const PROFILES = {
  classic,
  'classic-strict': { ...classic, gameMs: { min: minutes(15.5), max: minutes(19) } },
  free: { ...classic, gameMs: USUAL_GAME_MS },
  aebba: {
    ...classic,
    rules: {
      ...classic.rules,
      lastBallFailure: 'noScoreGameOver',
      restInDIsFoul: true,
      maxDoublePotsFromBreak: 3,
    },
  },
  // Four pins, no baulk lines, 14 to 18 minutes (BBX-21); A3 is the four-pin arrangement in which only the black costs the game.
  norwich: {
    ...classic,
    table: { ...classic.table, skittles: 'A3' },
    rules: { ...classic.rules, baulkLine: false },
    play: { ...classic.play, gameMs: minutes(16) },
  },
} as const satisfies Record<string, Profile>;
export type ProfileName = keyof typeof PROFILES;
