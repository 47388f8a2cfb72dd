/** Everything about a table and its rules that a game of bar billiards needs to know, as plain values. */

export interface Hole {
  readonly id: string;
  readonly worth: number;
}

export interface Peg {
  readonly id: string;
  readonly colour: 'black' | 'white' | 'red';
  /** What toppling it costs: the break, or the whole score (BB-13, BB-15, BB-18). */
  readonly costs: 'turn' | 'game';
}

export interface RuleFlags {
  /** Holes that finish the last ball: 100 and 200, or 200 only (BB-61, BB-78). */
  readonly lastBallHoles: readonly string[];
  /** BBA-5. */
  readonly lastBallFailure: 'strikerLoses' | 'noScoreGameOver';
  /** BBA-3. */
  readonly restInDIsFoul: boolean;
  /** BBA-4: this many double pots from the break position, then one ball must stay; null is no limit. */
  readonly maxDoublePotsFromBreak: number | null;
  /** BB-76. */
  readonly redRespot: boolean;
  /** BB-77. */
  readonly whiteSpot: boolean;
  /** Norwich ignores baulk lines (BBX-21): FOUL has no reason `baulk` and the baulk sensor is not heard. */
  readonly baulkLine: boolean;
}

/** What is fitted decides how much the game can know by itself. */
export interface Fitted {
  readonly trough: boolean;
  readonly lane: boolean;
  readonly baulk: boolean;
  /** How the red is known: a detector at each hole, one in the return lane, or a person. */
  readonly red: 'perHole' | 'lane' | 'panel';
}

export interface BarBilliardsSetup {
  /** Nine holes: 200, 50L, 50R, 100, then the far row left to right. */
  readonly holes: readonly Hole[];
  readonly pegs: readonly Peg[];
  readonly balls: { readonly white: number; readonly red: number };
  readonly rules: RuleFlags;
  readonly fitted: Fitted;
  /** First openings closer than this cannot be ordered (BBA-10). */
  readonly pegOrderMs: number;
}
