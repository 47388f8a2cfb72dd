import type { Clock } from '../../../../ports/clock.ts';
import type { Level } from '../../levels.ts';
import type { Ears, InputPins } from '../kernel-pins.ts';
import { PulseWatch } from './pulse-watch.ts';
import type { GpioPin } from './world.ts';

/** A pin that is watched says so once without reason; within this time it has. */
const DRAIN_MS = 100;

/** Lines whose edges come without a stamp: they are as old as the program was busy. */
export class OnoffInputs implements InputPins {
  readonly #pins: ReadonlyMap<string, GpioPin>;
  readonly #clock: Clock;
  readonly #watch: PulseWatch;
  #drained = false;
  #drainTimer: unknown = null;
  #ears: Ears | null = null;

  constructor(pins: ReadonlyMap<string, GpioPin>, clock: Clock, busyMs: () => number) {
    this.#pins = pins;
    this.#clock = clock;
    this.#watch = new PulseWatch(clock, busyMs);
  }

  /** Once, and never anew: pins that are watched again tell their edges in another order. */
  listen(ears: Ears): void {
    this.#ears = ears;
    for (const [line, pin] of this.#pins) {
      pin.watch((error, value) => {
        if (error) this.#ears?.failed(error, line);
        else if (this.#drained) this.#hear(line, value);
      });
    }
    this.#watch.start();
    this.#drainTimer = this.#clock.setTimeout(() => {
      this.#drained = true;
      ears.found(this.levels(), this.#clock.now());
    }, DRAIN_MS);
  }

  levels(): ReadonlyMap<string, Level> {
    return new Map(Array.from(this.#pins, ([line, pin]) => [line, pin.readSync()]));
  }

  stop(): void {
    this.#ears = null;
    this.#watch.stop();
    this.#clock.clearTimeout(this.#drainTimer);
  }

  #hear(line: string, value: Level): void {
    this.#ears?.heard({ line, value, at: this.#clock.now() }, this.#watch.look());
  }
}
