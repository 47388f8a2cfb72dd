import type { Outputs } from '../../../session/outputs.ts';
import type { BarMover } from './bar-mover.ts';
import type { Coil, CoilOptions } from './coil.ts';
import { Waiters } from './waiters.ts';

type Bar = Outputs['bar'];

/** A pulse of one coil drops it, a pulse of the other raises it, and it stays by itself. Never are both on. */
export class BarCoils implements BarMover {
  readonly #coils: Readonly<Record<Bar, Coil>>;
  readonly #clock: CoilOptions['driver']['clock'];
  readonly #waiters = new Waiters();
  #wanted: Bar = 'dropped';
  /** Where the bar was moved to last, or was seen; null when nobody knows. */
  #moved: Bar | null = null;
  #isAttended = false;
  #later: unknown = null;

  constructor(
    make: (which: 'drop' | 'raise', over: () => void) => Coil,
    clock: CoilOptions['driver']['clock'],
  ) {
    const over = () => this.#settle();
    this.#coils = { dropped: make('drop', over), raised: make('raise', over) };
    this.#clock = clock;
  }

  hold(bar: Bar): void {
    this.#wanted = bar;
    this.#settle();
  }

  again(): void {
    this.#moved = null;
    this.#settle();
  }

  see(): void {}

  attend(isDown: boolean | null): void {
    this.#isAttended = true;
    if (isDown !== null) this.#moved = isDown ? 'dropped' : 'raised';
    this.#settle();
  }

  detach(): void {
    this.#isAttended = false;
    // A pulse that was cut short may have moved it or not.
    if (this.#isMoving) this.#moved = null;
    this.off();
    this.#waiters.letGo();
  }

  off(): void {
    this.#forget();
    for (const coil of Object.values(this.#coils)) coil.off();
  }

  settled(): Promise<void> {
    return this.#isSettled ? Promise.resolve() : this.#waiters.wait();
  }

  stop(): void {
    this.#isAttended = false;
    this.#forget();
    for (const coil of Object.values(this.#coils)) coil.stop();
    this.#waiters.letGo();
  }

  get #isMoving(): boolean {
    return this.#coils.dropped.isOn || this.#coils.raised.isOn;
  }

  get #isSettled(): boolean {
    return !this.#isAttended || (this.#moved === this.#wanted && !this.#isMoving);
  }

  /** Once a coil is off, or has rested, this is called again. */
  #settle(): void {
    if (this.#isSettled) this.#waiters.letGo();
    if (!this.#isAttended || this.#moved === this.#wanted || this.#isMoving) return;
    this.#forget();
    const coil = this.#coils[this.#wanted];
    if (coil.pulse()) this.#moved = this.#wanted;
    else this.#later = this.#clock.setTimeout(() => this.#settle(), coil.waitMs);
  }

  #forget(): void {
    this.#clock.clearTimeout(this.#later);
  }
}
