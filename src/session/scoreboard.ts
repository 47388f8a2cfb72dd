import type {
  GameBoard,
  GameLayout,
  GameResult,
  PlayerBoard,
  PoolBoard,
  Prompt,
  Verdict,
} from '../rules/game.ts';
import type { FaultRecord } from './entries.ts';
import type { Outputs } from './outputs.ts';

/** What the replay prints, too: src/README.md, "Replay". */
export type Phase = 'attract' | 'ready' | 'play' | 'afterBar' | 'lastBall' | 'over' | 'outOfOrder';

export interface FaultNote {
  /** A stable name; its remedy stands in README and in the dictionaries. */
  readonly code: string;
  /** The thing it is about: a line, a file, a device. */
  readonly what: string;
  /** Monotonic milliseconds. */
  readonly at: number;
}

export interface HighBreak {
  readonly points: number;
  /** Wall time, milliseconds since 1970; null when the clock was not set. */
  readonly wall: number | null;
}

/** What a player can pay and what it buys, in minor units. */
export interface Tariff {
  readonly currency: string;
  readonly price: number;
  readonly offers: readonly { readonly price: number; readonly games: number }[];
  readonly freePlay: boolean;
  /** Null: a game lasts until its rules end it. */
  readonly gameMs: number | null;
}

/** One object that every display draws. No language in it: ids and figures only. */
export interface Scoreboard {
  readonly game: string;
  readonly phase: Phase;
  readonly players: readonly PlayerBoard[];
  readonly active: number;
  readonly ballsInPlay: number;
  readonly balls: GameBoard['balls'];
  readonly redInPlay: boolean;
  readonly pool?: PoolBoard;
  readonly clock: {
    /** Milliseconds left of the paid time at `at`; 0 after the bar has dropped. */
    readonly msLeft: number;
    readonly at: number;
    /** How fast it runs: 0 stands still, 1 real time, 10 or 60 on the simulated table. */
    readonly speed: number;
    /** The warning that is in force, in milliseconds before the bar; null when none is. */
    readonly warning: number | null;
  };
  readonly outputs: Outputs;
  readonly prompt: Prompt | null;
  readonly verdict: Verdict | null;
  readonly result: GameResult | null;
  readonly bestBreak: GameBoard['bestBreak'];
  readonly credit: {
    /** Games paid for, bonus games among them. */
    readonly games: number;
    readonly amount: number;
    readonly currency: string;
    /** A technician's games. */
    readonly service: number;
    /** A dot after the credit: a fault is open, or one came since the key was last turned. */
    readonly dot: boolean;
  };
  readonly tariff: Tariff;
  /** Panel actions that would do something now (`start`, `next`, `foul`, `undo`, `concede`, `yes`, …). */
  readonly can: readonly string[];
  /** The reasons that could be a foul now, where that changes in the course of a game; else all of the layout. */
  readonly fouls?: readonly string[];
  readonly faults: readonly FaultNote[];
  /** The key is turned: displays add the fault list with its remedies and the meters. The game goes on. */
  readonly service: ServiceBoard | null;
  /** A technician tries the displays themselves, or coins, which give no credit meanwhile; null: neither. */
  readonly screen: ScreenTest | null;
  readonly highBreaks: {
    readonly day: HighBreak | null;
    readonly month: HighBreak | null;
    readonly ever: HighBreak | null;
  };
}

export interface ScreenTest {
  readonly what: 'display' | 'coins';
  /** Monotonic milliseconds: what a display shows depends on how long it has been. */
  readonly since: number;
}

/** What the key opens: what a collector and a technician look for. Money in minor units. */
export interface ServiceBoard {
  readonly takenCents: number;
  readonly gamesPaid: number;
  readonly gamesFree: number;
  /** Since the last collection. */
  readonly period: {
    /** 1 until the first collection. */
    readonly number: number;
    /** Wall time of the last collection; null before the first. */
    readonly since: number | null;
    readonly cashCents: number;
    readonly cashlessCents: number;
    /** The cash that must be in the box: a technician's coins are no takings, and lie there too. */
    readonly expectedCents: number;
    readonly refundedCents: number;
    readonly gamesPaid: number;
    readonly gamesFree: number;
    readonly gamesService: number;
    /** Of `gamesPaid`: the bar did not rise, and the credit came back. */
    readonly vendsFailed: number;
    readonly siteCents: number;
    readonly operatorCents: number;
  };
  /** What a refund would pay back now. */
  readonly refundableCents: number;
  readonly faultLog: readonly FaultRecord[];
}

/** What a display needs to know once: the table's layout and the language. Changes only with the configuration. */
export interface TableLayout extends GameLayout {
  readonly game: string;
  readonly language: Language;
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  /** What can be put in. `line`: a coin line; with `:5` a coin of five pulses on it; or `acceptor.` and a coin's id. */
  readonly coins: readonly { readonly line: string; readonly value: number }[];
  readonly tariff: Tariff;
  readonly warningsMs: readonly number[];
  /** Hours at which the attract screen dims, `HH:MM`; null: never. */
  readonly night: { readonly from: string; readonly to: string } | null;
}

export const LANGUAGES = ['en', 'es', 'nl', 'da', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
