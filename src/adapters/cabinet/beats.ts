import type { Clock } from '../../ports/clock.ts';

/** Power is there half a second after the first beat of a run (hardware/board/heartbeat.cir: 0.40 s), and surely by then. */
const RISE_MS = 1_000;
/** It goes 0.58 s after the last change at the earliest. A later beat begins a new run. */
const GAP_MS = 500;
/** So soon after a beat it outlasts the longest pulse of a coil. */
const FRESH_MS = 250;

/** The beats that were sent, and whether a charge pump must have made coil power of them. */
export class Beats {
  readonly #clock: Clock;
  #since = Number.NEGATIVE_INFINITY;
  #last = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(): void {
    const now = this.#clock.now();
    if (now - this.#last > GAP_MS) this.#since = now;
    this.#last = now;
  }

  /** The next one is the first. */
  forget(): void {
    this.#last = Number.NEGATIVE_INFINITY;
  }

  /** Coil power is there, and lasts for a pulse that begins now. */
  get givePower(): boolean {
    const now = this.#clock.now();
    return now - this.#last <= FRESH_MS && now - this.#since >= RISE_MS;
  }
}
