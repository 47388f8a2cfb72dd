import { wallTime } from './wall-time.ts';

/** From when on an audit counts: the last collection, or a wall time. */
export type Since = 'collection' | number;

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d))?$/;
const DAYS = /^(\d{1,4})d$/;

/** What a person wrote after --since, or why it cannot be. Days are whole ones of the place where the table stands. */
export function readSince(written: string, wallNow: number): Since | { readonly problem: string } {
  if (written === 'collection') return 'collection';
  const today = wallTime(wallNow);
  const days = DAYS.exec(written)?.[1];
  if (days !== undefined) {
    if (!today) return { problem: 'The clock of this machine is not set: give a date.' };
    const [year = 0, month = 0, day = 0] = today.date.split('-').map(Number);
    return calendar([year, month, day - Number(days)]).getTime();
  }
  const date = DATE.exec(written);
  if (!date) {
    return { problem: 'Write a day (2026-11-30), a time ("2026-11-30 18:00"), days (7d), or collection.' };
  }
  const wall = wallOf(date.slice(1).map((figure = '0') => Number(figure)));
  if (wall === null) return { problem: `There is no ${written}.` };
  return today && wall > wallNow ? { problem: `${written} is yet to come.` } : wall;
}

/** Null when no calendar and no clock has it. */
function wallOf(figures: readonly number[]): number | null {
  const [, month = 0, day = 0, hours = 0, minutes = 0] = figures;
  const time = calendar(figures);
  const same = time.getMonth() === month - 1 && time.getDate() === day && hours < 24 && minutes < 60;
  return same ? time.getTime() : null;
}

function calendar([year = 0, month = 0, day = 0, hours = 0, minutes = 0]: readonly number[]) {
  // biome-ignore lint/style/noRestrictedGlobals: a calendar for a time that was handed in.
  return new Date(year, month - 1, day, hours, minutes);
}
