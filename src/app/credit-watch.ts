import { expiry } from '../session/expiry.ts';
import { creditGoes } from './money-desk.ts';
import type { Parts, Play } from './parts.ts';

const AGAIN_MS = 60_000;

/** Lets credit go that nobody came back for, where the operator wants that; never while a game is open. */
export class CreditWatch {
  readonly #step: (work: () => void) => void;
  /** How much had been taken when the wait began; null while a game is open. */
  #takenCents: number | null = null;
  #play: Play | null = null;
  #idleSince = 0;
  #timer: unknown = null;

  constructor(step: (work: () => void) => void) {
    this.#step = step;
  }

  /** Called after every step: the wait begins anew with a coin, with new settings, and when a game is over. */
  watch(parts: Parts): void {
    const { world, table, play } = parts;
    const isPlayed = table.getSnapshot().hasTag('game open');
    const takenCents = isPlayed ? null : world.journal.books().meters.takenCents;
    if (takenCents === this.#takenCents && play === this.#play) return;
    this.#takenCents = takenCents;
    this.#play = play;
    this.#idleSince = world.clock.now();
    this.stop(parts);
    if (!isPlayed) this.#wait(parts);
  }

  stop({ world }: Parts): void {
    world.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(parts: Parts): void {
    const { entries, nextMs } = this.#expiry(parts);
    // What is due still could not be written down.
    const waitMs = entries.length > 0 ? AGAIN_MS : nextMs;
    this.stop(parts);
    if (waitMs === null) return;
    this.#timer = parts.world.clock.setTimeout(() => {
      this.#step(() => this.#expire(parts));
      this.#wait(parts);
    }, waitMs);
  }

  #expire(parts: Parts): void {
    const { entries } = this.#expiry(parts);
    if (entries.length > 0) creditGoes(parts, entries);
  }

  #expiry({ world, play }: Parts) {
    const idleMs = world.clock.now() - this.#idleSince;
    return expiry(world.journal.books(), play.config.money, idleMs);
  }
}
