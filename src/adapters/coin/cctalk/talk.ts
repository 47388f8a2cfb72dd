import type { Clock } from '../../../ports/clock.ts';
import { type Conversation, NoAnswer, type Step } from './conversation.ts';
import type { Exchange } from './exchange.ts';

export interface TalkOptions<T> {
  readonly conversation: Conversation<T>;
  readonly exchange: Exchange;
  readonly clock: Clock;
  readonly ended: (end: T | NoAnswer) => void;
}

/** Leads a conversation over a line. */
export class Talk<T> {
  readonly #options: TalkOptions<T>;
  #nap: unknown = null;
  #isOver = false;

  constructor(options: TalkOptions<T>) {
    this.#options = options;
  }

  start(): void {
    this.#go(null);
  }

  /** It rests no longer. */
  wake(): void {
    if (this.#nap === null) return;
    this.#options.clock.clearTimeout(this.#nap);
    this.#nap = null;
    this.#go(null);
  }

  /** It says no more, and tells no end. */
  abandon(): void {
    this.#isOver = true;
    this.#options.clock.clearTimeout(this.#nap);
    this.#options.exchange.stop();
  }

  #go(answer: readonly number[] | null): void {
    const next = this.#next(answer);
    if (this.#isOver) return;
    if (next instanceof NoAnswer) this.#options.ended(next);
    else if (next.done) this.#options.ended(next.value);
    else this.#take(next.value);
  }

  #next(answer: readonly number[] | null): IteratorResult<Step, T> | NoAnswer {
    try {
      return this.#options.conversation.next(answer);
    } catch (error) {
      if (error instanceof NoAnswer) return error;
      throw error;
    }
  }

  #take(step: Step): void {
    if (step.type === 'ask') {
      this.#options.exchange.ask(step, (answer) => this.#go(answer));
      return;
    }
    this.#nap = this.#options.clock.setTimeout(() => {
      this.#nap = null;
      this.#go(null);
    }, step.ms);
  }
}
