import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { Line } from '../../../ports/serial-line.ts';
import { Attempt, type Bus, type Heard } from './attempt.ts';
import type { Ask } from './conversation.ts';
import { command } from './headers.ts';

export interface ExchangeOptions {
  readonly line: Line;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  /** Something sound came back. */
  readonly answered: () => void;
}

interface Asked {
  readonly ask: Ask;
  readonly answered: Answered;
  triesLeft: number;
}

/** The data of the answer; null when there is none, or it does not know the command. */
export type Answered = (data: readonly number[] | null) => void;

/** An answer begins within 50 ms and takes some 30; the rest is for the adapter and the computer. */
const REPLY_MS = 150;
const TRIES = 4;
/** After a failure, nothing is sent before the line has been silent for so long… */
const SILENCE_MS = 50;
/** …unless it never is. */
const NOISE_MS = 1_000;

/** Sends one command at a time, again when nothing sound comes back, and hands over what is answered. */
export class Exchange {
  readonly #options: ExchangeOptions;
  #bus: Bus;
  #asked: Asked | null = null;
  #attempt: Attempt | null = null;
  #noiseUntil = 0;
  #timer: unknown = null;

  constructor(options: ExchangeOptions) {
    this.#options = options;
    this.#bus = options.bus;
  }

  ask(ask: Ask, answered: Answered): void {
    this.#asked = { ask, answered, triesLeft: command(ask.name).tries ?? TRIES };
    this.#try(this.#asked);
  }

  hear(bytes: Uint8Array): void {
    if (!this.#asked) return;
    if (!this.#attempt) {
      this.#awaitSilence();
      return;
    }
    const heard = this.#attempt.hear(bytes, this.#options.clock.now());
    if (heard) this.#settle(this.#attempt, heard);
  }

  stop(): void {
    this.#options.clock.clearTimeout(this.#timer);
    this.#asked = null;
    this.#attempt = null;
  }

  #try({ ask }: Asked): void {
    const what = command(ask.name);
    const attempt = new Attempt(this.#bus, what, ask.data);
    this.#attempt = attempt;
    this.#wait(what.replyMs ?? REPLY_MS, () => this.#settle(attempt, attempt.end()));
    this.#options.line.write(attempt.sent);
  }

  #settle(attempt: Attempt, heard: Heard): void {
    const asked = this.#asked;
    if (!asked) return;
    this.#attempt = null;
    if (heard.type === 'reply') {
      this.#bus = { ...this.#bus, echo: attempt.echo };
      this.#options.answered();
      this.#answer(asked, heard.data);
    } else if (heard.type === 'nak' && asked.ask.optional) {
      this.#options.answered();
      this.#answer(asked, null);
    } else {
      this.#options.log.debug({ asked: asked.ask.name, heard: heard.type }, 'a command had no sound answer');
      asked.triesLeft--;
      this.#noiseUntil = this.#options.clock.now() + NOISE_MS;
      this.#awaitSilence();
    }
  }

  #awaitSilence(): void {
    const ms = Math.min(SILENCE_MS, this.#noiseUntil - this.#options.clock.now());
    this.#wait(ms, () => {
      const asked = this.#asked;
      if (!asked) return;
      if (asked.triesLeft > 0) this.#try(asked);
      else this.#answer(asked, null);
    });
  }

  #answer({ answered }: Asked, data: readonly number[] | null): void {
    this.stop();
    answered(data);
  }

  #wait(ms: number, then: () => void): void {
    this.#options.clock.clearTimeout(this.#timer);
    this.#timer = this.#options.clock.setTimeout(then, ms);
  }
}
