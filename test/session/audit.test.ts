import { describe, expect, it } from 'vitest';
import { type AuditOptions, auditOf } from '../../src/session/audit.ts';
import { EMPTY_BOOKS, record } from '../../src/session/books.ts';
import type { Entry, Row } from '../../src/session/entries.ts';
import { periodOf } from '../../src/session/period.ts';
import { ended, START } from '../support/books-of.ts';

const MONDAY = new Date(2026, 5, 15, 12).getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const UNSET = 5_000;

interface Written {
  readonly entry: Entry;
  readonly wall: number;
}

const at = (wall: number, ...entries: readonly Entry[]): readonly Written[] =>
  entries.map((entry) => ({ entry, wall }));

function rowsOf(...written: readonly (readonly Written[])[]): readonly Row[] {
  return written.flat().map((one, index) => ({ id: index + 1, boot: 1, at: index * 1000, ...one }));
}

function audit(rows: readonly Row[], options: Partial<AuditOptions> = {}) {
  return auditOf(rows, { since: 'collection', siteShare: 50, wallNow: MONDAY + 30 * DAY, ...options });
}

const pound: Entry = { kind: 'coin', cents: 100, currency: 'GBP', source: 'coin.1' };
const card: Entry = { kind: 'coin', cents: 200, currency: 'GBP', source: 'card', cashless: true };
const bought = (games: number, cents: number): Entry => ({ kind: 'credits bought', games, cents });
const started = (game: number): Entry => ({ kind: 'game started', game, start: START });
const finished = (game: number): Entry => ({ kind: 'game finished', game, end: ended(300) });
const collected = (expectedCents: number, countedCents: number | null): Entry => ({
  kind: 'collected',
  expectedCents,
  countedCents,
  by: 'JK',
  door: true,
  key: true,
});

/** Two games on Monday, a collection, and on Wednesday one more by card, which leaves a game owed. */
const TWO_PERIODS = rowsOf(
  at(MONDAY, { kind: 'booted', version: '0.2.0' }, pound, bought(1, 100), started(1), finished(1)),
  at(MONDAY + HOUR, pound, bought(1, 100), started(2), { kind: 'meter pulsed', pulses: 2 }),
  at(MONDAY + DAY, collected(200, 180)),
  at(MONDAY + 2 * DAY, card, bought(2, 200), started(3), { kind: 'meter owed', pulses: 3 }),
  at(MONDAY + 2 * DAY, { kind: 'meter pulsed', pulses: 1 }),
);

describe('an audit', () => {
  it('counts since the last collection and since ever', () => {
    const { totals, period, credit } = audit(TWO_PERIODS);
    expect(period).toEqual({ number: 2, from: MONDAY + DAY });
    expect(totals.period).toMatchObject({ takenCents: 200, cashCents: 0, cashlessCents: 200, gamesPaid: 1 });
    expect(totals.ever).toMatchObject({ takenCents: 400, cashCents: 200, cashlessCents: 200, gamesPaid: 3 });
    expect(credit).toEqual({ games: 1, amount: 0, worth: 100, service: 0 });
  });

  it('counts the same period as the table shows whoever turns its key', () => {
    const books = TWO_PERIODS.reduce(record, EMPTY_BOOKS);
    expect(audit(TWO_PERIODS).totals.period).toMatchObject({
      cashlessCents: periodOf(books, 50).cashlessCents,
      siteCents: periodOf(books, 50).siteCents,
      operatorCents: periodOf(books, 50).operatorCents,
    });
  });

  it('counts since the moment asked for, whatever was collected meanwhile', () => {
    const { totals, days } = audit(TWO_PERIODS, { since: MONDAY + HOUR });
    expect(totals.since).toMatchObject({ takenCents: 300, cashCents: 100, gamesPaid: 2 });
    expect(days.map(({ day, netCents }) => [day, netCents])).toEqual([
      ['2026-06-15', 100],
      ['2026-06-16', 0],
      ['2026-06-17', 200],
    ]);
  });

  it('counts nothing since a moment after the last row', () => {
    const { totals, days } = audit(TWO_PERIODS, { since: MONDAY + 9 * DAY });
    expect([totals.since.takenCents, totals.since.powerUps, days]).toEqual([0, 0, []]);
  });

  it('puts all that the clock was not set for into a day of its own, wherever it lies', () => {
    const rows = rowsOf(at(MONDAY, pound), at(UNSET, pound, card), at(MONDAY + DAY, pound));
    const { days, totals } = audit(rows, { since: MONDAY });
    expect(days.map(({ day, coins, cashlessCents }) => [day, coins, cashlessCents])).toEqual([
      ['2026-06-15', 1, 0],
      ['2026-06-16', 1, 0],
      ['clockUnset', 1, 200],
    ]);
    expect(totals.since.takenCents).toBe(500);
  });

  it('takes a clock that is years ahead for one that was not set', () => {
    const rows = rowsOf(at(MONDAY + 9000 * DAY, pound), at(MONDAY, pound));
    expect(audit(rows).days.map(({ day }) => day)).toEqual(['2026-06-15', 'clockUnset']);
    expect(audit(rows, { since: MONDAY }).totals.since.takenCents).toBe(100);
  });

  it('divides what is left when refunds were paid between pub and operator', () => {
    const refund: Entry = { kind: 'refunded', games: 0, cents: 100, partCents: 100 };
    const { totals } = audit(rowsOf(at(MONDAY, pound, pound, pound, refund)), { siteShare: 33 });
    expect(totals.ever).toMatchObject({ netCents: 200, siteCents: 66, operatorCents: 134 });
  });

  it('has every collection as the slip that was written then', () => {
    expect(audit(TWO_PERIODS).collections).toEqual([
      expect.objectContaining({
        number: 1,
        from: null,
        wall: MONDAY + DAY,
        expectedCents: 200,
        countedCents: 180,
        differenceCents: -20,
        siteCents: 100,
        gamesPaid: 2,
        by: 'JK',
        door: true,
        reading: { old: 0, new: 2, difference: 2 },
      }),
    ]);
  });

  it('knows no difference when nobody counted', () => {
    const [slip] = audit(rowsOf(at(MONDAY, pound, collected(100, null)))).collections;
    expect(slip).toMatchObject({ countedCents: null, differenceCents: null });
  });

  it('reads the electromechanical meter as a collector does, and tells what it still owes', () => {
    expect(audit(TWO_PERIODS).reading).toEqual({ old: 2, new: 3, difference: 1, due: 0 });
  });

  it('has every fault with its first, its last and how often', () => {
    const rows = rowsOf(
      at(MONDAY, { kind: 'fault raised', code: 'COIN_STUCK', what: 'coin.1' }),
      at(MONDAY + HOUR, { kind: 'fault cleared', code: 'COIN_STUCK', what: 'coin.1' }),
      at(MONDAY + DAY, { kind: 'fault raised', code: 'COIN_STUCK', what: 'coin.1' }),
    );
    expect(audit(rows).faults).toEqual([
      expect.objectContaining({ first: MONDAY, last: MONDAY + DAY, times: 2, cleared: null }),
    ]);
  });

  it('says that takings are games, extensions, credit and what went without a game', () => {
    const rows = rowsOf(
      at(MONDAY, pound, bought(1, 100), started(1), pound, pound, pound),
      at(MONDAY, { kind: 'game extended', game: 1, ms: 60_000, cents: 100 }),
      at(MONDAY, { kind: 'credit expired', games: 0, cents: 100, partCents: 100 }),
    );
    expect(audit(rows).checks[0]).toEqual({
      name: 'takenIsUsed',
      cents: 400,
      parts: { games: 100, extensions: 100, credit: 100, expired: 100, refunded: 0 },
      sumCents: 400,
      agrees: true,
    });
  });

  it('says so when takings and credits disagree', () => {
    const rows = rowsOf(at(MONDAY, pound, { kind: 'refunded', games: 1, cents: 300, partCents: 0 }));
    expect(audit(rows).checks.map(({ name, agrees }) => [name, agrees])).toEqual([
      ['takenIsUsed', false],
      ['takenIsCashAndCashless', true],
      ['takenIsAllSlots', true],
      ['cashIsAllCoins', true],
    ]);
  });

  it('goes on from the books that the table kept where rows were lost with a damaged disk', () => {
    const rows = rowsOf(at(MONDAY, pound, bought(1, 100), started(1), pound, pound), at(MONDAY + DAY, pound));
    const kept = { row: 5, books: rows.slice(0, 5).reduce(record, EMPTY_BOOKS) };
    const left = rows.filter(({ id }) => id !== 4);
    const { totals, days } = audit(left, { kept });
    expect(totals.ever.takenCents).toBe(400);
    expect(days.map(({ day, cashCents }) => [day, cashCents])).toEqual([
      ['2026-06-15', 200],
      ['2026-06-16', 100],
      ['rowsLost', 100],
    ]);
  });

  it('tells in which other currencies coins fell', () => {
    const rows = rowsOf(at(MONDAY, { ...pound, currency: 'IEP' }, pound, { ...pound, currency: 'EUR' }));
    expect(audit(rows)).toMatchObject({ currency: 'EUR', otherCurrencies: ['IEP', 'GBP'] });
  });

  it('of a table that never was switched on is all zeros', () => {
    expect(audit([])).toMatchObject({ currency: null, from: null, version: null, days: [], collections: [] });
    expect(audit([]).checks.every(({ agrees }) => agrees)).toBe(true);
  });
});
