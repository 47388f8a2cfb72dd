import type { Glyphs } from './glyphs.ts';

/** When a display looks: what it shows is a function of the scoreboard and of this. */
export interface Moment {
  readonly now: number;
  /** Since when the table has been at what it is at. */
  readonly phaseAt: number;
}

export interface Seen extends Moment {
  /** How many digits there are. */
  readonly width: number;
}

/** Long enough to be read from across a pub. */
const EACH_MS = 2_000;
/** Once a second: nothing here blinks faster than twice. */
const BLINK_MS = 1_000;

/** One after the other, each for two seconds. */
export function inTurn(now: number, ...all: readonly Glyphs[]): Glyphs {
  return all[Math.floor(now / EACH_MS) % all.length] ?? '';
}

/** Whether what blinks is lit. */
export function isLit(now: number): boolean {
  return now % BLINK_MS < BLINK_MS / 2;
}
