import { METER_PULSE } from '../../../session/outputs.ts';
import { type CoilDriver, Shot } from './shot.ts';

const { onMs, offMs } = METER_PULSE;

/** Moves the meter, one pulse after another: it is made for that without end, and needs no limit a minute. */
export class MeterPulses {
  readonly #driver: CoilDriver;
  readonly #shot: Shot;
  #waiting = 0;
  #pause: unknown = null;

  constructor(pin: number, driver: CoilDriver) {
    this.#driver = driver;
    this.#shot = new Shot(pin, driver, () => this.#rest());
  }

  add(pulses: number): void {
    this.#waiting += pulses;
    this.#next();
  }

  /** Leaves the meter off; pulses that wait are not made. */
  off(): void {
    this.#driver.clock.clearTimeout(this.#pause);
    this.#pause = null;
    this.#waiting = 0;
    this.#shot.off();
  }

  #next(): void {
    if (this.#waiting === 0 || this.#shot.isOn || this.#pause !== null) return;
    this.#waiting -= 1;
    this.#shot.fire(onMs);
  }

  #rest(): void {
    const { clock } = this.#driver;
    const restedMs = clock.now() - this.#shot.offAt;
    this.#pause = clock.setTimeout(() => {
      this.#pause = null;
      this.#next();
    }, offMs - restedMs);
  }
}
