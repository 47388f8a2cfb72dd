import type { Clock } from '../../../ports/clock.ts';
import type { Momentary } from '../../../session/outputs.ts';
import type { Coil } from './coil.ts';

type Reason = Extract<Momentary, { output: 'chime' }>['value'];

/** How often each strikes. */
const STROKES = {
  coin: 1,
  start: 2,
  foul: 2,
  warning: 3,
  over: 4,
  bar: 5,
} as const satisfies Record<Reason, number>;

/** Strikes as fast as its coil may. What comes while it is still striking is not struck too. */
export class Chime {
  readonly #coil: Coil;
  readonly #clock: Clock;
  #left = 0;
  #later: unknown = null;

  constructor(make: (over: () => void) => Coil, clock: Clock) {
    this.#coil = make(() => this.#strikeLater());
    this.#clock = clock;
  }

  ring(reason: Reason): void {
    if (this.#left > 0) return;
    this.#left = STROKES[reason];
    this.#strike();
  }

  off(): void {
    this.#clock.clearTimeout(this.#later);
    this.#left = 0;
    this.#coil.off();
  }

  stop(): void {
    this.off();
    this.#coil.stop();
  }

  /** One that may not strike any more is silent. */
  #strike(): void {
    this.#left = this.#coil.pulse() ? this.#left - 1 : 0;
  }

  #strikeLater(): void {
    if (this.#left > 0) this.#later = this.#clock.setTimeout(() => this.#strike(), this.#coil.restMs);
  }
}
