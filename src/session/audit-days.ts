import type { Step } from './audit-steps.ts';
import type { Meters } from './entries.ts';
import { EMPTY_METERS } from './meters.ts';
import { netOf } from './period.ts';
import type { Since } from './since.ts';
import { isSet, wallTime } from './wall-time.ts';

/** `coins` are coins of cash. */
export const DAY_FIGURES = [
  'coins',
  'cashCents',
  'cashlessCents',
  'gamesPaid',
  'gamesFree',
  'gamesService',
  'refundedCents',
  'netCents',
] as const;
export type DayFigures = Readonly<Record<(typeof DAY_FIGURES)[number], number>>;

/** What one day brought. */
export interface Day extends DayFigures {
  /** `YYYY-MM-DD`; or the clock was not set; or rows were lost with a damaged disk, and the meters alone tell of it. */
  readonly day: string | 'clockUnset' | 'rowsLost';
}

export interface DayLedger {
  take(step: Step): void;
  /** The meters when the time asked for began; null when it has not begun. */
  metersThen(): Meters | null;
  /** In order of their dates. */
  days(): readonly Day[];
}

/** Counts from the last collection on, or from the first row that is dated so late, in the order of happening. */
export function dayLedger(since: Since, wallNow: number): DayLedger {
  const days = new Map<string, DayFigures>();
  let then = since === 'collection' ? EMPTY_METERS : null;
  let stretch: Stretch | null = null;
  const close = () => {
    if (stretch) add(days, stretch);
    stretch = null;
  };
  return {
    metersThen: () => then,
    days: () => {
      close();
      return [...days]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, figures]) => ({ day, ...figures }));
    },
    take: ({ row, before, after }) => {
      const day = row ? (dateOf(row.wall, wallNow) ?? 'clockUnset') : 'rowsLost';
      if (row && since !== 'collection' && isFrom(since, row.wall, wallNow)) then ??= before.meters;
      if (!then) return;
      if (stretch?.day !== day) close();
      stretch = { day, from: stretch?.from ?? before.meters, to: after.meters };
      if (since !== 'collection' || row?.entry.kind !== 'collected') return;
      then = after.meters;
      stretch = null;
      days.clear();
    },
  };
}

/** Rows of one day that follow each other, from meters to meters. */
interface Stretch {
  readonly day: string;
  readonly from: Meters;
  readonly to: Meters;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Null while the clock was not set; one that was ahead of its time was not set either. */
export function dateOf(wall: number, wallNow: number): string | null {
  const ahead = isSet(wallNow) && wall > wallNow + DAY_MS;
  return ahead ? null : (wallTime(wall)?.date ?? null);
}

function isFrom(since: number, wall: number, wallNow: number): boolean {
  return wall >= since && dateOf(wall, wallNow) !== null;
}

function add(days: Map<string, DayFigures>, { day, from, to }: Stretch): void {
  const figures = plus(figuresOf(to), figuresOf(from), -1);
  const known = days.get(day);
  const dated = day !== 'clockUnset' && day !== 'rowsLost';
  if (known) days.set(day, plus(known, figures, 1));
  else if (dated || DAY_FIGURES.some((name) => figures[name] !== 0)) days.set(day, figures);
}

function figuresOf(meters: Meters): DayFigures {
  const { kinds, refundedCents, cashCents, cashlessCents, gamesPaid, gamesFree, gamesService } = meters;
  return {
    coins: Object.values(kinds).reduce((sum, coins) => sum + coins, 0),
    cashCents,
    cashlessCents,
    gamesPaid,
    gamesFree,
    gamesService,
    refundedCents,
    netCents: netOf(meters),
  };
}

function plus(figures: DayFigures, more: DayFigures, times: 1 | -1): DayFigures {
  const sum = { ...figures };
  for (const name of DAY_FIGURES) sum[name] += times * more[name];
  return sum;
}
