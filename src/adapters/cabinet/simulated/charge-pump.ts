import type { Heart } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';

/** How long the pump's charge lasts, as that of a real one: a beat may be late, but not left out. */
const CHARGE_MS = 500;

/**
 * Makes coil power of the edges of the heartbeat. Until the first one it is as if none were wired: whoever tries only
 * the wood has no heart.
 */
export class ChargePump implements Heart {
  readonly #clock: Clock;
  readonly #changed: () => void;
  #hasPower = true;
  #empty: unknown = null;

  /** `changed` is told when coil power goes and when it is back. */
  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get hasPower(): boolean {
    return this.#hasPower;
  }

  beat(): void {
    this.stop();
    this.#empty = this.#clock.setTimeout(() => this.#turn(false), CHARGE_MS);
    this.#turn(true);
  }

  stop(): void {
    this.#clock.clearTimeout(this.#empty);
  }

  #turn(hasPower: boolean): void {
    if (hasPower === this.#hasPower) return;
    this.#hasPower = hasPower;
    this.#changed();
  }
}
