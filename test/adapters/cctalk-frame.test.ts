import { describe, expect, it } from 'vitest';
import { decode, encode, type Frame, HOST } from '../../src/adapters/coin/cctalk/frame.ts';
import { FrameParser } from '../../src/adapters/coin/cctalk/parser.ts';

const ACCEPTOR = 2;
const text = (words: string) => [...Buffer.from(words, 'latin1')];
const ask = (header: number, ...data: number[]): Frame => ({
  destination: ACCEPTOR,
  source: HOST,
  header,
  data,
});
const reply = (...data: number[]): Frame => ({ destination: HOST, source: ACCEPTOR, header: 0, data });
const bytes = (written: string) => written.split(' ').map(Number);

/** Published frames, and some worked out by hand. */
const WORKED: readonly [what: string, frame: Frame, written: string][] = [
  ['simple poll', ask(254), '2 0 1 254 255'],
  ['ACK', reply(), '1 0 2 0 253'],
  ['NAK', { ...reply(), header: 5 }, '1 0 2 5 248'],
  ['BUSY', { ...reply(), header: 6 }, '1 0 2 6 247'],
  ['category', ask(245), '2 0 1 245 8'],
  [
    'Coin Acceptor',
    reply(...text('Coin Acceptor')),
    '1 13 2 0 67 111 105 110 32 65 99 99 101 112 116 111 114 22',
  ],
  ['manufacturer', ask(246), '2 0 1 246 7'],
  ['product', ask(244), '2 0 1 244 9'],
  ['serial number', ask(242), '2 0 1 242 11'],
  ['software', ask(241), '2 0 1 241 12'],
  ['polling priority', ask(249), '2 0 1 249 4'],
  ['every 200 ms', reply(2, 20), '1 2 2 0 2 20 229'],
  ['self-check', ask(232), '2 0 1 232 21'],
  ['nothing wrong', reply(0), '1 1 2 0 0 252'],
  ['fault 3', reply(3), '1 1 2 0 3 249'],
  ['reset', ask(1), '2 0 1 1 252'],
  ['options', ask(213), '2 0 1 213 40'],
  ['insertions', ask(226), '2 0 1 226 27'],
  ['coins accepted', ask(225), '2 0 1 225 28'],
  ['coins 1 to 6', ask(231, 63, 0), '2 2 1 231 63 0 213'],
  ['all coins', ask(231, 255, 255), '2 2 1 231 255 255 22'],
  ['no coins', ask(231, 0, 0), '2 2 1 231 0 0 20'],
  ['accept', ask(228, 1), '2 1 1 228 1 23'],
  ['refuse', ask(228, 0), '2 1 1 228 0 24'],
  ['whether it accepts', ask(227), '2 0 1 227 26'],
  ['coin id 3', ask(184, 3), '2 1 1 184 3 65'],
  ['GB100A', reply(...text('GB100A')), '1 6 2 0 71 66 49 48 48 65 156'],
  ['GB050B', reply(...text('GB050B')), '1 6 2 0 71 66 48 53 48 66 151'],
  ['no coin there', reply(...text('......')), '1 6 2 0 46 46 46 46 46 46 227'],
  ['sorter path of coin 3', ask(209, 3), '2 1 1 209 3 40'],
  ['sorter path 1 for coin 3', ask(210, 3, 1), '2 2 1 210 3 1 37'],
  ['events', ask(229), '2 0 1 229 24'],
  ['after power-up', reply(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), '1 11 2 0 0 0 0 0 0 0 0 0 0 0 0 242'],
  ['coin 3', reply(1, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0), '1 11 2 0 1 3 1 0 0 0 0 0 0 0 0 237'],
  ['an error and two coins', reply(3, 0, 2, 5, 1, 3, 1, 0, 0, 0, 0), '1 11 2 0 3 0 2 5 1 3 1 0 0 0 0 227'],
  ['255 to 1', reply(1, 4, 2, 3, 1, 3, 1, 3, 1, 3, 1), '1 11 2 0 1 4 2 3 1 3 1 3 1 3 1 219'],
  [
    'an example of a maker',
    reply(6, 6, 4, 0, 20, 0, 23, 6, 4, 13, 2),
    '1 11 2 0 6 6 4 0 20 0 23 6 4 13 2 158',
  ],
];

const WORKED_CRC: readonly [what: string, frame: Frame, written: string][] = [
  ['ACK', { ...reply(), source: 0 }, '1 0 48 0 55'],
  ['simple poll', { ...ask(254), source: 0 }, '2 0 177 254 96'],
  ['events', { ...ask(229), source: 0 }, '2 0 235 229 195'],
];

describe('A ccTalk frame', () => {
  it.each(WORKED)('with a sum is written and read as published: %s', (_, frame, written) => {
    expect([...encode(frame, 'simple')]).toEqual(bytes(written));
    expect(decode(Uint8Array.from(bytes(written)), 'simple')).toEqual(frame);
  });

  it.each(WORKED_CRC)('with a CRC-16 is written and read as published: %s', (_, frame, written) => {
    expect([...encode(frame, 'crc16')]).toEqual(bytes(written));
    expect(decode(Uint8Array.from(bytes(written)), 'crc16')).toEqual(frame);
  });

  it.each(['simple', 'crc16'] as const)('is none when one bit of it is turned: %s', (checksum) => {
    const sound = encode(reply(1, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0), checksum);
    for (let bit = 0; bit < 8 * sound.length; bit++) {
      const turned = sound.map((byte, place) => (place === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(decode(turned, checksum)).toBeNull();
    }
  });

  it('is none when a byte is missing or too many', () => {
    expect(decode(Uint8Array.of(), 'simple')).toBeNull();
    expect(decode(Uint8Array.of(1, 0, 2, 0), 'simple')).toBeNull();
    expect(decode(Uint8Array.of(1, 0, 2, 0, 253, 0), 'simple')).toBeNull();
  });
});

describe('A ccTalk line', () => {
  const POUND = encode(reply(...text('GB100A')), 'simple');
  const ACK = encode(reply(), 'simple');
  const POLL = encode(ask(254), 'simple');
  const all = (...parts: readonly Iterable<number>[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

  it('gives a frame that comes byte by byte when its last byte is there', () => {
    const parser = new FrameParser('simple');
    const given = [...POUND].map((byte, at) => parser.push(Uint8Array.of(byte), at * 10).length);
    expect(given).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('gives frames that come together one by one, the echo of a command among them', () => {
    const parser = new FrameParser('simple');
    expect(parser.push(all(POLL, ACK, POUND), 0)).toEqual([ask(254), reply(), reply(...text('GB100A'))]);
    expect(parser.discarded).toBe(0);
  });

  it('finds the frame behind noise, and counts the noise', () => {
    const parser = new FrameParser('simple');
    expect(parser.push(all([0x55], POUND), 0)).toEqual([reply(...text('GB100A'))]);
    expect(parser.discarded).toBe(1);
  });

  it('drops half a frame after a silence of more than 50 ms', () => {
    const parser = new FrameParser('simple');
    parser.push(POUND.subarray(0, 6), 0);
    expect(parser.push(ACK, 51)).toEqual([reply()]);
    expect(parser.discarded).toBe(6);
  });

  it('waits for the other half up to 50 ms', () => {
    const parser = new FrameParser('simple');
    parser.push(POUND.subarray(0, 6), 0);
    expect(parser.push(POUND.subarray(6), 50)).toEqual([reply(...text('GB100A'))]);
  });

  it('gives a frame that noise hid by looking like a long one, once nothing more comes', () => {
    const parser = new FrameParser('simple');
    expect(parser.push(all([7, 200], POUND), 0)).toEqual([]);
    expect(parser.flush()).toEqual([reply(...text('GB100A'))]);
    expect(parser.discarded).toBe(2);
  });

  it('finds frames with a CRC-16 too, and none with a sum among them', () => {
    const parser = new FrameParser('crc16');
    const ack = { ...reply(), source: 0 };
    const given = parser.push(all(ACK, encode(ack, 'crc16')), 0);
    expect([...given, ...parser.flush()]).toEqual([ack]);
  });
});
