import type { ErrorCode } from './table-error.ts';

/** A coin that an acceptor knows the worth of. */
export interface AcceptedCoin {
  /** The acceptor's own name for it, such as GB100A. */
  readonly id: string;
  /** Minor units. */
  readonly cents: number;
  readonly currency: string;
  /** No money lies in the cash box for it. */
  readonly token?: true;
}

/** How far an acceptor's events have been read; kept with the coins, in one transaction. */
export interface Mark {
  readonly serial: number;
  /** 0 only after its power-up; then 1 to 255, and again from 1. */
  readonly counter: number;
}

/** What was read from an acceptor since the last reading that was booked. */
export interface Reading {
  readonly mark: Mark;
  /** Oldest first; none when only errors or nothing but a new mark was read. */
  readonly coins: readonly AcceptedCoin[];
  /** Events that it had forgotten before they were read. */
  readonly lost: number;
}

export type CoinSourceEvent =
  | { readonly type: 'failed' | 'mended'; readonly code: ErrorCode; readonly what: string }
  /** It gave back what was put in. `fraud`: somebody tries to cheat it. `what`: the reason, in words. */
  | { readonly type: 'refused'; readonly fraud: boolean; readonly what: string }
  /** The coins that it takes, once it has told them. */
  | { readonly type: 'known'; readonly coins: readonly AcceptedCoin[] };

export interface CoinListener {
  /** The mark of the last reading that was booked, be it before a crash; null when there is none. */
  mark(): Mark | null;
  /** True once the reading is on the disk. Until then the source keeps it, and tells it again with what came since. */
  book(reading: Reading): boolean;
  tell(event: CoinSourceEvent): void;
}

/** A coin acceptor that knows what its coins are worth. It takes none before it is told to. */
export interface CoinSource {
  start(listener: CoinListener): Promise<void>;
  /** Lets coins in or not, again and again without harm. */
  hold(coins: 'accepted' | 'refused'): void;
  /** When it answered last, by the clock; null while nobody asks it, before the start and after the stop. */
  readonly answeredAt: number | null;
  /** Leaves it refusing coins. */
  stop(): Promise<void>;
}
