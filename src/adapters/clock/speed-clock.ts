import type { Clock } from '../../ports/clock.ts';

interface Alarm {
  readonly due: number;
  readonly fn: () => void;
  id: unknown;
}

/** The game's clock: another clock, faster. Only the simulated table runs it at other than 1. */
export class SpeedClock implements Clock {
  readonly #base: Clock;
  readonly #alarms = new Map<number, Alarm>();
  #speed = 1;
  #from: { base: number; now: number };
  #order = 0;

  constructor(base: Clock) {
    this.#base = base;
    this.#from = { base: base.now(), now: base.now() };
  }

  get speed(): number {
    return this.#speed;
  }

  setSpeed(speed: number): void {
    this.#from = { base: this.#base.now(), now: this.now() };
    this.#speed = speed;
    for (const [order, alarm] of this.#alarms) {
      this.#base.clearTimeout(alarm.id);
      this.#arm(order, alarm);
    }
  }

  now(): number {
    return this.#from.now + (this.#base.now() - this.#from.base) * this.#speed;
  }

  wall(): number {
    return this.#base.wall();
  }

  setTimeout(fn: () => void, ms: number): number {
    const order = ++this.#order;
    const alarm: Alarm = { due: this.now() + ms, fn, id: null };
    this.#alarms.set(order, alarm);
    this.#arm(order, alarm);
    return order;
  }

  clearTimeout(id: unknown): void {
    const alarm = this.#alarms.get(id as number);
    if (!alarm) return;
    this.#alarms.delete(id as number);
    this.#base.clearTimeout(alarm.id);
  }

  #arm(order: number, alarm: Alarm): void {
    alarm.id = this.#base.setTimeout(
      () => {
        this.#alarms.delete(order);
        alarm.fn();
      },
      Math.max(0, alarm.due - this.now()) / this.#speed,
    );
  }
}
