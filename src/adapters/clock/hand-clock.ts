import type { Clock } from '../../ports/clock.ts';

interface Alarm {
  readonly due: number;
  readonly order: number;
  readonly fn: () => void;
}

/** A clock that a trace or a test moves. It stops at every deadline on its way, in order. */
export class HandClock implements Clock {
  #now = 0;
  #order = 0;
  #wallAtZero: number;
  readonly #alarms = new Map<number, Alarm>();

  constructor(wallAtZero = 0) {
    this.#wallAtZero = wallAtZero;
  }

  now(): number {
    return this.#now;
  }

  wall(): number {
    return Math.round(this.#wallAtZero + this.#now);
  }

  /** Somebody or the network sets the wall clock. */
  setWall(wall: number): void {
    this.#wallAtZero = wall - this.#now;
  }

  setTimeout(fn: () => void, ms: number): number {
    const order = ++this.#order;
    this.#alarms.set(order, { due: this.#now + Math.max(0, ms), order, fn });
    return order;
  }

  clearTimeout(id: unknown): void {
    this.#alarms.delete(id as number);
  }

  advance(ms: number): void {
    this.advanceTo(this.#now + ms);
  }

  advanceTo(at: number): void {
    for (let next = this.#next(at); next; next = this.#next(at)) {
      this.#alarms.delete(next.order);
      this.#now = Math.max(this.#now, next.due);
      next.fn();
    }
    this.#now = Math.max(this.#now, at);
  }

  /** Everything that was set is gone: the power went. */
  forget(): void {
    this.#alarms.clear();
  }

  #next(at: number): Alarm | null {
    let next: Alarm | null = null;
    for (const alarm of this.#alarms.values()) {
      if (alarm.due <= at && (!next || alarm.due < next.due)) next = alarm;
    }
    return next;
  }
}
