import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/session/entries.ts';
import { periodOf, shares } from '../../src/session/period.ts';
import { booksOf, NOON, START } from '../support/books-of.ts';

const coin = (cents: number): Entry => ({ kind: 'coin', cents, currency: 'GBP', source: 'coin.1' });
const sale: Entry = { kind: 'coin', cents: 300, currency: 'GBP', source: 'coin.9', cashless: true };
const collected: Entry = {
  kind: 'collected',
  expectedCents: 0,
  countedCents: null,
  by: null,
  door: null,
  key: null,
};

describe('the takings', () => {
  it('are shared to the last cent, and the odd one is the operator’s', () => {
    expect(shares(1001, 50)).toEqual({ siteCents: 500, operatorCents: 501 });
    expect(shares(1000, 33.3)).toEqual({ siteCents: 333, operatorCents: 667 });
    expect(shares(1000, 0)).toEqual({ siteCents: 0, operatorCents: 1000 });
    expect(shares(1000, 100)).toEqual({ siteCents: 1000, operatorCents: 0 });
  });

  it('of a period that paid back more than it took leave nothing to share', () => {
    expect(shares(-200, 50)).toEqual({ siteCents: 0, operatorCents: 0 });
  });

  it('are never more or less in two parts than in one', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 1000 }), (cents, perMille) => {
        const { siteCents, operatorCents } = shares(cents, perMille / 10);
        expect(siteCents + operatorCents).toBe(cents);
        expect(siteCents).toBe(Number((BigInt(cents) * BigInt(perMille)) / 1000n));
      }),
    );
  });
});

describe('the period', () => {
  const free: Entry = { kind: 'game started', game: 1, start: { ...START, paid: false } };
  const back: Entry = { kind: 'refunded', games: 0, cents: 100, partCents: 100 };

  it('is the first until the cash box was emptied', () => {
    expect(periodOf(booksOf([coin(200), sale, free, back]), 50)).toEqual({
      number: 1,
      since: null,
      cashCents: 200,
      cashlessCents: 300,
      expectedCents: 200,
      refundedCents: 100,
      gamesPaid: 0,
      gamesFree: 1,
      gamesService: 0,
      vendsFailed: 0,
      siteCents: 200,
      operatorCents: 200,
    });
  });

  it('begins anew with each collection', () => {
    expect(periodOf(booksOf([coin(200), collected, coin(50)]), 50)).toMatchObject({
      number: 2,
      since: NOON + 1000,
      cashCents: 50,
      siteCents: 25,
      operatorCents: 25,
    });
  });
});
