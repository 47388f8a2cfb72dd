import type { Clock } from '../../ports/clock.ts';
import { METER_PULSE } from '../../session/outputs.ts';
import type { Level } from './levels.ts';

const { onMs, offMs } = METER_PULSE;

/** Moves the meter, one pulse after another. */
export class MeterPulses {
  readonly #clock: Clock;
  readonly #write: (value: Level) => void;
  #waiting = 0;
  #isMoving = false;
  #timers: readonly unknown[] = [];

  /** `write` never throws. */
  constructor(clock: Clock, write: (value: Level) => void) {
    this.#clock = clock;
    this.#write = write;
  }

  add(pulses: number): void {
    this.#waiting += pulses;
    if (!this.#isMoving) this.#next();
  }

  /** Leaves the meter off; pulses that wait are not made. */
  stop(): void {
    for (const timer of this.#timers) this.#clock.clearTimeout(timer);
    this.#waiting = 0;
    this.#isMoving = false;
    this.#write(0);
  }

  #next(): void {
    this.#isMoving = this.#waiting > 0;
    if (!this.#isMoving) return;
    this.#waiting -= 1;
    // Before it is switched on: nothing that happens then can leave it on. The second is for one that is lost.
    this.#timers = [
      this.#clock.setTimeout(() => this.#off(), onMs),
      this.#clock.setTimeout(() => this.#write(0), onMs + offMs / 2),
    ];
    this.#write(1);
  }

  /** The pause runs from when it was really off, however late that was. */
  #off(): void {
    this.#write(0);
    this.#timers = [...this.#timers, this.#clock.setTimeout(() => this.#next(), offMs)];
  }
}
