import type { Heart } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';
import { Beats } from '../beats.ts';
import type { Level } from '../levels.ts';

interface HeartWires {
  readonly clock: Clock;
  readonly write: (pin: number, level: Level) => void;
}

/** A charge pump makes coil power of its edges: a level, high or low, makes none. */
export class HeartLine implements Heart {
  readonly #pin: number;
  readonly #write: HeartWires['write'];
  readonly #beats: Beats;
  #level: Level = 0;

  constructor(pin: number, { clock, write }: HeartWires) {
    this.#pin = pin;
    this.#write = write;
    this.#beats = new Beats(clock);
  }

  beat(): void {
    this.#beats.add();
    this.#put(this.#level === 1 ? 0 : 1);
  }

  get hasPower(): boolean {
    return this.#beats.givePower;
  }

  /** Low; the next beat is the first. */
  off(): void {
    this.#beats.forget();
    this.#put(0);
  }

  #put(level: Level): void {
    this.#level = level;
    this.#write(this.#pin, level);
  }
}
