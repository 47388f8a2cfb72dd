import type { CoinRefusal } from '../entries.ts';
import type { Outputs } from '../outputs.ts';
import type { BallTally, TallyVerdict } from './ball-tally.ts';
import type { LineKind } from './line-kind.ts';
import type { LineMark } from './line-sight.ts';
import type { TestRefusal } from './refusal.ts';
import type { TestName } from './tests.ts';
import type { Trial } from './trials.ts';

/** Everything that service mode shows, in no language. All times are the table's monotonic milliseconds. */
export interface ServiceState {
  readonly at: number;
  /** Null while service mode is not open: nothing can be tried then. */
  readonly open: {
    readonly by: 'key' | 'command';
    readonly since: number;
    /** When it shuts by itself; the key stays where it is. */
    readonly until: number | null;
  } | null;
  /** Since when the sensors are watched. */
  readonly watchedSince: number;
  readonly gameOn: boolean;
  /** Held now, tests included. */
  readonly outputs: Outputs;
  readonly lines: readonly LineState[];
  readonly tests: readonly TestState[];
  /** The newest test that is over at once, and what came of it. */
  readonly tried: Tried | null;
  readonly tally: (BallTally & TallyVerdict) | null;
  /** Coins of the coin test, the newest first. */
  readonly coins: readonly CoinSeen[];
  /** What came past the ball reader, the newest first; null where no balls are known by one. */
  readonly reads: readonly TagRead[] | null;
}

export interface LineState {
  readonly line: string;
  readonly kind: LineKind;
  /** Where it is wired to; null in a simulated cabinet. */
  readonly pin: number | null;
  readonly level: 0 | 1;
  /** Since service mode was opened, or the table started when it is not open. */
  readonly edges: number;
  readonly lastAt: number | null;
  readonly mark: LineMark | null;
  readonly quietGames: number;
  readonly ballsElsewhere: number;
}

export interface TestState {
  readonly test: TestName;
  readonly refused: TestRefusal | null;
  /** Where it goes on. */
  readonly trial: Trial | null;
}

export interface Tried {
  readonly test: TestName;
  readonly at: number;
  /**
   * `done`: it was given, and no sensor tells more. `pending`: it waits for its turn, or is being given. `notGiven`: its
   * output does not follow, or has no power. `moving`: the bar is being waited for. `there`, `notThere`: what the
   * switch of the bar says; `already`: it said so before, so that nothing is proven.
   */
  readonly outcome: 'done' | 'pending' | 'notGiven' | 'moving' | 'there' | 'already' | 'notThere';
}

export interface TagRead {
  readonly at: number;
  readonly tag: string;
  /** Null: no ball of the settings has it. */
  readonly ball: string | null;
}

export interface CoinSeen {
  readonly at: number;
  /** A coin line, or the acceptor and the id of a coin. */
  readonly source: string;
  /** Minor units; null when it was refused. */
  readonly cents: number | null;
  readonly refused: { readonly why: CoinRefusal; readonly what: string } | null;
}
