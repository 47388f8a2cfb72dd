/** What the rule book of pool has to know about a table, and what a language has to say about it. */
import type { Chapter } from '../book.ts';

export const POOL_CHAPTERS = [
  'aim',
  'table',
  'break',
  'groups',
  'turn',
  'fouls',
  'white',
  'black',
  'here',
] as const;
export type PoolChapterId = (typeof POOL_CHAPTERS)[number];

export interface PoolFacts {
  /** Null: a credit buys a frame, however long it lasts. */
  readonly minutes: number | null;
  /** The table knows each ball by itself. */
  readonly hasReader: boolean;
  readonly rules: {
    readonly ownPlusOpponentIsFoul: boolean;
    readonly blackOnBreakLoses: boolean;
    readonly foulPotSetsGroups: boolean;
    readonly callRequired: boolean;
  };
}

export type PoolBook = Readonly<Record<PoolChapterId, Chapter<PoolFacts>>>;
