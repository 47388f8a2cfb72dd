import type { Clock } from '../ports/clock.ts';
import type { Journal } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import { TableError } from '../ports/table-error.ts';
import { type Coin, insertCoin, type Running } from '../session/credit.ts';
import type { Entry } from '../session/entries.ts';
import type { MoneySettings } from '../session/table-config.ts';

/** What a coin did, once it is on the disk. */
export interface Sale {
  readonly games: number;
  /** Playing time bought for the running game, in milliseconds. */
  readonly extraMs: number;
}

/** Takes coins. A coin is on the disk, with what it bought, before anything shows it. */
export class Till {
  readonly #journal: Journal;
  readonly #clock: Clock;
  readonly #log: Log;
  /** Coins that fell while the disk refused them: booked as soon as it takes rows again. */
  #owed: Coin[] = [];

  constructor(journal: Journal, clock: Clock, log: Log) {
    this.#journal = journal;
    this.#clock = clock;
    this.#log = log;
  }

  /** Null when the coin could not be booked yet: it is owed. */
  take(coin: Coin, money: MoneySettings, running: Running | null): Sale | null {
    const entries = insertCoin(coin, {
      money,
      books: this.#journal.books(),
      wall: this.#clock.wall(),
      running,
    });
    try {
      this.#journal.commit(entries, this.#clock.now());
    } catch (cause) {
      if (!(cause instanceof TableError)) throw cause;
      this.#owed.push(coin);
      this.#log.error(
        { ...coin, owed: this.#owed.length, err: cause },
        'coin fell and could not be booked yet',
      );
      return null;
    }
    this.#log.info({ ...coin, credit: this.#journal.books().credit }, 'coin taken');
    return saleOf(entries);
  }

  /** The coins that still wait for the disk; they are taken out and have to be put in again. */
  owed(): readonly Coin[] {
    const coins = this.#owed;
    this.#owed = [];
    return coins;
  }
}

function saleOf(entries: readonly Entry[]): Sale {
  let games = 0;
  let extraMs = 0;
  for (const entry of entries) {
    if (entry.kind === 'credits bought') games += entry.games;
    if (entry.kind === 'game extended') extraMs += entry.ms;
  }
  return { games, extraMs };
}
