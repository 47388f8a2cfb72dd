import type { Clock } from '../../../ports/clock.ts';
import type { Outputs } from '../../../session/outputs.ts';
import type { BarMover } from './bar-mover.ts';
import type { Coil } from './coil.ts';
import { Waiters } from './waiters.ts';

type Bar = Outputs['bar'];

/** Runs until the switch says what is wanted, and never longer than the motor bears. Without a switch it runs its time. */
export class BarMotor implements BarMover {
  readonly #motor: Coil;
  readonly #clock: Clock;
  readonly #waiters = new Waiters();
  #wanted: Bar = 'dropped';
  /** What it ran for last. */
  #tried: Bar | null = null;
  /** Where the bar is; null where no switch tells. */
  #seen: Bar | null = null;
  #isAttended = false;
  #later: unknown = null;

  constructor(make: (over: () => void) => Coil, clock: Clock) {
    this.#motor = make(() => this.#settle());
    this.#clock = clock;
  }

  hold(bar: Bar): void {
    this.#wanted = bar;
    this.#look();
  }

  again(): void {
    this.#tried = null;
    this.#look();
  }

  see(isDown: boolean): void {
    this.#seen = isDown ? 'dropped' : 'raised';
    if (this.#seen === this.#wanted) this.#arrive();
  }

  attend(isDown: boolean | null): void {
    this.#isAttended = true;
    if (isDown !== null) {
      this.#seen = isDown ? 'dropped' : 'raised';
      this.#tried = null;
    }
    this.#look();
  }

  detach(): void {
    this.#isAttended = false;
    if (this.#motor.isOn) this.#tried = null;
    this.off();
    this.#waiters.letGo();
  }

  off(): void {
    this.#clock.clearTimeout(this.#later);
    this.#motor.off();
  }

  settled(): Promise<void> {
    return this.#isSettled ? Promise.resolve() : this.#waiters.wait();
  }

  stop(): void {
    this.#isAttended = false;
    this.#clock.clearTimeout(this.#later);
    this.#motor.stop();
    this.#waiters.letGo();
  }

  get #isSettled(): boolean {
    return !this.#isAttended || (this.#tried === this.#wanted && !this.#motor.isOn);
  }

  #look(): void {
    if (this.#seen === this.#wanted) this.#arrive();
    else this.#settle();
  }

  #arrive(): void {
    this.#tried = this.#wanted;
    this.#motor.end();
    this.#settle();
  }

  /** Called again once the motor is off, or has rested. */
  #settle(): void {
    if (this.#isSettled) this.#waiters.letGo();
    if (!this.#isAttended || this.#tried === this.#wanted || this.#motor.isOn) return;
    this.#clock.clearTimeout(this.#later);
    if (this.#motor.pulse()) this.#tried = this.#wanted;
    else this.#later = this.#clock.setTimeout(() => this.#look(), this.#motor.waitMs);
  }
}
