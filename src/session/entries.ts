import type { GameEvent, GameResult } from '../rules/game.ts';
import type { Transits } from '../sensing/homeward.ts';
import type { TestName } from './service/tests.ts';

/** One row of the journal: what happened, never what follows from it. Money is integer minor units. */
export type Entry =
  | { kind: 'booted'; version: string }
  /**
   * `source` is a coin line; or `acceptor.` and the coin's id, such as `acceptor.GB100A`; or `acceptor` alone when only
   * the amount was told. `cashless`: a card reader's sale, which is in no cash box.
   */
  | { kind: 'coin'; cents: number; currency: string; source: string; cashless?: true }
  /**
   * A coin that a technician tried: it lies in the box (unless `cashless`), and is neither credit nor takings. `source`
   * as of a coin.
   */
  | { kind: 'coin tested'; cents: number; currency: string; source: string; cashless?: true }
  /** Somebody tried something in service mode, by the page or by a command. */
  | { kind: 'tested'; test: TestName; by: 'key' | 'command' }
  /** Service mode was opened or shut by a command; the key has rows of its own. */
  | { kind: 'service'; on: boolean }
  /**
   * How far the events of a coin acceptor have been read, in the same transaction as the coins among them: none is
   * lost or paid twice by a crash. `lost`: events that it had forgotten before they were read.
   */
  | { kind: 'acceptor read'; acceptor: string; serial: number; counter: number; lost?: number }
  /** Something came that is no coin. */
  | { kind: 'coin refused'; source: string; why: CoinRefusal; what?: string }
  /** Money turned into games, in the same transaction as the coin that completed them. */
  | { kind: 'credits bought'; games: number; cents: number }
  /** Games on top of those that were bought (money.bonus), in the same transaction as the coin. */
  | { kind: 'bonus given'; games: number }
  /** A technician's game: counted apart, and used up before paid ones. */
  | { kind: 'service credit given'; games: number }
  /** Nobody came back for it (money.expiry). `cents` is what the games had cost and the part credit together. */
  | { kind: 'credit expired'; games: number; cents: number; partCents: number }
  /** Paid back by hand: `games` of the credit and `partCents` of the part credit, `cents` altogether. */
  | { kind: 'refunded'; games: number; cents: number; partCents: number }
  /** The table did not give what was paid for (the bar did not rise): the game is void and its credit is back. */
  | { kind: 'vend failed'; game: number }
  /** Balls were let go again, free: not all came, and a patron asked, or whoever has the key; or the rules want a re-rack. */
  | { kind: 'revend'; game: number; byKey?: true; byRules?: true }
  /** Pulses that the electromechanical meter has still to make, and those that it made; those of a test among them. */
  | { kind: 'meter owed'; pulses: number }
  | { kind: 'meter pulsed'; pulses: number }
  /** Still on: written every quarter of an hour, so that hours can be counted. */
  | { kind: 'running' }
  /**
   * The cash box was emptied. `expectedCents`: coins since the last collection. `door`, `key`: what their switches said;
   * null when not fitted, or when no table ran.
   */
  | {
      kind: 'collected';
      expectedCents: number;
      countedCents: number | null;
      by: string | null;
      door: boolean | null;
      key: boolean | null;
    }
  | { kind: 'game started'; game: number; start: GameStart }
  /** A table event or panel action told to the open game; `panel.undo` is one of them. */
  | { kind: 'event'; game: number; event: GameEvent }
  /** A raw edge of one of the game's lines, as it came: an exported game is replayed from these. */
  | { kind: 'edge'; game: number; line: string; value: 0 | 1 }
  /** The ball reader in the return lane read a ball. `from`: the pockets that it may have come from, as far as known. */
  | { kind: 'ball read'; game: number; ball: string; from?: readonly string[] }
  /** A ball rolled home alone: how long that takes from this pocket. */
  | { kind: 'ball timed'; pocket: string; ms: number }
  /** Paid time added while playing (money.duringGame: extend). */
  | { kind: 'game extended'; game: number; ms: number; cents: number }
  /** Written every few seconds while the clock runs, so that a power cut costs the player no time. */
  | { kind: 'clock'; game: number; msLeft: number }
  | { kind: 'game finished'; game: number; end: GameEnd }
  | { kind: 'fault raised'; code: string; what: string }
  | { kind: 'fault cleared'; code: string; what: string }
  | { kind: 'switch'; name: string; on: boolean };

export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

/** `rate`: faster than a mechanism passes coins. `pulses`: a number of pulses that no coin has. */
export type CoinRefusal = 'width' | 'rate' | 'pulses' | 'string' | 'currency' | 'rejected' | 'fraud';

export interface GameStart {
  readonly players: number;
  readonly first: number;
  /** The time that was paid for; null: it lasts until its rules end it. */
  readonly gameMs: number | null;
  /** Paid by a credit; else free. */
  readonly paid: boolean;
  /** Free, because a technician's credit began it. */
  readonly service?: true;
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
  /** Of all money in the journal; null before the first coin and the first game. */
  readonly currency: string | null;
  readonly credit: Credit;
  /** Coins put in one after another since the last game started, and the games they gave: offers count over these. */
  readonly run: Run;
  readonly meters: Meters;
  readonly game: OpenGameNote | null;
  readonly lastGame: number;
  readonly highBreaks: HighBreaks;
  /** Faults raised and not cleared, for the operator; sensing finds live ones anew after each start. */
  readonly faults: readonly { readonly code: string; readonly what: string; readonly wall: number }[];
  /** Every fault there ever was, newest last; of very many the oldest that are cleared are forgotten. */
  readonly faultLog: readonly FaultRecord[];
  /** How far each acceptor has been read, by its name. */
  readonly acceptors: Readonly<Record<string, { readonly serial: number; readonly counter: number }>>;
  /** How long balls roll home from each pocket. */
  readonly transits: Transits;
  /** The last collection; null before the first. */
  readonly collection: Collection | null;
  /** When the newest row that counts hours was written: monotonic milliseconds within a boot. */
  readonly onSince: { readonly boot: number; readonly at: number };
}

export interface Credit {
  /** Games bought or given, and not yet played. */
  readonly games: number;
  /** Money not yet worth a game, in minor units. */
  readonly amount: number;
  /** What `games` cost altogether, in minor units: what a refund pays back. */
  readonly worth: number;
  /** A technician's games. */
  readonly service: number;
}

export interface Run {
  /** Coins and the change they were added to, in minor units. */
  readonly cents: number;
  readonly games: number;
  /** Coins alone: each counts for a bonus once. */
  readonly coinCents: number;
  /** Games given as a bonus. */
  readonly bonus: number;
}

export interface FaultRecord {
  readonly code: string;
  readonly what: string;
  /** Wall times. */
  readonly first: number;
  readonly last: number;
  readonly times: number;
  /** Null while it is so. */
  readonly cleared: number | null;
  /** The key has been turned since it was last raised. */
  readonly seen: boolean;
}

export interface Collection {
  /** 1 is the first. */
  readonly number: number;
  readonly wall: number;
  readonly expectedCents: number;
  readonly countedCents: number | null;
  readonly by: string | null;
  /** The meters at that moment: what came since is the difference. */
  readonly meters: Meters;
}

/** Totals that never go back. Money in minor units. */
export interface Meters {
  /** All money accepted: cash and cashless. */
  readonly takenCents: number;
  readonly cashCents: number;
  readonly cashlessCents: number;
  /** How many coins or sales, and their money, by source (line, or acceptor and coin id). */
  readonly coins: Readonly<Record<string, number>>;
  readonly slotCents: Readonly<Record<string, number>>;
  /** How many coins of cash, by value in minor units. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Coins that a technician tried; their money is no takings. `testedCents` of it lie in the cash box. */
  readonly testedCoins: number;
  readonly testedCents: number;
  readonly testedCashlessCents: number;
  readonly coinsRefused: number;
  readonly frauds: number;
  /** Events that an acceptor had forgotten before they were read. */
  readonly eventsLost: number;
  readonly gamesPaid: number;
  readonly gamesFree: number;
  readonly gamesService: number;
  readonly bonusGames: number;
  readonly serviceCredits: number;
  /** What the paid games that were started had cost; `returnedCents` of it came back by failed vends. */
  readonly soldCents: number;
  readonly returnedCents: number;
  readonly vendsFailed: number;
  readonly revends: number;
  readonly extensions: number;
  readonly extendedCents: number;
  readonly expiredGames: number;
  readonly expiredCents: number;
  readonly refunds: number;
  readonly refundedGames: number;
  readonly refundedCents: number;
  readonly powerUps: number;
  readonly onMs: number;
  readonly doorOpenings: number;
  readonly faults: number;
  readonly pulsesOwed: number;
  readonly pulsesMade: number;
  /** Of those owed, the ones that a technician tried the meter with. */
  readonly pulsesTested: number;
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
  /** What it had cost, and the time that was bought for it, in minor units: both come back when the vend failed. */
  readonly worth: number;
  readonly extendedCents: number;
}

export interface HighBreaks {
  readonly day: { readonly date: string; readonly points: number; readonly wall: number } | null;
  readonly month: { readonly date: string; readonly points: number; readonly wall: number } | null;
  readonly ever: { readonly points: number; readonly wall: number } | null;
  /** Of the last finished game: joins the others when the next game starts, so that an undo can still take it back. */
  readonly pending: { readonly points: number; readonly wall: number } | null;
}
