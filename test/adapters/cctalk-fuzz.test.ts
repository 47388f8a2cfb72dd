import { describe, expect, it } from 'vitest';
import type { Checksum } from '../../src/adapters/coin/cctalk/frame.ts';
import { FrameParser } from '../../src/adapters/coin/cctalk/parser.ts';
import type { Device } from '../../src/adapters/serial/memory-line.ts';
import { openBench } from '../support/cctalk-bench.ts';

const POUND_AT = 3;

describe.each(['simple', 'crc16'] as const)('A million bytes of anything, with checksum %s', (checksum) => {
  it('give no frame that was not there, and hide none that comes after a silence', () => {
    const luck = new Luck(20_260_101);
    const parser = new FrameParser(checksum);
    const stream: number[] = [];
    const found: { header: number; data: readonly number[]; destination: number; source: number }[] = [];
    for (let at = 0; stream.length < 1_000_000; at += 100) {
      const junk = luck.junk(checksum);
      found.push(...parser.push(junk, at));
      const sound = framed(checksum, 1, 2, 0, luck.bytes(luck.below(12)));
      const last = parser.push(sound, at + 60).at(-1) ?? parser.flush().at(-1);
      expect(last?.data).toEqual([...sound.subarray(4, -1)]);
      stream.push(...junk, ...sound);
    }
    const all = Buffer.from(stream);
    let from = 0;
    for (const { destination, source, header, data } of found) {
      from = all.indexOf(framed(checksum, destination, source, header, data), from);
      expect(from).toBeGreaterThanOrEqual(0);
    }
    expect(found.length).toBeGreaterThan(1_000);
  });
});

describe('A coin acceptor whose events come garbled', () => {
  it('is credited with nothing that no sound answer told', async () => {
    const luck = new Luck(7);
    const answers: Buffer[] = [];
    const { table, pass } = await openBench({
      echo: false,
      around: (device) => garbled(device, luck, answers),
    });
    while (bytesIn(answers) < 250_000) await pass(5_000);
    const heard = Buffer.concat(answers);
    for (const { mark, coins } of table.readings.filter((reading) => reading.coins.length > 0)) {
      expect(coinsToldAt(heard, mark.counter)).toBeGreaterThanOrEqual(coins.length);
    }
    expect(table.ids.length).toBeGreaterThan(10);
  });
});

/** Polls are answered by anything, and now and then soundly. */
function garbled(device: Device, luck: Luck, answers: Buffer[]): Device {
  let send: (bytes: Uint8Array) => void = () => {};
  let counter = 0;
  return {
    onSend: (out) => {
      send = out;
      device.onSend(out);
    },
    receive: (bytes) => {
      if (bytes[3] !== 229) {
        device.receive(bytes);
        return;
      }
      if (luck.below(40) === 0) counter = (counter % 255) + 1;
      const told = [counter, POUND_AT, 0, POUND_AT, 0, POUND_AT, 0, POUND_AT, 0, POUND_AT, 0];
      const sound = framed('simple', 1, 2, 0, told);
      const answer = luck.below(3) > 0 ? sound : luck.mutated(sound);
      answers.push(Buffer.from(answer));
      send(answer);
    },
  };
}

const bytesIn = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** How many coins the best answer with this counter told, by a look at every place of what was heard. */
function coinsToldAt(heard: Buffer, counter: number): number {
  let most = 0;
  for (let at = 0; at + 16 <= heard.length; at++) {
    if (heard[at] !== 1 || heard[at + 1] !== 11 || heard[at + 2] !== 2 || heard[at + 3] !== 0) continue;
    if (heard[at + 4] !== counter) continue;
    const frame = heard.subarray(at, at + 16);
    if (frame.reduce((sum, byte) => sum + byte) % 256 !== 0) continue;
    most = Math.max(most, [5, 7, 9, 11, 13].filter((place) => frame[place] === POUND_AT).length);
  }
  return most;
}

/** A frame as somebody else would write it. */
function framed(
  checksum: Checksum,
  destination: number,
  source: number,
  header: number,
  data: Iterable<number>,
): Uint8Array {
  const body = [...data];
  if (checksum === 'simple') {
    const frame = [destination, body.length, source, header, ...body];
    const sum = frame.reduce((total, byte) => total + byte, 0);
    return Uint8Array.from([...frame, (256 - (sum % 256)) % 256]);
  }
  const rest = remainder([destination, body.length, header, ...body]);
  return Uint8Array.from([destination, body.length, rest % 256, header, ...body, Math.floor(rest / 256)]);
}

/** Of the long division by x¹⁶ + x¹² + x⁵ + 1, bit by bit. */
function remainder(bytes: readonly number[]): number {
  let rest = 0;
  for (const byte of [...bytes, 0, 0]) {
    for (let bit = 7; bit >= 0; bit--) {
      rest = rest * 2 + ((byte >> bit) & 1);
      if (rest >= 0x10000) rest = (rest - 0x10000) ^ 0x1021;
    }
  }
  return rest;
}

class Luck {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  bytes(length: number): number[] {
    return Array.from({ length }, () => this.below(256));
  }

  /** Noise, or frames with something done to them. */
  junk(checksum: Checksum): Uint8Array {
    if (this.below(3) === 0) return Uint8Array.from(this.bytes(1 + this.below(40)));
    const frames = Array.from({ length: 1 + this.below(3) }, () =>
      framed(
        checksum,
        1 + this.below(2),
        checksum === 'simple' ? 2 : 0,
        this.below(256),
        this.bytes(this.below(16)),
      ),
    );
    return this.mutated(Uint8Array.from(frames.flatMap((frame) => [...frame])));
  }

  /** A byte changed, one too many, one missing, cut off, or sent twice. */
  mutated(frame: Uint8Array): Uint8Array {
    const at = this.below(frame.length);
    const [before, after] = [frame.subarray(0, at), frame.subarray(at)];
    const kinds: readonly (() => Iterable<number>[])[] = [
      () => [before, this.bytes(1), after.subarray(1)],
      () => [before, this.bytes(1 + this.below(3)), after],
      () => [before, after.subarray(1)],
      () => [before],
      () => [frame, frame],
    ];
    const parts = kinds[this.below(kinds.length)]?.() ?? [];
    return Uint8Array.from(parts.flatMap((part) => [...part]));
  }
}
