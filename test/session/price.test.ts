import { describe, expect, it } from 'vitest';
import { needsClock, priceAt } from '../../src/session/price.ts';
import type { MoneySettings, PriceBand } from '../../src/session/table-config.ts';
import { insert } from '../support/insert-coins.ts';
import { MONEY } from '../support/tariffs.ts';

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

  it('by the hour needs a clock that is set', () => {
    expect(needsClock(banded)).toBe(true);
    expect(needsClock(MONEY)).toBe(false);
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
    expect(insert([100], banded, { books: before, wall: at(15, 17) }).credit).toMatchObject({
      games: 3,
      amount: 0,
    });
    const within = insert([100], banded, { wall: at(15, 18, 59) });
    expect(insert([100], banded, { books: within, wall: at(15, 19) }).credit).toMatchObject({
      games: 3,
      amount: 0,
    });
  });
});
