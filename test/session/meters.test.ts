import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/session/entries.ts';
import { meterRows } from '../../src/session/meter-rows.ts';
import { EMPTY_METERS, metersBetween } from '../../src/session/meters.ts';
import { booksOf, START } from '../support/books-of.ts';

const coin = (cents: number, source = 'coin.1'): Entry => ({ kind: 'coin', cents, currency: 'GBP', source });
const sale = (cents: number): Entry => ({
  kind: 'coin',
  cents,
  currency: 'GBP',
  source: 'coin.9',
  cashless: true,
});
const started = (paid: boolean): Entry => ({ kind: 'game started', game: 1, start: { ...START, paid } });

describe('the meters', () => {
  it('count money by slot and coins by kind, and no sale of a card reader as a coin', () => {
    expect(booksOf([coin(100), coin(50), coin(50, 'acceptor.GB050A'), sale(300)]).meters).toMatchObject({
      takenCents: 500,
      cashCents: 200,
      cashlessCents: 300,
      coins: { 'coin.1': 2, 'acceptor.GB050A': 1, 'coin.9': 1 },
      slotCents: { 'coin.1': 150, 'acceptor.GB050A': 50, 'coin.9': 300 },
      kinds: { 50: 2, 100: 1 },
    });
  });

  it('tell what came between two readings, figure by figure', () => {
    const before = booksOf([coin(100), coin(50)]);
    const after = booksOf([coin(100), sale(200), started(false)], undefined, before);
    expect(metersBetween(before.meters, after.meters)).toMatchObject({
      takenCents: 300,
      cashCents: 100,
      cashlessCents: 200,
      gamesFree: 1,
      coins: { 'coin.1': 1, 'coin.9': 1 },
      slotCents: { 'coin.1': 100, 'coin.9': 200 },
      kinds: { 50: 0, 100: 1 },
    });
  });

  it('are all of them there, be it as what came since the first day or within no time', () => {
    const { meters } = booksOf([{ kind: 'booted', version: '1.0.0' }, coin(100), started(true)]);
    expect(metersBetween(EMPTY_METERS, meters)).toEqual(meters);
    expect(Object.keys(metersBetween(meters, meters))).toEqual(expect.arrayContaining(Object.keys(meters)));
  });
});

describe('the electromechanical meter', () => {
  const games = { counts: 'games', unitCents: 100 } as const;
  const money = { counts: 'money', unitCents: 100 } as const;

  it('that counts games has a pulse for each that credit pays', () => {
    expect(meterRows([started(true)], games, EMPTY_METERS)).toEqual([{ kind: 'meter owed', pulses: 1 }]);
    expect(meterRows([started(false), coin(500)], games, EMPTY_METERS)).toEqual([]);
  });

  it('that counts money has a pulse whenever the cash passes another unit', () => {
    const pulses = (cents: number, cashCents: number) => meterRows([coin(cents)], money, { cashCents });
    expect(pulses(50, 0)).toEqual([]);
    expect(pulses(50, 50)).toEqual([{ kind: 'meter owed', pulses: 1 }]);
    expect(pulses(250, 50)).toEqual([{ kind: 'meter owed', pulses: 3 }]);
  });

  it('that counts money counts none that is in no cash box, and no game', () => {
    expect(meterRows([sale(500), started(true)], money, EMPTY_METERS)).toEqual([]);
  });
});
