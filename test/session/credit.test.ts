import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKS } from '../../src/session/books.ts';
import { gateOpen, insertCoin, payment } from '../../src/session/credit.ts';
import type { Books, Entry } from '../../src/session/entries.ts';
import { priceAt } from '../../src/session/price.ts';
import type { MoneySettings, PriceBand } from '../../src/session/table-config.ts';
import { booksOf, NOON, START } from '../support/books-of.ts';

const MONEY: MoneySettings = {
  currency: 'GBP',
  priceCents: 100,
  offers: [],
  bands: [],
  freePlay: false,
  duringGame: 'queue',
  maxCredits: 10,
  coins: [],
  siteShare: 50,
};
const THREE_FOR_TWO: MoneySettings = { ...MONEY, offers: [{ priceCents: 200, games: 3 }] };
const TWO_OFFERS: MoneySettings = {
  ...MONEY,
  offers: [
    { priceCents: 200, games: 3 },
    { priceCents: 500, games: 8 },
  ],
};
const STARTED: Entry = { kind: 'game started', game: 1, start: START };

interface Insertion {
  readonly books?: Books;
  readonly wall?: number;
  readonly running?: { game: number; gameMs: number } | null;
}

function insert(coins: readonly number[], money: MoneySettings, how: Insertion = {}): Books {
  const { books = EMPTY_BOOKS, wall = NOON, running = null } = how;
  return coins.reduce(
    (before, cents) =>
      booksOf(insertCoin({ cents, source: 'coin.1' }, { money, books: before, wall, running }), wall, before),
    books,
  );
}

/** Credit after each of these coins. */
function creditsAfterEach(coins: readonly number[], money: MoneySettings): number[] {
  return coins.map((_, index) => insert(coins.slice(0, index + 1), money).credit.games);
}

describe('a coin', () => {
  it('is turned into games at once, as many as the price allows, and the rest is owed', () => {
    expect(insert([50], MONEY).credit).toEqual({ games: 0, amount: 50 });
    expect(insert([50, 200], MONEY).credit).toEqual({ games: 2, amount: 50 });
  });

  it('comes with what it bought, the coin first', () => {
    expect(
      insertCoin(
        { cents: 100, source: 'coin.2' },
        { money: MONEY, books: EMPTY_BOOKS, wall: NOON, running: null },
      ),
    ).toEqual([
      { kind: 'coin', cents: 100, currency: 'GBP', source: 'coin.2' },
      { kind: 'credits bought', games: 1, cents: 100 },
    ]);
  });

  it('that buys nothing yet is a coin and no more', () => {
    expect(
      insertCoin(
        { cents: 20, source: 'coin.1' },
        { money: MONEY, books: EMPTY_BOOKS, wall: NOON, running: null },
      ),
    ).toHaveLength(1);
  });
});

describe('an offer', () => {
  it('is completed by the coin that gives the games still missing from it', () => {
    expect(creditsAfterEach([100, 100], THREE_FOR_TWO)).toEqual([1, 3]);
    expect(creditsAfterEach([200], THREE_FOR_TWO)).toEqual([3]);
    expect(creditsAfterEach([50, 50, 50, 50], THREE_FOR_TWO)).toEqual([0, 1, 1, 3]);
  });

  it('counts anew once it is completed', () => {
    expect(creditsAfterEach([100, 100, 100, 100], THREE_FOR_TWO)).toEqual([1, 3, 4, 6]);
  });

  it('gives way to the better one as the money grows', () => {
    expect(creditsAfterEach([100, 100, 100, 100, 100], TWO_OFFERS)).toEqual([1, 3, 4, 6, 8]);
    expect(insert([200, 500], TWO_OFFERS).credit).toEqual({ games: 11, amount: 0 });
  });

  it('worse than buying singly is never applied', () => {
    const trap = { ...MONEY, offers: [{ priceCents: 300, games: 2 }] };
    expect(insert([300], trap).credit).toEqual({ games: 3, amount: 0 });
  });

  it('that is all there is to buy leaves no change behind when it fits', () => {
    const odd = { ...MONEY, priceCents: 300, offers: [{ priceCents: 500, games: 2 }] };
    expect(insert([300, 300], odd).credit).toEqual({ games: 2, amount: 100 });
  });

  it('does not count coins of before the last game started', () => {
    const playing = booksOf([STARTED], NOON, insert([100], THREE_FOR_TWO));
    expect(insert([100], THREE_FOR_TWO, { books: playing }).credit.games).toBe(1);
    expect(insert([100, 100], THREE_FOR_TWO, { books: playing }).credit.games).toBe(3);
  });

  it('counts change that no game was bought with', () => {
    const playing = booksOf([STARTED], NOON, insert([150], THREE_FOR_TWO));
    expect(playing.credit).toEqual({ games: 0, amount: 50 });
    expect(insert([150], THREE_FOR_TWO, { books: playing }).credit).toEqual({ games: 3, amount: 0 });
  });
});

describe('the price', () => {
  const HAPPY: PriceBand = { days: ['mon', 'tue'], from: '17:00', to: '19:00', priceCents: 50 };
  const LATE: PriceBand = { days: ['fri'], from: '22:00', to: '02:00', priceCents: 150 };
  const banded: MoneySettings = { ...MONEY, bands: [HAPPY, LATE] };
  // 15 June 2026 is a Monday.
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute).getTime();

  it('is that of the band from its first minute to before its last', () => {
    expect(
      [at(15, 16, 59), at(15, 17), at(16, 18, 59), at(15, 19), at(17, 18)].map((wall) =>
        priceAt(banded, wall),
      ),
    ).toEqual([100, 50, 50, 100, 100]);
  });

  it('runs past midnight into the day after', () => {
    expect(
      [at(19, 21, 59), at(19, 22), at(20, 1, 59), at(20, 2), at(19, 1), at(20, 22)].map((wall) =>
        priceAt(banded, wall),
      ),
    ).toEqual([100, 150, 150, 100, 100, 100]);
  });

  it('runs from Saturday into Sunday', () => {
    const weekend: MoneySettings = { ...MONEY, bands: [{ ...LATE, days: ['sat'] }] };
    expect(priceAt(weekend, at(21, 1))).toBe(150);
  });

  it('is that of the first band when two hold', () => {
    const both = { ...MONEY, bands: [HAPPY, { ...HAPPY, priceCents: 20 }] };
    expect(priceAt(both, at(15, 18))).toBe(50);
  });

  it('is the base price while the clock is not set', () => {
    const always: MoneySettings = {
      ...MONEY,
      bands: [
        {
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          from: '00:00',
          to: '24:00',
          priceCents: 50,
        },
      ],
    };
    expect(priceAt(always, at(17, 3))).toBe(50);
    expect(priceAt(always, new Date(2023, 11, 31, 12).getTime())).toBe(100);
  });

  it('that changes between two coins holds for each coin as it falls', () => {
    const before = insert([100], banded, { wall: at(15, 16, 59) });
    expect(insert([100], banded, { books: before, wall: at(15, 17) }).credit).toEqual({
      games: 3,
      amount: 0,
    });
    const within = insert([100], banded, { wall: at(15, 18, 59) });
    expect(insert([100], banded, { books: within, wall: at(15, 19) }).credit).toEqual({
      games: 3,
      amount: 0,
    });
  });
});

describe('a coin while a game runs', () => {
  const running = { game: 1, gameMs: 1_020_000 };
  const playing = booksOf([STARTED], NOON, insert([100], MONEY));

  it('waits as a credit for the next game', () => {
    expect(insert([100], MONEY, { books: playing, running }).credit.games).toBe(1);
  });

  it('buys time for each full price when the table extends', () => {
    const money: MoneySettings = { ...MONEY, duringGame: 'extend' };
    expect(
      insertCoin({ cents: 250, source: 'coin.1' }, { money, books: playing, wall: NOON, running }),
    ).toEqual([
      expect.objectContaining({ kind: 'coin' }),
      { kind: 'game extended', game: 1, ms: 2_040_000, cents: 200 },
    ]);
    const extended = insert([50, 50, 20], money, { books: playing, running });
    expect(extended.credit).toEqual({ games: 0, amount: 20 });
    expect(extended.game?.clock.msLeft).toBe(2_040_000);
  });

  it('buys a game again once the clock of an extending table has run out', () => {
    const money: MoneySettings = { ...THREE_FOR_TWO, duringGame: 'extend' };
    const extended = insert([100], money, { books: playing, running });
    expect(insert([100], money, { books: extended }).credit).toEqual({ games: 1, amount: 0 });
  });
});

describe('the coin gate', () => {
  const holding = (games: number) => ({ credit: { games, amount: 0 } });

  it('shuts when the table holds as many credits as it may', () => {
    expect(gateOpen(MONEY, holding(9), false)).toBe(true);
    expect(gateOpen(MONEY, holding(10), false)).toBe(false);
  });

  it('shuts during a game when the table refuses then, and in free play', () => {
    expect(gateOpen({ ...MONEY, duringGame: 'refuse' }, holding(0), true)).toBe(false);
    expect(gateOpen({ ...MONEY, duringGame: 'refuse' }, holding(0), false)).toBe(true);
    expect(gateOpen({ ...MONEY, freePlay: true }, holding(0), false)).toBe(false);
  });
});

describe('a game', () => {
  it('is paid by a credit, is free in free play, or cannot start', () => {
    expect(payment(MONEY, { credit: { games: 1, amount: 0 } })).toBe('credit');
    expect(payment(MONEY, { credit: { games: 0, amount: 90 } })).toBeNull();
    expect(payment({ ...MONEY, freePlay: true }, { credit: { games: 1, amount: 0 } })).toBe('free');
  });
});

describe('whatever coins fall', () => {
  const COINS = {
    GBP: [10, 20, 50, 100, 200],
    EUR: [10, 20, 50, 100, 200],
    USD: [25, 100],
    DKK: [100, 200, 500, 1000, 2000],
  };
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
    .constantFrom(...Object.values(COINS))
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
        fc.array(fc.tuple(fc.constantFrom(...COINS.GBP), walls), { maxLength: 14 }),
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
