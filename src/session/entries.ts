import type { GameEvent, GameResult } from '../rules/game.ts';

/** One row of the journal: what happened, never what follows from it. Money is integer minor units. */
export type Entry =
  | { kind: 'booted'; version: string }
  /** `source` is a coin line or the acceptor's name. */
  | { kind: 'coin'; cents: number; currency: string; source: string }
  /** Money turned into games, in the same transaction as the coin that completed them. */
  | { kind: 'credits bought'; games: number; cents: number }
  | { kind: 'game started'; game: number; start: GameStart }
  /** A table event or panel action told to the open game; `panel.undo` is one of them. */
  | { kind: 'event'; game: number; event: GameEvent }
  /** A raw edge of one of the game's lines, as it came: an exported game is replayed from these. */
  | { kind: 'edge'; game: number; line: string; value: 0 | 1 }
  /** The ball reader in the return lane read a ball. */
  | { kind: 'ball read'; game: number; ball: string }
  /** Paid time added while playing (money.duringGame: extend). */
  | { kind: 'game extended'; game: number; ms: number; cents: number }
  /** Written every few seconds while the clock runs, so that a power cut costs the player no time. */
  | { kind: 'clock'; game: number; msLeft: number }
  | { kind: 'game finished'; game: number; end: GameEnd }
  | { kind: 'fault raised'; code: string; what: string }
  | { kind: 'fault cleared'; code: string; what: string }
  | { kind: 'switch'; name: string; on: boolean };

export interface GameStart {
  readonly players: number;
  readonly first: number;
  readonly gameMs: number;
  /** Paid by a credit, or free play. */
  readonly paid: boolean;
  /** What a game cost then, in minor units. */
  readonly price: { readonly cents: number; readonly currency: string };
  /** The whole configuration in force, as the object that the first line of a trace carries. */
  readonly config: unknown;
}

export interface GameEnd {
  readonly result: GameResult;
  readonly scores: readonly number[];
  readonly bestBreak: { readonly player: number; readonly points: number } | null;
  readonly msLeft: number;
}

export interface Row {
  /** Ascending without gaps in the order of happening. */
  readonly id: number;
  /** Which start of the program: monotonic time begins anew with each. */
  readonly boot: number;
  /** Monotonic milliseconds within this boot. */
  readonly at: number;
  /** Wall time in milliseconds since 1970, as the machine believed it; only written down, never reckoned with. */
  readonly wall: number;
  readonly entry: Entry;
}

/** Everything the table must know after a restart: the fold of all rows (session/books.ts). */
export interface Books {
  readonly credit: { readonly games: number; readonly amount: number };
  /** Coins put in one after another since the last game started, and the games they gave: offers count over these. */
  readonly run: { readonly cents: number; readonly games: number };
  readonly meters: Meters;
  readonly game: OpenGameNote | null;
  readonly lastGame: number;
  readonly highBreaks: HighBreaks;
  /** Faults raised and not cleared, for the operator; sensing finds live ones anew after each start. */
  readonly faults: readonly { readonly code: string; readonly what: string; readonly wall: number }[];
}

/** Totals that never go back. */
export interface Meters {
  readonly takenCents: number;
  readonly coins: Readonly<Record<string, number>>;
  readonly gamesPaid: number;
  readonly gamesFree: number;
  readonly powerUps: number;
  readonly faults: number;
}

/** The game that is open, or finished and not yet followed by another (it may still be undone). */
export interface OpenGameNote {
  readonly game: number;
  readonly start: GameStart;
  readonly startedAt: { readonly boot: number; readonly at: number; readonly wall: number };
  /** What was left of the paid time at the last row that tells it, and when that was. */
  readonly clock: { readonly msLeft: number; readonly boot: number; readonly at: number };
  readonly barDropped: boolean;
  readonly end: GameEnd | null;
}

export interface HighBreaks {
  readonly day: { readonly date: string; readonly points: number; readonly wall: number } | null;
  readonly month: { readonly date: string; readonly points: number; readonly wall: number } | null;
  readonly ever: { readonly points: number; readonly wall: number } | null;
  /** Of the last finished game: joins the others when the next game starts, so that an undo can still take it back. */
  readonly pending: { readonly points: number; readonly wall: number } | null;
}
