import type { Clock } from '../../../ports/clock.ts';
import type { Level } from '../levels.ts';
import type { Guard } from './guard.ts';

/** What a coil needs of the cabinet it hangs on. */
export interface CoilDriver {
  readonly clock: Clock;
  /** Puts a pin on this level. It never throws: what cannot be written now is written again. */
  readonly write: (pin: number, level: Level) => void;
  readonly guard: Guard;
}

/** How long after the first time it is switched off a second time, for a write that was lost. */
const SECOND_MS = 50;

/** One pin that must never stay on. */
export class Shot {
  readonly #pin: number;
  readonly #driver: CoilDriver;
  readonly #over: () => void;
  #timers: readonly unknown[] = [];
  #isOn = false;
  #onAt = Number.NEGATIVE_INFINITY;
  #offAt = Number.NEGATIVE_INFINITY;

  /** `over` is called when it has been switched off twice. */
  constructor(pin: number, driver: CoilDriver, over: () => void) {
    this.#pin = pin;
    this.#driver = driver;
    this.#over = over;
  }

  /** From when it goes on until it has been switched off twice. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** When it was really off, however late that was. */
  get offAt(): number {
    return this.#offAt;
  }

  fire(ms: number): void {
    if (this.#isOn) return;
    const { clock, guard, write } = this.#driver;
    this.#isOn = true;
    this.#onAt = clock.now();
    // Before it is switched on: nothing that happens then can leave it on.
    guard.arm(this.#pin, ms);
    this.#timers = [
      clock.setTimeout(() => this.#switchOff(), ms),
      clock.setTimeout(() => this.#rest(), ms + SECOND_MS),
    ];
    write(this.#pin, 1);
    // And after: whoever was held up meanwhile finds a guard that has done its work already, on a pin that was off.
    guard.arm(this.#pin, ms);
  }

  /** Switches it off before its time. */
  end(): void {
    if (!this.#isOn) return;
    this.#forget();
    this.#timers = [this.#driver.clock.setTimeout(() => this.#rest(), SECOND_MS)];
    this.#switchOff();
  }

  /** Off, at once and for good; nobody is told. */
  off(): void {
    this.#forget();
    this.#settle();
  }

  #switchOff(): void {
    this.#noteOff();
    this.#driver.write(this.#pin, 0);
  }

  #noteOff(): void {
    if (this.#offAt < this.#onAt) this.#offAt = this.#driver.clock.now();
  }

  #rest(): void {
    this.#settle();
    this.#over();
  }

  #settle(): void {
    this.#isOn = false;
    this.#noteOff();
    this.#driver.write(this.#pin, 0);
    this.#driver.guard.disarm(this.#pin);
  }

  #forget(): void {
    for (const timer of this.#timers) this.#driver.clock.clearTimeout(timer);
    this.#timers = [];
  }
}
