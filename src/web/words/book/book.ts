/** What the rule book has to know about a table, and what a language has to say about it. */
export const CHAPTERS = [
  'aim',
  'table',
  'turn',
  'fouls',
  'skittles',
  'coin',
  'lastBall',
  'winning',
  'here',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

export interface BookFacts {
  readonly minutes: number;
  readonly white: number;
  readonly red: number;
  /** The worth of the hole nearest the player, of those at the sides, and of the one behind. */
  readonly near: number;
  readonly sides: number;
  readonly back: number;
  readonly farRow: string;
  /** A list in the reader's language: `100 or 200`. */
  readonly lastBallHoles: string;
  readonly skittles: Skittles;
  readonly sideColour: 'white' | 'red';
  readonly rules: {
    readonly strikerLoses: boolean;
    readonly restInDIsFoul: boolean;
    readonly maxDoublePots: number | null;
    readonly redRespot: boolean;
    readonly whiteSpot: boolean;
    readonly baulkLine: boolean;
    readonly oneHoleOnly: boolean;
  };
}

/** Two beside the 100; two before the 50s and a red one before the 100; three red ones; or the operator's own. */
export type Skittles = 'A1' | 'A2' | 'A3' | 'own';

export interface Chapter<Facts = BookFacts> {
  readonly title: string;
  readonly says: (facts: Facts) => readonly string[];
}

export type Book = Readonly<Record<ChapterId, Chapter>>;

/** Only the lines that hold. */
export function lines(...all: readonly (string | false | null)[]): readonly string[] {
  return all.filter((line) => typeof line === 'string');
}
