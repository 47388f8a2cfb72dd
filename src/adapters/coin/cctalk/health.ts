import type { Clock } from '../../../ports/clock.ts';
import { askIfAble, type Conversation } from './conversation.ts';
import type { Faults } from './faults.ts';
import { ailment } from './self-check.ts';

const CHECK_AGAIN_MS = 10_000;

/** Whether the acceptor is out of order: by its self-check, or by an error that says so. */
export class Health {
  readonly #faults: Faults;
  readonly #clock: Clock;
  #checkAt = Number.NEGATIVE_INFINITY;

  constructor(faults: Faults, clock: Clock) {
    this.#faults = faults;
    this.#clock = clock;
  }

  outOfOrder(what: string): void {
    this.#faults.raise('ACCEPTOR_FAULT', what);
    this.#checkAt = this.#clock.now() + CHECK_AGAIN_MS;
  }

  /** Asks it when it has just come, and while something is wrong with it. */
  *check(): Conversation<void> {
    if (this.#clock.now() < this.#checkAt) return;
    const answer = yield* askIfAble('selfCheck');
    const what = answer && ailment(answer);
    if (what) {
      this.outOfOrder(what);
      return;
    }
    this.#faults.mend('ACCEPTOR_FAULT');
    this.#checkAt = Number.POSITIVE_INFINITY;
  }
}
