import type { MoneySettings, PriceBand } from './table-config.ts';
import { dayBefore, type WallTime, wallTime } from './wall-time.ts';

const DAY_MINUTES = 24 * 60;

/** What one game costs at this wall time: the first band that holds, else the base price. */
export function priceAt(money: MoneySettings, wall: number): number {
  const time = wallTime(wall);
  const band = time && money.bands.find((one) => holds(one, time));
  return band ? band.priceCents : money.priceCents;
}

/** Prices go by the hour: a clock that is not set is worth telling. */
export function needsClock(money: MoneySettings): boolean {
  return money.bands.length > 0;
}

/** A band that runs past midnight belongs to the day on which it begins. */
function holds(band: PriceBand, { weekday, minutes }: WallTime): boolean {
  const from = minutesOf(band.from);
  const end = minutesOf(band.to);
  const to = end > from ? end : end + DAY_MINUTES;
  const on = (day: typeof weekday, minute: number) =>
    band.days.includes(day) && minute >= from && minute < to;
  return on(weekday, minutes) || on(dayBefore(weekday), minutes + DAY_MINUTES);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
