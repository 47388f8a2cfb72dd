import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKS } from '../../src/session/books.ts';
import { insertCoin } from '../../src/session/credit.ts';
import { priceAt } from '../../src/session/price.ts';
import type { PriceBand } from '../../src/session/table-config.ts';
import { booksOf, NOON } from '../support/books-of.ts';
import { creditsAfterEach, insert } from '../support/insert-coins.ts';
import { COIN_SETS, MONEY } from '../support/tariffs.ts';

describe('whatever coins fall', () => {
  const tariff = fc.record({
    priceCents: fc.integer({ min: 1, max: 30 }).map((tens) => tens * 10),
    offers: fc.array(
      fc.record({
        priceCents: fc.integer({ min: 1, max: 60 }).map((tens) => tens * 10),
        games: fc.integer({ min: 2, max: 9 }),
      }),
      { maxLength: 3 },
    ),
  });
  const coins = fc
    .constantFrom(...Object.values(COIN_SETS))
    .chain((kinds) => fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 14 }));

  it('money in is what games cost and the change that is owed', () => {
    fc.assert(
      fc.property(coins, tariff, (fallen, prices) => {
        let books = EMPTY_BOOKS;
        let sold = 0;
        for (const cents of fallen) {
          const entries = insertCoin(
            { cents, source: 'coin.1' },
            { money: { ...MONEY, ...prices }, books, wall: NOON, running: null },
          );
          sold += entries.reduce(
            (sum, entry) => sum + (entry.kind === 'credits bought' ? entry.cents : 0),
            0,
          );
          books = booksOf(entries, NOON, books);
          expect(books.meters.takenCents).toBe(sold + books.credit.amount);
          expect(books.credit.amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('their order does not matter, and one after another buy as much as all at once', () => {
    fc.assert(
      fc.property(coins, tariff, (fallen, prices) => {
        const money = { ...MONEY, ...prices };
        const sum = fallen.reduce((cents, coin) => cents + coin, 0);
        const atOnce = insert([sum], money).credit;
        expect(insert(fallen, money).credit).toEqual(atOnce);
        expect(insert(fallen.toReversed(), money).credit).toEqual(atOnce);
      }),
    );
  });

  it('nobody gets fewer games than singly, and no coin takes a game away', () => {
    fc.assert(
      fc.property(coins, tariff, (fallen, prices) => {
        const money = { ...MONEY, ...prices };
        const games = creditsAfterEach(fallen, money);
        expect(games).toEqual(games.toSorted((a, b) => a - b));
        const sum = fallen.reduce((cents, coin) => cents + coin, 0);
        expect(games.at(-1)).toBeGreaterThanOrEqual(Math.floor(sum / money.priceCents));
      }),
    );
  });

  it('a change of price in between leaves no cent over that would buy a game', () => {
    const bands: PriceBand[] = [{ days: ['mon'], from: '17:00', to: '19:00', priceCents: 60 }];
    const walls = fc.constantFrom(NOON, NOON + 6 * 3_600_000);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...COIN_SETS.GBP), walls), { maxLength: 14 }),
        tariff,
        (fallen, prices) => {
          const money = { ...MONEY, ...prices, bands };
          let books = EMPTY_BOOKS;
          for (const [cents, wall] of fallen) {
            books = insert([cents], money, { books, wall });
            expect(books.credit.amount).toBeGreaterThanOrEqual(0);
            expect(books.credit.amount).toBeLessThan(priceAt(money, wall));
          }
        },
      ),
    );
  });
});
