import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig, readOverlay } from '../../src/adapters/config/read-config.ts';
import { configOf, good, problemsOf, warningsOf } from '../support/config-reading.ts';

const reasons = (text: string) => problemsOf(text).map((line) => line.replace(/^table.yaml:\d+:\d+ /, ''));
const strange = (text: string) => warningsOf(text).map((line) => line.replace(/^table.yaml:\d+:\d+ /, ''));

describe('Credit', () => {
  it('lasts for ever, earns nothing on top and is counted in games unless told otherwise', () => {
    expect(configOf('').money).toMatchObject({
      bonus: null,
      expiry: { partMs: null, wholeMs: null },
      revendMs: 120_000,
      meter: { counts: 'games' },
    });
  });

  it('may earn games on top, end after a while, and be counted in money', () => {
    const text =
      'money: { bonus: { every: 5 }, expiry: { part: 15m, whole: 2h }, revend: 0s, meter: { every: 0.10 } }';
    expect(configOf(text).money).toMatchObject({
      bonus: { everyCents: 500, games: 1 },
      expiry: { partMs: 900_000, wholeMs: 7_200_000 },
      revendMs: 0,
      meter: { counts: 'money', unitCents: 10 },
    });
  });

  it('is told with all that is wrong at once', () => {
    const text = `money:
  bonus: { every: 0 }
  expiry: { part: 3h, whole: 2h }
  revend: 11m
  meter: { every: 0.005 }
  siteShare: 33.333
cabinet:
  acceptor: { port: /dev/ttyUSB0, tokens: { TK1: 1 } }
  sensing: { coin: { perSecond: 0, stringHold: 0s } }
`;
    expect(problemsOf(text)).toEqual([
      'table.yaml:2:19 money.bonus.every: is nothing, allowed: more than 0',
      'table.yaml:3:30 money.expiry.whole: is shorter than part: games last at least as long as money that is not yet worth one',
      'table.yaml:4:11 money.revend: 11m is too long, allowed: 0s to 10m',
      'table.yaml:5:19 money.meter.every: 0.005 has 3 decimals, allowed in GBP: at most 2 decimals',
      'table.yaml:6:14 money.siteShare: 33.333 is not possible, allowed: at most 2 decimals',
      'table.yaml:8:50 cabinet.acceptor.tokens.TK1: TK1 is no coin id, allowed: two letters, three letters or digits and a letter, such as GB005A',
      'table.yaml:9:33 cabinet.sensing.coin.perSecond: 0 is not possible, allowed: a whole number from 1 to 50',
      'table.yaml:9:48 cabinet.sensing.coin.stringHold: 0s is too short, allowed: 1s to 10m',
    ]);
  });

  it.each([
    ['bonus: on', 'bonus: "on" is not possible, allowed: off, or { every: 5.00, games: 1 }'],
    ['bonus: { games: 1 }', 'bonus.every: is missing, allowed: an amount such as 1.00'],
    ['bonus: { every: 5, games: 0 }', 'bonus.games: 0 is not possible, allowed: a whole number from 1 to 99'],
    [
      'expiry: { part: never }',
      'expiry.part: "never" is no duration, allowed: 1m to 168h, written like 17m, 15m30s, 4s or 150ms',
    ],
    [
      'expiry: off',
      'expiry: "off" is not possible, allowed: settings on indented lines of their own, each as `name: value`',
    ],
    ['meter: money', 'meter: "money" is not possible, allowed: games, or { every: 0.10 }'],
    ['meter: { every: 0 }', 'meter.every: is nothing, allowed: more than 0'],
    ['siteShare: 101', 'siteShare: 101 is not possible, allowed: a number from 0 to 100'],
  ])('%s is refused', (text, reason) => {
    expect(reasons(`money: { ${text} }`)).toEqual([`money.${reason}`]);
  });
});

describe('An offer', () => {
  const offer = 'offers: [{ price: 2.00, games: 3 }]';

  it('is strange when single games are no dearer, by the base price or for some hours', () => {
    expect(strange('money: { price: 1.00, offers: [{ price: 2.00, games: 2 }] }')).toEqual([
      'money.offers[0].price: 2 games for 2.00 is no better than single games at 1.00',
    ]);
    const bands =
      '[{ from: "17:00", to: "19:00", price: 0.50 }, { from: "20:00", to: "21:00", price: 0.70 }]';
    const coins = '[{ line: coin.1, value: 0.10 }]';
    expect(strange(`money: { ${offer}, bands: ${bands}, coins: ${coins} }`)).toEqual([
      'money.bands[0].price: at 0.50 from 17:00 to 19:00 the offer of 3 games for 2.00 is no better than single games',
    ]);
  });

  it('is strange when another one, taken several times, gives no fewer games', () => {
    const beside = (other: string) =>
      strange(`money: { price: 1.00, offers: [{ price: 4.00, games: 6 }, ${other}] }`);
    expect(beside('{ price: 2.00, games: 5 }')).toEqual([
      'money.offers[0].price: 6 for 4.00 is no better than 5 for 2.00 several times',
    ]);
    expect(beside('{ price: 3.00, games: 5 }')).toHaveLength(1);
    expect(beside('{ price: 3.00, games: 4 }')).toEqual([]);
  });

  it('is strange when the gate shuts before its last coin', () => {
    const coins = (largest: string, most: number) =>
      strange(
        `money: { price: 1.00, maxCredits: ${most}, offers: [{ price: 5.00, games: 6 }], coins: [{ line: coin.1, value: 1.00 }, { line: coin.2, value: ${largest} }] }`,
      );
    expect(coins('0.50', 4)).toEqual([
      'money.offers[0].price: cannot be paid coin by coin: with 4 games (money.maxCredits) the gate shuts before 5.00 is in',
    ]);
    expect(coins('2.00', 4)).toEqual([]);
    expect(coins('0.50', 5)).toEqual([]);
  });

  it('has so much in common with the price that the best buy is found while the coin falls', () => {
    expect(
      reasons('money: { price: 99999.99, maxCredits: 99, offers: [{ price: 200000, games: 3 }] }'),
    ).toEqual([
      'money.price: prices and offers have only 0.01 in common, which is too fine for sums of 9900000.01: round them',
    ]);
    expect(reasons('money: { price: 0.99, maxCredits: 99, offers: [{ price: 1.97, games: 2 }] }')).toEqual(
      [],
    );
  });
});

describe('Any set of coins and prices', () => {
  const amount = fc.oneof(
    fc.constantFrom(
      '0.05',
      '0.10',
      '0.20',
      '0.50',
      '1.00',
      '2.00',
      '5.00',
      '1000000',
      '1000001',
      '0',
      '0.001',
    ),
    fc.nat({ max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  );
  const coin = fc.record({
    line: fc.constantFrom('coin.1', 'coin.2', 'coin.3', 'coin.string'),
    value: amount,
    train: fc.constantFrom('off', '300ms'),
    counts: fc.oneof(fc.constant('any'), fc.array(fc.integer({ min: 1, max: 250 }), { maxLength: 4 })),
  });
  const money = fc.record({
    currency: fc.constantFrom('GBP', 'EUR', 'USD', 'JPY', 'KWD'),
    price: amount,
    offers: fc.array(fc.record({ price: amount, games: fc.integer({ min: 1, max: 99 }) }), { maxLength: 2 }),
    coins: fc.array(coin, { maxLength: 3 }),
    bonus: fc.oneof(fc.constant('off'), fc.record({ every: amount })),
    meter: fc.oneof(fc.constant('games'), fc.record({ every: amount })),
    maxCredits: fc.integer({ min: 1, max: 99 }),
  });

  it('is right, in whole minor units of which a century of coins makes an exact sum, or refused', () => {
    fc.assert(
      fc.property(money, (settings) => {
        const reading = readConfig(JSON.stringify({ money: settings }));
        if ('problems' in reading) {
          expect(reading.problems).not.toEqual([]);
          return;
        }
        const { priceCents, offers, coins, bonus } = reading.config.money;
        const worths = coins.map((each) => each.valueCents * Math.max(1, ...(each.counts ?? [])));
        const all = [priceCents, ...offers.map((each) => each.priceCents), ...worths, bonus?.everyCents ?? 1];
        for (const cents of all) {
          expect(Number.isSafeInteger(cents * 1_000_000) && cents > 0).toBe(true);
        }
        expect(good(readOverlay('', reading.raw)).config).toEqual(reading.config);
      }),
      { numRuns: 500 },
    );
  });
});
