import fc from 'fast-check';
import type { MoneySettings } from '../../src/session/table-config.ts';

/** One pound a game, and nothing else. */
export const MONEY: MoneySettings = {
  currency: 'GBP',
  priceCents: 100,
  offers: [],
  bands: [],
  freePlay: false,
  duringGame: 'queue',
  maxCredits: 10,
  coins: [],
  siteShare: 50,
  bonus: null,
  expiry: { partMs: null, wholeMs: null },
  revendMs: 120_000,
  meter: { counts: 'games', unitCents: 100 },
};

/** Every coin of these countries that is in use. */
export const COIN_SETS = {
  GBP: [1, 2, 5, 10, 20, 50, 100, 200],
  EUR: [1, 2, 5, 10, 20, 50, 100, 200],
  USD: [1, 5, 10, 25, 50, 100],
  DKK: [50, 100, 200, 500, 1000, 2000],
} as const;

const cents = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min, max }),
    fc.integer({ min: Math.ceil(min / 10), max: max / 10 }).map((tens) => tens * 10),
  );

/** Whatever an operator may ask for a game, sensible or not. */
export const anyTariff: fc.Arbitrary<MoneySettings> = fc
  .record({
    priceCents: cents(1, 400),
    offers: fc.array(fc.record({ priceCents: cents(2, 900), games: fc.integer({ min: 2, max: 9 }) }), {
      maxLength: 2,
    }),
    bands: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      cents(1, 400).map((priceCents) => [{ days: ['mon'] as const, from: '17:00', to: '19:00', priceCents }]),
    ),
    duringGame: fc.constantFrom('queue', 'extend'),
    bonus: fc.option(fc.record({ everyCents: cents(20, 1000), games: fc.integer({ min: 1, max: 3 }) })),
    expiry: fc.record({ partMs: fc.option(fc.nat(1000)), wholeMs: fc.option(fc.nat(1000)) }),
    meter: fc.record({ counts: fc.constantFrom('games', 'money'), unitCents: cents(1, 500) }),
  })
  .map((tariff) => ({ ...MONEY, ...tariff }));
