/** How often a board beats. */
export const BEAT_MS = 20;

/** What a message with an analog level begins with, and nothing else in what a board says. */
const ANALOG = 0xe0;

/**
 * Time as the board counts it: it tells the level of an input again and again, which is of no interest, but stands
 * among the edges in the order in which all that happened. So what is read late, as the program was busy, has its
 * time from the beats that came after it.
 */
export class BoardBeat {
  #begin: number | null = null;
  #ahead = 0;

  by(channel: number): void {
    this.#begin = ANALOG | channel;
  }

  /** All that waited is read in one go, before anything of it is told. */
  read(bytes: Uint8Array): void {
    this.#ahead = bytes.filter((byte) => byte === this.#begin).length;
  }

  passed(): void {
    this.#ahead -= 1;
  }

  /** How long ago what is just being told happened, to a beat. */
  agoMs(): number {
    return Math.max(0, this.#ahead - 1) * BEAT_MS;
  }
}
