import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKS } from '../../src/session/books.ts';
import {
  gateOpen,
  insertCoin,
  insertCoins,
  payment,
  refund,
  refundableCents,
  type Terms,
} from '../../src/session/credit.ts';
import type { Books, Entry } from '../../src/session/entries.ts';
import type { MoneySettings } from '../../src/session/table-config.ts';
import { booksOf, NOON, START } from '../support/books-of.ts';
import { creditsAfterEach, insert } from '../support/insert-coins.ts';
import { MONEY } from '../support/tariffs.ts';

const THREE_FOR_TWO: MoneySettings = { ...MONEY, offers: [{ priceCents: 200, games: 3 }] };
const TWO_OFFERS: MoneySettings = {
  ...MONEY,
  offers: [
    { priceCents: 200, games: 3 },
    { priceCents: 500, games: 8 },
  ],
};
const STARTED: Entry = { kind: 'game started', game: 1, start: START };

const terms = (money: MoneySettings): Terms => ({ money, books: EMPTY_BOOKS, wall: NOON, running: null });

describe('a coin', () => {
  it('is turned into games at once, as many as the price allows, and the rest is owed', () => {
    expect(insert([50], MONEY).credit).toMatchObject({ games: 0, amount: 50 });
    expect(insert([50, 200], MONEY).credit).toMatchObject({ games: 2, amount: 50 });
  });

  it('comes with what it bought, the coin first', () => {
    expect(insertCoin({ cents: 100, source: 'coin.2' }, terms(MONEY))).toEqual([
      { kind: 'coin', cents: 100, currency: 'GBP', source: 'coin.2' },
      { kind: 'credits bought', games: 1, cents: 100 },
    ]);
  });

  it('that buys nothing yet is a coin and no more', () => {
    expect(insertCoin({ cents: 20, source: 'coin.1' }, terms(MONEY))).toHaveLength(1);
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
    expect(insert([200, 500], TWO_OFFERS).credit).toMatchObject({ games: 11, amount: 0 });
  });

  it('worse than buying singly is never applied', () => {
    const trap = { ...MONEY, offers: [{ priceCents: 300, games: 2 }] };
    expect(insert([300], trap).credit).toMatchObject({ games: 3, amount: 0 });
  });

  it('that is all there is to buy leaves no change behind when it fits', () => {
    const odd = { ...MONEY, priceCents: 300, offers: [{ priceCents: 500, games: 2 }] };
    expect(insert([300, 300], odd).credit).toMatchObject({ games: 2, amount: 100 });
  });

  it('does not count coins of before the last game started', () => {
    const playing = booksOf([STARTED], NOON, insert([100], THREE_FOR_TWO));
    expect(insert([100], THREE_FOR_TWO, { books: playing }).credit.games).toBe(1);
    expect(insert([100, 100], THREE_FOR_TWO, { books: playing }).credit.games).toBe(3);
  });

  it('counts change that no game was bought with', () => {
    const playing = booksOf([STARTED], NOON, insert([150], THREE_FOR_TWO));
    expect(playing.credit).toMatchObject({ games: 0, amount: 50 });
    expect(insert([150], THREE_FOR_TWO, { books: playing }).credit).toMatchObject({ games: 3, amount: 0 });
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
    expect(extended.credit).toMatchObject({ games: 0, amount: 20 });
    expect(extended.game?.clock.msLeft).toBe(2_040_000);
  });

  it('buys a game again once the clock of an extending table has run out', () => {
    const money: MoneySettings = { ...THREE_FOR_TWO, duringGame: 'extend' };
    const extended = insert([100], money, { books: playing, running });
    expect(insert([100], money, { books: extended }).credit).toMatchObject({ games: 1, amount: 0 });
  });
});

describe('a bonus', () => {
  const money: MoneySettings = { ...MONEY, bonus: { everyCents: 500, games: 1 } };

  it('comes on top with the coin that completes its sum, and costs nothing', () => {
    expect(creditsAfterEach([200, 200, 100, 200, 200, 100], money)).toEqual([2, 4, 6, 8, 10, 12]);
    expect(insertCoin({ cents: 500, source: 'coin.1' }, terms(money))).toEqual([
      expect.objectContaining({ kind: 'coin' }),
      { kind: 'credits bought', games: 5, cents: 500 },
      { kind: 'bonus given', games: 1 },
    ]);
    expect(insert([500], money)).toMatchObject({ credit: { worth: 500 }, meters: { bonusGames: 1 } });
  });

  it('comes as often as its sum is in one coin', () => {
    expect(insert([1100], money).credit.games).toBe(13);
  });

  it('does not count the change of the run before once more', () => {
    const playing = booksOf([STARTED], NOON, insert([450], money));
    expect(insert([450], money, { books: playing }).meters.bonusGames).toBe(0);
    expect(insert([500], money, { books: playing }).meters.bonusGames).toBe(1);
  });

  it('does not count money that time was bought with', () => {
    const extending: MoneySettings = { ...money, duringGame: 'extend' };
    const playing = booksOf([STARTED], NOON, insert([100], MONEY));
    const extended = insert([500], extending, { books: playing, running: { game: 1, gameMs: 1_020_000 } });
    expect(insert([400], extending, { books: extended }).meters.bonusGames).toBe(0);
  });
});

describe('several coins of one reading', () => {
  it('complete an offer between them, and each comes with what it bought', () => {
    const coin = { cents: 100, source: 'acceptor.GB100A' };
    const entries = insertCoins([coin, coin], terms(THREE_FOR_TWO));
    expect(entries).toEqual([
      { kind: 'coin', cents: 100, currency: 'GBP', source: 'acceptor.GB100A' },
      { kind: 'credits bought', games: 1, cents: 100 },
      { kind: 'coin', cents: 100, currency: 'GBP', source: 'acceptor.GB100A' },
      { kind: 'credits bought', games: 2, cents: 100 },
    ]);
  });

  it('that are none add nothing', () => {
    expect(insertCoins([], terms(MONEY))).toEqual([]);
  });
});

describe('a sale of a card reader', () => {
  it('buys as a coin does and is in no cash box', () => {
    const entries = insertCoin({ cents: 100, source: 'coin.9', cashless: true }, terms(MONEY));
    expect(entries[0]).toEqual({
      kind: 'coin',
      cents: 100,
      currency: 'GBP',
      source: 'coin.9',
      cashless: true,
    });
    expect(booksOf(entries)).toMatchObject({
      credit: { games: 1 },
      meters: { takenCents: 100, cashCents: 0, cashlessCents: 100, kinds: {} },
    });
  });
});

describe('a refund', () => {
  it('pays back all that the credit had cost, the part credit with it', () => {
    const books = insert([250], MONEY);
    expect(refundableCents(books)).toBe(250);
    expect(refund(books)).toEqual({ kind: 'refunded', games: 2, cents: 250, partCents: 50 });
  });

  it('pays for the games of an offer that are left what is left of its price', () => {
    const playing = booksOf([STARTED], NOON, insert([200], THREE_FOR_TWO));
    expect(refund(playing)).toEqual({ kind: 'refunded', games: 2, cents: 134, partCents: 0 });
  });

  it('is not to be had for games that cost nothing', () => {
    expect(refund(EMPTY_BOOKS)).toBeNull();
    expect(refund(booksOf([{ kind: 'bonus given', games: 1 }]))).toBeNull();
    expect(refund(booksOf([{ kind: 'service credit given', games: 1 }]))).toBeNull();
  });
});

describe('the coin gate', () => {
  const holding = (games: number) => ({ credit: { ...EMPTY_BOOKS.credit, games } });

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
  const FREE_PLAY = { ...MONEY, freePlay: true };
  const holding = (credit: Partial<Books['credit']>) => ({ credit: { ...EMPTY_BOOKS.credit, ...credit } });

  it('is paid by a credit, is free in free play, or cannot start', () => {
    expect(payment(MONEY, holding({ games: 1 }))).toBe('credit');
    expect(payment(MONEY, holding({ amount: 90 }))).toBeNull();
    expect(payment(FREE_PLAY, holding({ games: 1 }))).toBe('free');
  });

  it("is the technician's as long as he has credit, whatever else could pay", () => {
    expect(payment(MONEY, holding({ games: 1, service: 1 }))).toBe('service');
    expect(payment(FREE_PLAY, holding({ service: 1 }))).toBe('service');
  });
});
