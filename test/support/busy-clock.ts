import type { Clock } from '../../src/ports/clock.ts';

interface Alarm {
  readonly due: number;
  readonly fn: () => void;
}

/** A program's clock, and how busy that program is: what falls due meanwhile is done late, and each alarm once. */
export class BusyClock implements Clock {
  #now = 0;
  #order = 0;
  readonly #alarms = new Map<number, Alarm>();

  now(): number {
    return this.#now;
  }

  wall(): number {
    return this.#now;
  }

  setTimeout(fn: () => void, ms: number): number {
    this.#alarms.set(++this.#order, { due: this.#now + ms, fn });
    return this.#order;
  }

  clearTimeout(id: unknown): void {
    this.#alarms.delete(id as number);
  }

  /** Something takes so long, and then the program does what has fallen due. */
  busy(ms: number): void {
    this.stuck(ms);
    const due = [...this.#alarms].filter(([, alarm]) => alarm.due <= this.#now);
    for (const [id, { fn }] of due.sort(([, a], [, b]) => a.due - b.due)) {
      if (this.#alarms.delete(id)) fn();
    }
  }

  /** It is in the midst of something that takes so long: what falls due waits for its end. */
  stuck(ms: number): void {
    this.#now += ms;
  }

  /** Nothing keeps it busy for so long. */
  pass(ms: number): void {
    for (let passed = 0; passed < ms; passed += 1) this.busy(1);
  }
}
