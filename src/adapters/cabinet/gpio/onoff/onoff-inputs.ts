import type { Clock } from '../../../../ports/clock.ts';
import type { Level } from '../../levels.ts';
import type { Ears, InputPins } from '../kernel-pins.ts';
import { PulseWatch } from './pulse-watch.ts';
import type { GpioPin, GpioWorld } from './world.ts';

/** A pin that is watched says so once without reason; within this time it has. */
const DRAIN_MS = 100;

export interface WatchedPin {
  /** The kernel's number. */
  readonly number: number;
  readonly gpio: GpioPin;
}

/** Lines whose edges come without a stamp: they are as old as the program was busy. */
export class OnoffInputs implements InputPins {
  readonly #pins: ReadonlyMap<string, WatchedPin>;
  readonly #world: GpioWorld;
  readonly #clock: Clock;
  readonly #watch: PulseWatch;
  #drained = false;
  #drainTimer: unknown = null;
  #ears: Ears | null = null;

  constructor(pins: ReadonlyMap<string, WatchedPin>, world: GpioWorld, clock: Clock) {
    this.#pins = pins;
    this.#world = world;
    this.#clock = clock;
    this.#watch = new PulseWatch(clock, world.busyMs);
  }

  /** Once, and never anew: pins that are watched again tell their edges in another order. */
  listen(ears: Ears): void {
    this.#ears = ears;
    for (const [line, { gpio }] of this.#pins) {
      gpio.watch((error, value) => {
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
    const levels = new Map<string, Level>();
    for (const [line, { number }] of this.#pins) {
      try {
        levels.set(line, this.#world.look(number));
      } catch (error) {
        this.#ears?.failed(error, line);
      }
    }
    return levels;
  }

  /** These files keep no edges of their own. */
  heardUntil(): number {
    return this.#clock.now();
  }

  stop(): void {
    this.#ears = null;
    this.#watch.stop();
    this.#clock.clearTimeout(this.#drainTimer);
  }

  /**
   * Only noted here: until the callback is over epoll counts this pin as one that has something to tell, so that its
   * next edge would be told before those of other pins that came earlier.
   */
  #hear(line: string, value: Level): void {
    const change = { line, value, at: this.#clock.now() };
    const unseenMs = this.#watch.look();
    this.#world.later(() => this.#ears?.heard(change, unseenMs));
  }
}
