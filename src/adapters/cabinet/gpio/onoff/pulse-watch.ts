import type { Clock } from '../../../../ports/clock.ts';

/** How often the watch begins anew, at least: the more rarely, the wider a pulse may seem. */
const ROUND_MS = 250;

/**
 * How wide a pulse was of which both edges came as one. The kernel keeps no times; but a pulse that was over before
 * it was looked at fell into a time in which the process was busy, on a slow disk for instance, and has at most
 * that width. When nothing kept the process busy it was a spark and has none.
 */
export class PulseWatch {
  readonly #clock: Clock;
  readonly #busyMs: () => number;
  #busyBefore = 0;
  #timer: unknown = null;

  constructor(clock: Clock, busyMs: () => number) {
    this.#clock = clock;
    this.#busyMs = busyMs;
  }

  start(): void {
    this.look();
    this.#timer = this.#clock.setTimeout(() => this.start(), ROUND_MS);
  }

  stop(): void {
    this.#clock.clearTimeout(this.#timer);
  }

  /** For how long nobody could look since this was last asked. */
  look(): number {
    const busy = this.#busyMs();
    const since = busy - this.#busyBefore;
    this.#busyBefore = busy;
    return since;
  }
}
