import type { GameBoard, GameResult, PlayerBoard, Prompt, Verdict } from '../rules/game.ts';
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
  readonly gameMs: number;
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
  readonly credit: { readonly games: number; readonly amount: number; readonly currency: string };
  readonly tariff: Tariff;
  /** Panel actions that would do something now (`start`, `next`, `foul`, `undo`, `concede`, `yes`, …). */
  readonly can: readonly string[];
  readonly faults: readonly FaultNote[];
  /** The key is turned: displays add the fault list with its remedies and the meters. The game goes on. */
  readonly service: {
    readonly takenCents: number;
    readonly gamesPaid: number;
    readonly gamesFree: number;
  } | null;
  readonly highBreaks: {
    readonly day: HighBreak | null;
    readonly month: HighBreak | null;
    readonly ever: HighBreak | null;
  };
}

/** What a display needs to know once: the table's layout and the language. Changes only with the configuration. */
export interface TableLayout {
  readonly game: string;
  readonly language: Language;
  readonly holes: readonly { readonly id: string; readonly worth: number }[];
  readonly pegs: readonly { readonly id: string; readonly colour: string; readonly costs: 'turn' | 'game' }[];
  readonly balls: { readonly white: number; readonly red: number };
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  readonly foulReasons: readonly string[];
  readonly lastBallHoles: readonly string[];
  readonly flags: Readonly<Record<string, string | number | boolean | null>>;
  readonly coins: readonly { readonly line: string; readonly value: number }[];
  readonly tariff: Tariff;
  readonly warningsMs: readonly number[];
  /** Hours at which the attract screen dims, `HH:MM`; null: never. */
  readonly night: { readonly from: string; readonly to: string } | null;
}

export const LANGUAGES = ['en', 'es', 'nl', 'da', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
