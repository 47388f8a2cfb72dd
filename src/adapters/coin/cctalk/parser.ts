import { type Checksum, decode, FRAME_BYTES, type Frame, LENGTH_AT } from './frame.ts';

/** A longer silence between two bytes ends a frame, whole or not. */
export const BYTE_GAP_MS = 50;

/**
 * Finds the sound frames in whatever comes over the wire: noise, halves, several at once, and the echo of what was
 * sent, which is a frame like any other.
 */
export class FrameParser {
  readonly #checksum: Checksum;
  #kept = new Uint8Array();
  #lastAt = Number.NEGATIVE_INFINITY;
  #discarded = 0;

  constructor(checksum: Checksum) {
    this.#checksum = checksum;
  }

  /** How many bytes belonged to no sound frame. */
  get discarded(): number {
    return this.#discarded;
  }

  /** The frames that are whole with these bytes, which came at `at`. */
  push(bytes: Uint8Array, at: number): readonly Frame[] {
    const cutShort = at - this.#lastAt > BYTE_GAP_MS ? this.flush() : [];
    this.#lastAt = at;
    this.#kept = Buffer.concat([this.#kept, bytes]);
    return [...cutShort, ...this.#read('more may come')];
  }

  /** Nothing more comes: what noise with the look of a long frame had hidden. */
  flush(): readonly Frame[] {
    return this.#read('silence');
  }

  #read(next: 'more may come' | 'silence'): readonly Frame[] {
    const frames: Frame[] = [];
    let from = 0;
    while (from < this.#kept.length) {
      const end = from + FRAME_BYTES + (this.#kept[from + LENGTH_AT] ?? 0);
      const isWhole = end <= this.#kept.length;
      if (!isWhole && next === 'more may come') break;
      const frame = isWhole ? decode(this.#kept.subarray(from, end), this.#checksum) : null;
      if (frame) frames.push(frame);
      else this.#discarded++;
      from = frame ? end : from + 1;
    }
    this.#kept = this.#kept.subarray(from);
    return frames;
  }
}
