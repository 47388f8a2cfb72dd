import { type Checksum, decode, FRAME_BYTES, type Frame, LENGTH_AT } from './frame.ts';
import { BYTE_GAP_MS } from './parser.ts';

/** Hears commands as an acceptor does: by their length only. What noise garbles ends with the next silence. */
export class Hearing {
  readonly #checksum: Checksum;
  #heard: number[] = [];
  #lastAt = Number.NEGATIVE_INFINITY;
  #garbled = 0;

  constructor(checksum: Checksum) {
    this.#checksum = checksum;
  }

  /** How many commands came with a wrong checksum. */
  get garbled(): number {
    return this.#garbled;
  }

  hear(bytes: Uint8Array, at: number): readonly Frame[] {
    if (at - this.#lastAt > BYTE_GAP_MS) this.forget();
    this.#lastAt = at;
    return [...bytes].flatMap((byte) => this.#byte(byte));
  }

  forget(): void {
    this.#heard = [];
  }

  #byte(byte: number): readonly Frame[] {
    this.#heard.push(byte);
    if (this.#heard.length < FRAME_BYTES + (this.#heard[LENGTH_AT] ?? 0)) return [];
    const frame = decode(Uint8Array.from(this.#heard), this.#checksum);
    this.forget();
    if (!frame) this.#garbled++;
    return frame ? [frame] : [];
  }
}
