import { describe, expect, it } from 'vitest';
import {
  chipInfo,
  edges,
  FLAG,
  levelsOf,
  lineInfo,
  lineInfoBytes,
  lineRequestBytes,
  requestedFd,
  valuesBytes,
} from '../../src/adapters/cabinet/gpio/chardev/uapi.ts';

/** Bytes of so many, all zero but for these, each by its offset. */
function bytes(size: number, parts: Readonly<Record<number, string>>): Buffer {
  const whole = Buffer.alloc(size);
  for (const [at, hex] of Object.entries(parts)) {
    whole.write(hex.replaceAll(' ', ''), Number(at), 'hex');
  }
  return whole;
}

describe('A request to the kernel, byte by byte', () => {
  it('asks for outputs that are low from the moment it is granted', () => {
    const asked = lineRequestBytes({ consumer: 'baulk', offsets: [17, 27, 22], flags: FLAG.OUTPUT });
    expect(asked).toEqual(
      bytes(592, {
        0: '11 00 00 00 1b 00 00 00 16 00 00 00', // offsets
        256: '62 61 75 6c 6b', // baulk
        288: '08 00 00 00 00 00 00 00', // an output
        296: '01 00 00 00', // one attribute:
        320: '02 00 00 00 00 00 00 00', // values
        328: '00 00 00 00 00 00 00 00', // all low
        336: '07 00 00 00 00 00 00 00', // of these three
        560: '03 00 00 00', // three lines
      }),
    );
  });

  it('asks for lines with both edges, of which some are active when low', () => {
    const flags = FLAG.INPUT | FLAG.RISING | FLAG.FALLING | FLAG.PULL_UP;
    const asked = lineRequestBytes({
      consumer: 'baulk',
      offsets: [2, 13],
      flags,
      flagsOfSome: { flags: flags | FLAG.ACTIVE_LOW, places: 0b01n },
      edgesKept: 1024,
    });
    expect(asked).toEqual(
      bytes(592, {
        0: '02 00 00 00 0d 00 00 00',
        256: '62 61 75 6c 6b',
        288: '34 01 00 00 00 00 00 00', // input, rising, falling, pull-up
        296: '01 00 00 00',
        320: '01 00 00 00 00 00 00 00', // other flags
        328: '36 01 00 00 00 00 00 00', // and active low
        336: '01 00 00 00 00 00 00 00', // of the first
        560: '02 00 00 00',
        564: '00 04 00 00', // 1024 edges
      }),
    );
  });

  it('is answered with the file of the lines', () => {
    expect(requestedFd(bytes(592, { 588: '15 00 00 00' }))).toBe(21);
  });

  it('names a name of 40 letters by its first 31', () => {
    const asked = lineRequestBytes({ consumer: 'b'.repeat(40), offsets: [1], flags: FLAG.INPUT });
    expect(asked.toString('latin1', 256, 290)).toBe(`${'b'.repeat(31)}\0\x04\0`);
  });

  it('sets one of many levels by a bit, the sixty-fourth too', () => {
    expect(valuesBytes(1n << 63n, 1n << 63n)).toEqual(
      bytes(16, { 0: '00 00 00 00 00 00 00 80', 8: '00 00 00 00 00 00 00 80' }),
    );
    expect(levelsOf(bytes(16, { 0: '05 00 00 00 00 00 00 80' }))).toBe((1n << 63n) | 5n);
  });
});

describe('An answer of the kernel, byte by byte', () => {
  it('tells the label and the lines of a chip', () => {
    const answer = bytes(68, { 0: '67 70 69 6f', 64: '3a 00 00 00' });
    answer.write('pinctrl-bcm2711', 32, 'latin1');
    expect(chipInfo(answer)).toEqual({ label: 'pinctrl-bcm2711', lines: 58 });
  });

  it('tells a label that fills its whole field', () => {
    const answer = Buffer.alloc(68);
    answer.write('x'.repeat(32), 32, 'latin1');
    answer.writeUInt32LE(0xffffff78, 64);
    expect(chipInfo(answer).label).toBe('x'.repeat(32));
  });

  it('tells who holds a line', () => {
    const answer = bytes(256, { 32: '73 79 73 66 73', 64: '11 00 00 00', 72: '09 00 00 00' });
    expect(lineInfoBytes(17)).toEqual(bytes(256, { 64: '11 00 00 00' }));
    expect(lineInfo(answer)).toEqual({ consumer: 'sysfs', flags: FLAG.USED | FLAG.OUTPUT });
  });

  it('tells edges with their stamps, several at a time', () => {
    const answer = Buffer.concat([
      bytes(48, { 0: '15 cd 5b 07 00 00 00 00', 8: '01 00 00 00', 12: '0d 00 00 00', 16: 'ff ff ff ff' }),
      bytes(48, { 0: '00 00 00 00 01 00 00 00', 8: '02 00 00 00', 12: '02 00 00 00', 16: '01 00 00 00' }),
    ]);
    expect(edges(answer)).toEqual([
      { stampNs: 123_456_789n, value: 1, offset: 13, number: 4_294_967_295 },
      { stampNs: 4_294_967_296n, value: 0, offset: 2, number: 1 },
    ]);
  });
});
