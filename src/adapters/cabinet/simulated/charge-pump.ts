import type { Heart } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';
import { Beats } from '../beats.ts';

/** As ngspice reckons hardware/board/heartbeat.cir: power is there with the third rise, 0.40 s after the first beat. */
const RISES = 3;
/** And so long it stays after the last change, by the level that the line is left at. */
const CHARGE_MS = { low: 580, high: 800 } as const;

/** Makes coil power of the edges of the heartbeat, as the circuit `heartbeat` of the driver board does. */
export class ChargePump implements Heart {
  readonly #clock: Clock;
  readonly #changed: () => void;
  readonly #beats: Beats;
  #level: keyof typeof CHARGE_MS = 'low';
  #rises = 0;
  #empty: unknown = null;

  /** `changed` is told when coil power goes and when it comes. */
  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
    this.#beats = new Beats(clock);
  }

  /** There is coil power, whatever the program knows of it. */
  get isCharged(): boolean {
    return this.#rises >= RISES;
  }

  get hasPower(): boolean {
    return this.#beats.givePower;
  }

  beat(): void {
    this.#beats.add();
    this.#level = this.#level === 'low' ? 'high' : 'low';
    this.stop();
    this.#empty = this.#clock.setTimeout(() => this.#rise(0), CHARGE_MS[this.#level]);
    if (this.#level === 'high') this.#rise(this.#rises + 1);
  }

  stop(): void {
    this.#clock.clearTimeout(this.#empty);
  }

  #rise(rises: number): void {
    const hadPower = this.isCharged;
    this.#rises = rises;
    if (this.isCharged !== hadPower) this.#changed();
  }
}
