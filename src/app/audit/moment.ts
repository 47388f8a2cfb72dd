import { wallTime } from '../../session/wall-time.ts';

/** `2026-11-30 14:05` where the table stands. */
export function momentOf(wall: number): string {
  const time = wallTime(wall);
  if (!time) return 'clock not set';
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${time.date} ${twoDigits(Math.floor(time.minutes / 60))}:${twoDigits(time.minutes % 60)}`;
}
