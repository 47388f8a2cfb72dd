import type { Clock } from '../../ports/clock.ts';

/** One timer that goes off at the earliest moment it was asked for. */
export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #set: { readonly id: unknown; readonly at: number } | null = null;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  within(ms: number): void {
    const at = this.#clock.now() + ms;
    if (this.#set && this.#set.at <= at) return;
    this.cancel();
    const id = this.#clock.setTimeout(() => {
      this.#set = null;
      this.#ring();
    }, ms);
    this.#set = { id, at };
  }

  cancel(): void {
    if (this.#set) this.#clock.clearTimeout(this.#set.id);
    this.#set = null;
  }
}
