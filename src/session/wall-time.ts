/** Wall time in the words of the place where the table stands. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly weekday: Weekday;
  readonly minutes: number;
}

export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

// A Pi has no clock of its own: until the network comes it believes in a year long gone.
const YEAR_2024 = 1_704_067_200_000;

/** The machine's clock has been set. */
export function isSet(wall: number): boolean {
  return wall >= YEAR_2024;
}

/** Null while the machine's clock has not been set. */
export function wallTime(wall: number): WallTime | null {
  if (!isSet(wall)) return null;
  // biome-ignore lint/style/noRestrictedGlobals: a calendar for a time that was handed in.
  const local = new Date(wall);
  const day = String(local.getDate()).padStart(2, '0');
  const month = String(local.getMonth() + 1).padStart(2, '0');
  return {
    date: `${local.getFullYear()}-${month}-${day}`,
    weekday: WEEKDAYS[local.getDay()] ?? 'sun',
    minutes: local.getHours() * 60 + local.getMinutes(),
  };
}

export function dayBefore(weekday: Weekday): Weekday {
  return WEEKDAYS.at(WEEKDAYS.indexOf(weekday) - 1) ?? 'sat';
}
