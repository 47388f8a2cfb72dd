import type { Clock } from '../../../ports/clock.ts';
import { Troubles } from './simulated-trouble.ts';

/** One wire for both ways, with its echo and its troubles. */
export class SimulatedWire {
  readonly troubles: Troubles;
  readonly #clock: Clock;
  readonly #echo: boolean;
  readonly #waiting = new Set<unknown>();
  #send: (bytes: Uint8Array) => void = () => {};

  constructor(options: { readonly clock: Clock; readonly echo: boolean; readonly seed: number }) {
    this.#clock = options.clock;
    this.#echo = options.echo;
    this.troubles = new Troubles(options.seed);
  }

  onSend(send: (bytes: Uint8Array) => void): void {
    this.#send = send;
  }

  /** A command, as it arrives at the unit. The wire itself gives the echo, with or without a unit at its other end. */
  carry(command: Uint8Array): Uint8Array {
    const arrived = this.troubles.onCommand(command);
    if (this.#echo) this.#send(arrived);
    return arrived;
  }

  reply(reply: Uint8Array, afterMs: number): void {
    const { bytes, delayMs } = this.troubles.onReply({ bytes: reply, delayMs: afterMs });
    if (bytes.length === 0) return;
    const timer = this.#clock.setTimeout(() => {
      this.#waiting.delete(timer);
      this.#send(bytes);
    }, delayMs);
    this.#waiting.add(timer);
  }

  /** Nobody is there any more to send what was to be sent. */
  fallSilent(): void {
    for (const timer of this.#waiting) this.#clock.clearTimeout(timer);
    this.#waiting.clear();
  }
}
