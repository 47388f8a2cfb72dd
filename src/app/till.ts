import type { Reading } from '../ports/coin-source.ts';
import type { Journal } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import { TableError } from '../ports/table-error.ts';
import { buyWithCredit, type Coin, insertCoin, insertCoins, type Running } from '../session/credit.ts';
import type { Entry } from '../session/entries.ts';
import type { MoneySettings } from '../session/table-config.ts';
import type { World } from './parts.ts';

/** What coins did, once they are on the disk. */
export interface Sale {
  readonly games: number;
  /** Playing time bought for the running game, in milliseconds. */
  readonly extraMs: number;
}

/** By what coins are sold. */
export interface Counter {
  readonly money: MoneySettings;
  /** The game that a coin may extend. */
  readonly running: Running | null;
  /** A technician tries coins: they buy nothing. */
  readonly isTest?: boolean;
}

/** Keeps the money: nothing shows what is not on the disk. */
export class Till {
  readonly #journal: Journal;
  readonly #clock: World['clock'];
  readonly #log: Log;
  /** Coins that fell while the disk refused them: booked as soon as it takes rows again. */
  #owed: Coin[] = [];

  constructor({ journal, clock }: Pick<World, 'journal' | 'clock'>, log: Log) {
    this.#journal = journal;
    this.#clock = clock;
    this.#log = log;
  }

  /** Null when the coin could not be booked yet: it is owed. */
  take(fallen: Coin, counter: Counter): Sale | null {
    const coin: Coin = counter.isTest ? { ...fallen, tested: true } : fallen;
    const entries = insertCoin(coin, this.#terms(counter));
    if (!this.enter(entries)) {
      this.#owed.push(coin);
      this.#log.error({ ...coin, owed: this.#owed.length }, 'coin fell and could not be booked yet');
      return null;
    }
    this.#log.info({ ...coin, credit: this.#journal.books().credit }, 'coin taken');
    return saleOf(entries);
  }

  /** All coins of a reading and how far the acceptor has been read, or nothing: then the acceptor keeps them. */
  book(acceptor: string, { mark, coins, lost }: Reading, counter: Counter): Sale | null {
    const read: Entry = { kind: 'acceptor read', acceptor, ...mark, ...(lost > 0 && { lost }) };
    // A token was paid for elsewhere: no money lies in the cash box for it.
    const fallen = coins.map(({ id, cents, token }) => ({
      cents,
      source: `${acceptor}.${id}`,
      ...(token && { cashless: true as const }),
      ...(counter.isTest && { tested: true as const }),
    }));
    const entries = [read, ...insertCoins(fallen, this.#terms(counter))];
    if (!this.enter(entries)) return null;
    if (coins.length > 0) this.#log.info({ coins, credit: this.#journal.books().credit }, 'coins taken');
    return saleOf(entries);
  }

  /** Part credit that has become enough for a game; null when there is none such. */
  change(counter: Counter): Sale | null {
    const entries = buyWithCredit(this.#terms(counter));
    return entries.length > 0 && this.enter(entries) ? saleOf(entries) : null;
  }

  /** Puts these on the disk, all or none; false when it takes no rows. */
  enter(entries: readonly Entry[]): boolean {
    try {
      this.#journal.commit(entries, this.#clock.now());
      return true;
    } catch (cause) {
      if (!(cause instanceof TableError)) throw cause;
      this.#log.error({ err: cause, rows: entries.length }, 'rows could not be booked');
      return false;
    }
  }

  /** The coins that still wait for the disk; they are taken out and have to be put in again. */
  owed(): readonly Coin[] {
    const coins = this.#owed;
    this.#owed = [];
    return coins;
  }

  #terms({ money, running }: Counter) {
    return { money, running, books: this.#journal.books(), wall: this.#clock.wall() };
  }
}

function saleOf(entries: readonly Entry[]): Sale {
  let games = 0;
  let extraMs = 0;
  for (const entry of entries) {
    if (entry.kind === 'credits bought' || entry.kind === 'bonus given') games += entry.games;
    if (entry.kind === 'game extended') extraMs += entry.ms;
  }
  return { games, extraMs };
}
