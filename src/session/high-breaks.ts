import type { HighBreaks } from './entries.ts';
import type { HighBreak } from './scoreboard.ts';
import { wallTime } from './wall-time.ts';

/** The best breaks of the day, the month and ever. One made while the clock is not set counts only for ever. */
export const NO_HIGH_BREAKS: HighBreaks = { day: null, month: null, ever: null, pending: null };

interface Break {
  readonly points: number;
  readonly wall: number;
}

/** The break of a game just finished waits: the game may still be undone. */
export function awaitBreak(highs: HighBreaks, made: Break | null): HighBreaks {
  return { ...highs, pending: made };
}

/** The next game has started: the break that waited stands. */
export function settleBreak(highs: HighBreaks): HighBreaks {
  const { pending } = highs;
  if (!pending) return highs;
  const { points, wall } = pending;
  const date = wallTime(wall)?.date;
  return {
    day: date ? better(highs.day, { points, wall, date }) : highs.day,
    month: date ? better(highs.month, { points, wall, date: date.slice(0, 7) }) : highs.month,
    ever: highs.ever && highs.ever.points >= points ? highs.ever : pending,
    pending: null,
  };
}

/** What displays show at this wall time: yesterday's break is no longer the day's. */
export function highBreaksAt(
  highs: HighBreaks,
  wall: number,
): Readonly<Record<'day' | 'month' | 'ever', HighBreak | null>> {
  const date = wallTime(wall)?.date;
  const { day, month, ever } = settleBreak(highs);
  return {
    day: day && day.date === date ? shown(day) : null,
    month: month && month.date === date?.slice(0, 7) ? shown(month) : null,
    ever: ever && shown(ever),
  };
}

function better<T extends Break & { readonly date: string }>(held: T | null, made: T): T {
  return held && held.date === made.date && held.points >= made.points ? held : made;
}

function shown({ points, wall }: Break): HighBreak {
  return { points, wall: wallTime(wall) ? wall : null };
}
