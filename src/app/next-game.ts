import type { Clock } from '../ports/clock.ts';

/** With `start: credit`, a waiting credit begins the next game when the result has been shown for this long. */
const RESULT_MS = 30_000;

/** Lets the players look at their result before the next game begins by itself. */
export class NextGame {
  readonly #clock: Clock;
  readonly #start: () => void;
  #timer: unknown = null;

  constructor(clock: Clock, start: () => void) {
    this.#clock = clock;
    this.#start = start;
  }

  /** Called after every step. An end that was taken back is shown anew when it comes again. */
  watch(isResult: boolean): void {
    if (!isResult) {
      this.stop();
      return;
    }
    this.#timer ??= this.#clock.setTimeout(() => {
      this.#timer = null;
      this.#start();
    }, RESULT_MS);
  }

  stop(): void {
    this.#clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
