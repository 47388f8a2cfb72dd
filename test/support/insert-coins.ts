import { EMPTY_BOOKS } from '../../src/session/books.ts';
import { insertCoin } from '../../src/session/credit.ts';
import type { Books } from '../../src/session/entries.ts';
import type { MoneySettings } from '../../src/session/table-config.ts';
import { booksOf, NOON } from './books-of.ts';

interface Insertion {
  readonly books?: Books;
  readonly wall?: number;
  readonly running?: { game: number; gameMs: number } | null;
}

/** The books after these coins. */
export function insert(coins: readonly number[], money: MoneySettings, how: Insertion = {}): Books {
  const { books = EMPTY_BOOKS, wall = NOON, running = null } = how;
  return coins.reduce(
    (before, cents) =>
      booksOf(insertCoin({ cents, source: 'coin.1' }, { money, books: before, wall, running }), wall, before),
    books,
  );
}

/** Games of credit after each of these coins. */
export function creditsAfterEach(coins: readonly number[], money: MoneySettings): number[] {
  return coins.map((_, index) => insert(coins.slice(0, index + 1), money).credit.games);
}
