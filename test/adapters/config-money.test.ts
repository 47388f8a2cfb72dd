import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, minorUnits, writeAmount } from '../../src/adapters/config/money.ts';
import { configOf, problemsOf } from '../support/config-reading.ts';

const price = (currency: string, amount: string) =>
  `money: { currency: ${currency}, price: ${amount}, coins: [] }`;
const reasons = (text: string) => problemsOf(text).map((line) => line.replace(/^table.yaml:\d+:\d+ /, ''));

describe('Money', () => {
  it.each([
    ['GBP', '1.00', 100],
    ['GBP', '1', 100],
    ['GBP', '"0.50"', 50],
    ['GBP', '1.1', 110],
    ['GBP', '4.35', 435],
    ['GBP', '1.15', 115],
    ['JPY', '200', 200],
    ['KWD', '0.250', 250],
  ])('in %s of %s is %i minor units', (currency, amount, minor) => {
    expect(configOf(price(currency, amount)).money.priceCents).toBe(minor);
  });

  it.each(['GBP', 'EUR', 'DKK', 'USD', 'JPY', 'KWD'])(
    'has in %s the decimals that every display shows',
    (currency) => {
      const shown = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      expect(decimalsOf(currency)).toBe(shown.maximumFractionDigits);
    },
  );

  it('is read digit by digit, so that no penny is lost', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), fc.constantFrom('GBP', 'JPY', 'KWD'), (minor, currency) => {
        expect(minorUnits(writeAmount(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  it.each([
    ['GBP', '1.005', 'money.price: 1.005 has 3 decimals, allowed in GBP: at most 2 decimals'],
    ['GBP', '1.000', 'money.price: 1.000 has 3 decimals, allowed in GBP: at most 2 decimals'],
    [
      'GBP',
      '1.00000000000000000001',
      'money.price: 1.00000000000000000001 has 20 decimals, allowed in GBP: at most 2 decimals',
    ],
    ['JPY', '200.5', 'money.price: 200.5 has 1 decimal, allowed in JPY: no decimals'],
    ['KWD', '0.2505', 'money.price: 0.2505 has 4 decimals, allowed in KWD: at most 3 decimals'],
    [
      'GBP',
      '"1,50"',
      'money.price: "1,50" is no amount, allowed: digits with a point, such as 1.00; did you mean 1.50?',
    ],
    [
      'GBP',
      '£2',
      'money.price: "£2" is no amount, allowed: digits with a point, such as 1.00; did you mean 2?',
    ],
    [
      'GBP',
      '.5',
      'money.price: ".5" is no amount, allowed: digits with a point, such as 1.00; did you mean 0.5?',
    ],
    ['GBP', '-1', 'money.price: "-1" is no amount, allowed: digits with a point, such as 1.00'],
    ['GBP', '1e3', 'money.price: "1e3" is no amount, allowed: digits with a point, such as 1.00'],
    [
      'gbp',
      '1',
      'money.currency: "gbp" is not possible, allowed: a currency code such as GBP or EUR; did you mean GBP?',
    ],
    ['XYZ', '1', 'money.currency: "XYZ" is not possible, allowed: a currency code such as GBP or EUR'],
  ])('in %s of %s is refused', (currency, amount, reason) => {
    expect(reasons(price(currency, amount))).toEqual([reason]);
  });

  it('for nothing is sold only by free play', () => {
    expect(reasons('money: { price: 0 }')).toEqual([
      'money.price: 0 sells nothing, for free games set money.freePlay: true',
    ]);
    expect(configOf('money: { price: 0, freePlay: true }').money.freePlay).toBe(true);
  });
});

describe('An offer', () => {
  const offers = (list: string) => reasons(`money: { price: 1.00, offers: [${list}] }`);

  it('is never dearer than its games one by one', () => {
    expect(configOf('money: { price: 1.00, offers: [{ price: 2.00, games: 3 }] }').money.offers).toEqual([
      { priceCents: 200, games: 3 },
    ]);
    expect(offers('{ price: 3.50, games: 3 }')).toEqual([
      'money.offers[0].price: 3.50 is dearer than no offer, 3 single games cost 3.00',
    ]);
  });

  it('sells at least one game, and there is one at a price', () => {
    expect(offers('{ price: 1, games: 0 }')).toEqual([
      'money.offers[0].games: 0 is not possible, allowed: a whole number from 1 to 99',
    ]);
    expect(offers('{ price: 2, games: 3 }, { price: 2.00, games: 4 }')).toEqual([
      'money.offers[1].price: there is another offer at this price',
    ]);
  });
});

describe('A price band', () => {
  const bands = (...list: string[]) => reasons(`money: { bands: [${list.join(', ')}] }`);

  it('may run past midnight, over a whole day, and without days every day', () => {
    expect(bands('{ days: [fri], from: "22:00", to: "02:00", price: 1.50 }')).toEqual([]);
    expect(configOf('money: { bands: [{ from: 00:00, to: 24:00, price: 0.5 }] }').money.bands).toEqual([
      {
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        from: '00:00',
        to: '24:00',
        priceCents: 50,
      },
    ]);
  });

  it('has its times checked', () => {
    expect(bands('{ days: [mon], from: 1700, to: "25:00", price: 1 }')).toEqual([
      'money.bands[0].from: 1700 is not possible, allowed: a time of day in quotes from "00:00" to "23:59"',
      'money.bands[0].to: "25:00" is not possible, allowed: a time of day in quotes from "00:00" to "24:00"',
    ]);
    expect(bands('{ from: "09:00", to: "09:00", price: 1 }')).toEqual([
      'money.bands[0].to: is the same as from; for a whole day write from "00:00" to "24:00"',
    ]);
    expect(bands('{ days: [mon, mon], from: "09:00", to: "10:00", price: 1 }')).toEqual([
      'money.bands[0].days[1]: mon stands there already',
    ]);
    expect(bands('{ days: [], from: "09:00", to: "10:00", price: 1 }')).toEqual([
      'money.bands[0].days: is empty: the price would never hold; leave days out for every day',
    ]);
  });

  it('shares no moment with another, not even past Sunday midnight', () => {
    const sunday = '{ days: [sun], from: "22:00", to: "02:00", price: 0.50 }';
    expect(bands(sunday, '{ days: [mon], from: "02:00", to: "03:00", price: 0.60 }')).toEqual([]);
    expect(bands(sunday, '{ days: [mon], from: "01:00", to: "03:00", price: 0.60 }')).toEqual([
      'money.bands[1].from: has hours in common with the band from 22:00 to 02:00, a moment has one price',
    ]);
  });
});
