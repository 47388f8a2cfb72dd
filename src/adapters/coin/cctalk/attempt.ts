import { type Checksum, encode, type Frame, HOST } from './frame.ts';
import { ANSWER, type Command } from './headers.ts';
import { FrameParser } from './parser.ts';

/** `auto`: what came back the first time tells. */
export type Echo = 'required' | 'none' | 'auto';

export interface Bus {
  readonly address: number;
  readonly checksum: Checksum;
  readonly echo: Echo;
}

export type Heard =
  | { readonly type: 'reply'; readonly data: readonly number[] }
  | { readonly type: 'nak' | 'busy' | 'collision' | 'silence' };

/** One command sent once, and what comes back: its echo first, where there is one, then the answer. */
export class Attempt {
  readonly sent: Uint8Array;
  readonly #bus: Bus;
  readonly #command: Command;
  readonly #parser: FrameParser;
  #first: Uint8Array = new Uint8Array();
  /** Null until it is known. */
  #echoed: boolean | null;

  constructor(bus: Bus, command: Command, data: readonly number[]) {
    this.#bus = bus;
    this.#command = command;
    this.#parser = new FrameParser(bus.checksum);
    this.#echoed = bus.echo === 'none' ? false : null;
    this.sent = encode(
      { destination: bus.address, source: HOST, header: command.header, data },
      bus.checksum,
    );
  }

  /** How the bus echoes, as far as this attempt tells. */
  get echo(): Echo {
    if (this.#bus.echo !== 'auto' || this.#echoed === null) return this.#bus.echo;
    return this.#echoed ? 'required' : 'none';
  }

  /** Null while there is more to wait for. */
  hear(bytes: Uint8Array, at: number): Heard | null {
    const answer = this.#echoed === null ? this.#pastEcho(bytes) : bytes;
    if (!answer) return { type: 'collision' };
    return this.#answerIn(this.#parser.push(answer, at));
  }

  /** Nothing more came in time. */
  end(): Heard {
    return this.#answerIn(this.#parser.flush()) ?? { type: 'silence' };
  }

  /** What follows the echo; null when something else came than was sent. */
  #pastEcho(bytes: Uint8Array): Uint8Array | null {
    this.#first = Buffer.concat([this.#first, bytes]);
    const length = this.sent.length;
    if (this.#first.subarray(0, length).some((byte, place) => byte !== this.sent[place])) {
      this.#echoed = false;
      return this.#bus.echo === 'required' ? null : this.#first;
    }
    if (this.#first.length >= length) this.#echoed = true;
    return this.#first.subarray(length);
  }

  #answerIn(frames: readonly Frame[]): Heard | null {
    for (const { destination, source, header, data } of frames) {
      const fromIt = source === (this.#bus.checksum === 'simple' ? this.#bus.address : 0);
      if (destination !== HOST || !fromIt) continue;
      if (header === ANSWER.nak) return { type: 'nak' };
      if (header === ANSWER.busy) return { type: 'busy' };
      if (header === ANSWER.reply && this.#fits(data)) return { type: 'reply', data };
    }
    return null;
  }

  #fits({ length }: readonly number[]): boolean {
    return length >= this.#command.least && length <= this.#command.most;
  }
}
