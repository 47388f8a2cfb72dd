import type { Clock } from '../../../../ports/clock.ts';

/** How often the watch looks: what the process does in between may be taken for one stretch of work. */
const ROUND_MS = 10;
/** Edges of one busy time are told one after another, within this time after it. */
const GRACE_MS = 20;

/** How long the process was busy from one look to the next, which was then. */
interface Stretch {
  readonly at: number;
  readonly ms: number;
}

/**
 * How wide a pulse was of which both edges came as one. The kernel keeps no times; but a pulse that was over before
 * it was looked at fell into a stretch in which the process was busy, on a slow disk for instance, and has at most
 * that width. When nothing kept the process busy it was a spark and has none. A spark in such a stretch cannot be told
 * from a coin: whoever would rather lose a coin than give a game away narrows the coin's `pulse`.
 */
export class PulseWatch {
  readonly #clock: Clock;
  readonly #busyMs: () => number;
  #busyBefore: number;
  #stretches: readonly Stretch[] = [];
  #timer: unknown = null;

  /** `busyMs` is for how long the process has been busy altogether. */
  constructor(clock: Clock, busyMs: () => number) {
    this.#clock = clock;
    this.#busyMs = busyMs;
    this.#busyBefore = busyMs();
  }

  start(): void {
    this.look();
    this.#timer = this.#clock.setTimeout(() => this.start(), ROUND_MS);
  }

  stop(): void {
    this.#clock.clearTimeout(this.#timer);
  }

  /** For how long nobody could look in one go, until just now. */
  look(): number {
    const at = this.#clock.now();
    const busyMs = this.#busyMs();
    const recent = this.#stretches.filter((stretch) => stretch.at > at - GRACE_MS);
    this.#stretches = [...recent, { at, ms: busyMs - this.#busyBefore }];
    this.#busyBefore = busyMs;
    return Math.max(...this.#stretches.map(({ ms }) => ms));
  }
}
