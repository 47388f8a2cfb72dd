import type { Clock } from '../../../../ports/clock.ts';

/** How often a mark is made, at least: the more rarely, the wider a pulse may seem. */
const ROUND_MS = 250;
/** Edges of one busy time are told one after another, within this time after it. */
const GRACE_MS = 20;

/** How busy the process had been by then. */
interface Mark {
  readonly at: number;
  readonly busyMs: number;
}

/**
 * How wide a pulse was of which both edges came as one. The kernel keeps no times; but a pulse that was over before
 * it was looked at fell into a time in which the process was busy, on a slow disk for instance, and has at most
 * that width. When nothing kept the process busy it was a spark and has none.
 */
export class PulseWatch {
  readonly #clock: Clock;
  readonly #busyMs: () => number;
  #marks: readonly Mark[] = [];
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

  /** For how long nobody could look, until just now. */
  look(): number {
    const now = { at: this.#clock.now(), busyMs: this.#busyMs() };
    const marks = [...this.#marks, now];
    const since = marks.findLastIndex(({ at }) => at <= now.at - GRACE_MS);
    this.#marks = marks.slice(Math.max(0, since));
    return now.busyMs - (this.#marks[0] ?? now).busyMs;
  }
}
