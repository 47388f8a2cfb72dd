import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BETWEEN, frameOf, type Heard, heard } from '../../src/adapters/reader/frame.ts';

const TAG = '0A1B2C3D4E';

function understood(...parts: readonly (Uint8Array | readonly number[] | string)[]): Heard[] {
  const bytes = parts.flatMap((part) => [...(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)]);
  const told: Heard[] = [];
  let hearing = BETWEEN;
  for (const byte of bytes) {
    const step = heard(hearing, byte);
    hearing = step.hearing;
    if (step.told) told.push(step.told);
  }
  return told;
}

const tags = (told: readonly Heard[]) => told.flatMap((each) => (each.type === 'tag' ? [each.tag] : []));

describe('What a tag reader says', () => {
  it('is the tag between STX and ETX, with the exclusive or of its five bytes', () => {
    // From the data sheet of the RDM6300: 62 xor E3 xor 08 xor 6C xor ED is 08.
    expect(understood([2], '62E3086CED08', [3])).toEqual([{ type: 'tag', tag: '62E3086CED' }]);
    expect(Buffer.from(frameOf('62E3086CED')).toString('latin1')).toBe('\x0262E3086CED08\x03');
  });

  it('may be in small letters', () => {
    expect(understood([2], '62e3086ced08', [3])).toEqual([{ type: 'tag', tag: '62E3086CED' }]);
  });

  it('is no tag when its checksum is wrong', () => {
    expect(understood([2], '62E3086CED09', [3])).toEqual([{ type: 'garbled', why: 'checksum' }]);
  });

  it('is no tag when half of it is missing, and the next is read all the same', () => {
    const half = frameOf(TAG).subarray(0, 7);
    expect(understood(half, frameOf(TAG))).toEqual([
      { type: 'garbled', why: 'cut short' },
      { type: 'tag', tag: TAG },
    ]);
    expect(understood([2], '62E3', [3], frameOf(TAG))).toEqual([
      { type: 'garbled', why: 'cut short' },
      { type: 'tag', tag: TAG },
    ]);
  });

  it('is found between noise, and much noise is told', () => {
    expect(tags(understood([0, 255, 13, 10], frameOf(TAG), [3, 7, 0x30], frameOf(TAG)))).toEqual([TAG, TAG]);
    expect(understood(new Array(14).fill(0xaa))).toEqual([{ type: 'garbled', why: 'noise' }]);
  });

  it('is no tag when it is longer than a tag, or no number', () => {
    expect(tags(understood([2], '62E3086CED0808', [3], [2], '62E3086CEZ08', [3]))).toEqual([]);
  });

  it('is read whatever came before, and never made of anything else', () => {
    const hex = fc.array(fc.constantFrom(...'0123456789ABCDEF'), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), hex, (noise, digits) => {
        const tag = digits.join('');
        expect(tags(understood(noise, frameOf(tag))).at(-1)).toBe(tag);
      }),
    );
    fc.assert(
      fc.property(
        hex,
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 15 }),
        (digits, at, bits) => {
          const spoilt = frameOf(digits.join(''));
          const sign = Number.parseInt(String.fromCharCode(spoilt[at] ?? 0), 16) ^ bits;
          spoilt[at] = sign.toString(16).toUpperCase().charCodeAt(0);
          expect(tags(understood(spoilt))).toEqual([]);
        },
      ),
    );
  });
});
