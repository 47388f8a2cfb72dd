import type { Clock } from '../../ports/clock.ts';
import { frameOf } from './frame.ts';

/** How often a reader says again what is before it. */
const REPEAT_MS = 65;
/** A ball at the end of its run is before the aerial for a third of a second. */
const FRAMES = 5;

export interface SimulatedReaderOptions {
  readonly clock: Clock;
  /** The tag in each ball, ten hex digits. A ball that is not named has one all the same. */
  readonly tags: Readonly<Record<string, string>>;
}

/** A reader that sends what a real one would, and past which a hand rolls balls. */
export class SimulatedReader {
  readonly #clock: Clock;
  readonly #tags: Readonly<Record<string, string>>;
  #send: (bytes: Uint8Array) => void = () => {};
  #isPlugged = true;
  #lying: { readonly tag: string; timer: unknown } | null = null;

  constructor({ clock, tags }: SimulatedReaderOptions) {
    this.#clock = clock;
    this.#tags = tags;
  }

  /** This ball rolls past the aerial now. */
  pass(ball: string): void {
    this.#repeat(this.#tagOf(ball), FRAMES);
  }

  /** This ball comes to lie before the aerial, until it is taken away. */
  lay(ball: string): void {
    this.take();
    const lying: { readonly tag: string; timer: unknown } = { tag: this.#tagOf(ball), timer: null };
    const again = () => {
      this.say(frameOf(lying.tag));
      lying.timer = this.#clock.setTimeout(again, REPEAT_MS);
    };
    this.#lying = lying;
    again();
  }

  take(): void {
    if (this.#lying) this.#clock.clearTimeout(this.#lying.timer);
    this.#lying = null;
  }

  /** These bytes come out of it, be they sense or not. */
  say(bytes: Uint8Array): void {
    if (this.#isPlugged) this.#send(bytes);
  }

  onSend(send: (bytes: Uint8Array) => void): void {
    this.#send = send;
  }

  /** It hears nothing. */
  receive(): void {}

  plug(): void {
    this.#isPlugged = true;
  }

  unplug(): void {
    this.#isPlugged = false;
  }

  #tagOf(ball: string): string {
    return this.#tags[ball] ?? simulatedTag(ball);
  }

  #repeat(tag: string, times: number): void {
    this.say(frameOf(tag));
    if (times > 1) this.#clock.setTimeout(() => this.#repeat(tag, times - 1), REPEAT_MS);
  }
}

/** The tag in a simulated ball: its name in hex digits. */
export function simulatedTag(ball: string): string {
  return Buffer.from(ball, 'latin1').toString('hex').toUpperCase().padStart(10, '0');
}
