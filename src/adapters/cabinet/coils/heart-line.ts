import type { Heart } from '../../../ports/cabinet.ts';
import type { Level } from '../levels.ts';

/** A charge pump makes coil power of its edges: a level, high or low, makes none. */
export class HeartLine implements Heart {
  readonly #pin: number;
  readonly #write: (pin: number, level: Level) => void;
  #level: Level = 0;

  constructor(pin: number, write: (pin: number, level: Level) => void) {
    this.#pin = pin;
    this.#write = write;
  }

  beat(): void {
    this.#put(this.#level === 1 ? 0 : 1);
  }

  off(): void {
    this.#put(0);
  }

  #put(level: Level): void {
    this.#level = level;
    this.#write(this.#pin, level);
  }
}
