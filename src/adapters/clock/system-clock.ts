import type { Clock } from '../../ports/clock.ts';

/** The machine's own time: monotonic milliseconds since the process began. */
export const systemClock: Clock = {
  now: () => performance.now(),
  // Rounded up: Node cuts the fraction off, and a deadline must not come before its time.
  setTimeout: (fn, ms) => setTimeout(fn, Math.ceil(ms)),
  clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
  wall: () => Date.now(),
};
