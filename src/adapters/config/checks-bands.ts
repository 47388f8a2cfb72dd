import type { Complaint } from './complaint.ts';
import type { Settings } from './schema.ts';

type Band = Settings['money']['bands'][number];

/** A moment has one price. */
export function checkBands(bands: readonly Band[]): readonly Complaint[] {
  return bands.flatMap((band, place): Complaint[] => {
    if (band.from === band.to) {
      const reason = 'is the same as from; for a whole day write from "00:00" to "24:00"';
      return [{ path: ['money', 'bands', place, 'to'], reason }];
    }
    if (band.days.length === 0) {
      const reason = 'is empty: the price would never hold; leave days out for every day';
      return [{ path: ['money', 'bands', place, 'days'], reason }];
    }
    const twice = band.days.filter((day, at) => band.days.indexOf(day) < at)[0];
    if (twice !== undefined) {
      const reason = `${twice} stands there already`;
      return [{ path: ['money', 'bands', place, 'days', band.days.lastIndexOf(twice)], reason }];
    }
    const other = bands.slice(0, place).find((earlier) => overlap(earlier, band));
    if (other === undefined) return [];
    const reason = `has hours in common with the band from ${other.from} to ${other.to}, a moment has one price`;
    return [{ path: ['money', 'bands', place, 'from'], reason }];
  });
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const DAY = 24 * 60;
const WHOLE_WEEK = 7 * DAY;

interface Span {
  readonly start: number;
  readonly end: number;
}

function overlap(a: Band, b: Band): boolean {
  const others = spansOf(b);
  return spansOf(a).some((one) => others.some((other) => one.start < other.end && other.start < one.end));
}

/** Minutes of the week; what runs past Sunday's midnight goes on on Monday. */
function spansOf({ days, from, to }: Band): readonly Span[] {
  return days.flatMap((day) => {
    const start = WEEK.indexOf(day) * DAY + minuteOf(from);
    const end = WEEK.indexOf(day) * DAY + minuteOf(to) + (to < from ? DAY : 0);
    if (end <= WHOLE_WEEK) return [{ start, end }];
    return [
      { start, end: WHOLE_WEEK },
      { start: 0, end: end - WHOLE_WEEK },
    ];
  });
}

function minuteOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
