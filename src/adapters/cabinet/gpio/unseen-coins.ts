import type { LineChange } from '../../../sensing/events.ts';

/** No mechanism makes a shorter pulse: 25 ms less a fifth. */
const SHORTEST_MS = 20;

/**
 * The pulses of coins on a kernel that keeps no times. Of an edge that came while the program was busy it is only known
 * that it is no older than that. A pulse that may have been a coin's is told as one, as a coin that was taken must not be
 * lost: as wide as it may have been, and no wider than a coin's. Whether that is wide enough is sensing's to say.
 */
export class UnseenCoins {
  readonly #longestMs: ReadonlyMap<string, number>;
  readonly #closedAt = new Map<string, number>();

  /** `longestMs`: the longest pulse of each coin line. */
  constructor(longestMs: ReadonlyMap<string, number>) {
    this.#longestMs = longestMs;
  }

  /** Nobody saw this pulse, and it may have been a coin's or a spark. */
  isDoubtful(line: string, unseenMs: number): boolean {
    return this.#longestMs.has(line) && unseenMs >= SHORTEST_MS;
  }

  /** The edge at the moment at which it is taken to have happened; `unseenMs` is how much older than `at` it may be. */
  placed(change: LineChange, unseenMs: number): LineChange {
    const { line, value, at } = change;
    const longestMs = this.#longestMs.get(line);
    if (longestMs === undefined) return change;
    if (value === 1) {
      this.#closedAt.set(line, at);
      return change;
    }
    const latest = Math.min(at, (this.#closedAt.get(line) ?? at) + longestMs);
    return { ...change, at: Math.max(at - unseenMs, latest) };
  }
}
