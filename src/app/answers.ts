import type { Clock } from '../ports/clock.ts';
import type { Prompt } from '../rules/game.ts';

/** A question that nobody answers for this long answers itself, where the rules say how (BBA-16). */
export const ANSWER_MS = 30_000;

/** Waits for the answer to the question on the board, and gives the rules' own when none comes. */
export class Answers {
  readonly #clock: Clock;
  readonly #answer: (panel: 'yes' | 'no') => void;
  #waiting: { prompt: Prompt; timer: unknown } | null = null;

  constructor(clock: Clock, answer: (panel: 'yes' | 'no') => void) {
    this.#clock = clock;
    this.#answer = answer;
  }

  /** Called with the prompt of every new board. */
  watch(prompt: Prompt | null): void {
    const otherwise = prompt?.otherwise;
    if (this.#waiting?.prompt.id === prompt?.id && otherwise) return;
    this.stop();
    if (!prompt || !otherwise) return;
    const timer = this.#clock.setTimeout(() => {
      this.#waiting = null;
      this.#answer(otherwise);
    }, ANSWER_MS);
    this.#waiting = { prompt, timer };
  }

  stop(): void {
    if (this.#waiting) this.#clock.clearTimeout(this.#waiting.timer);
    this.#waiting = null;
  }
}
