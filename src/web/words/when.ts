/** Wall time as the reader writes it. */
import type { Words } from './words.ts';

/** Before this no table ran: a clock that shows it was never set. */
const EARLIEST = Date.UTC(2024, 0);

function isClockSet(wall: number): boolean {
  return wall >= EARLIEST;
}

export function when({ locale }: Words, wall: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(wall);
}

/** The phrase with its time, or that the clock was not set. */
export function toldWhen(words: Words, phrase: (when: string) => string, wall: number): string {
  return isClockSet(wall) ? phrase(when(words, wall)) : words.service.clockUnset;
}
