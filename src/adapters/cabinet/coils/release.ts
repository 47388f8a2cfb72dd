import type { Clock } from '../../../ports/clock.ts';
import type { Coil } from './coil.ts';

/**
 * Lets the balls go. Asked while its coil rests or has no power, it does so once that is over; one that is too hot tells
 * that itself.
 */
export class Release {
  readonly #coil: Coil;
  readonly #clock: Clock;
  #isOwed = false;
  #later: unknown = null;

  constructor(make: (over: () => void) => Coil, clock: Clock) {
    this.#coil = make(() => this.#settle());
    this.#clock = clock;
  }

  letGo(): void {
    this.#isOwed = true;
    this.#settle();
  }

  /** What it owes is not made up for. */
  off(): void {
    this.#isOwed = false;
    this.#clock.clearTimeout(this.#later);
    this.#coil.off();
  }

  stop(): void {
    this.off();
    this.#coil.stop();
  }

  /** Called again once the coil is off, and once it may have rested. */
  #settle(): void {
    this.#clock.clearTimeout(this.#later);
    if (!this.#isOwed || this.#coil.isOn) return;
    const { restMs } = this.#coil;
    if (restMs > 0) {
      this.#later = this.#clock.setTimeout(() => this.#settle(), restMs);
      return;
    }
    this.#isOwed = false;
    this.#coil.pulse();
  }
}
