import type { Scoreboard } from './scoreboard.ts';

/** What is left of the paid time at this moment, in milliseconds: the clock runs on after the scoreboard was made. */
export function msLeftAt({ clock }: Pick<Scoreboard, 'clock'>, now: number): number {
  return Math.max(0, clock.msLeft - Math.max(0, now - clock.at) * clock.speed);
}
