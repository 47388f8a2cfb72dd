/**
 * What an RDM6300 says of the tag before it, again and again: STX, the five bytes of its number in hex digits, their
 * exclusive or as two more, ETX.
 */
const STX = 0x02;
const ETX = 0x03;
const TAG_DIGITS = 10;
const DIGITS = 12;
export const FRAME_BYTES = DIGITS + 2;

/** What has come of the frame that is being sent; null between two frames. */
export interface Hearing {
  readonly digits: string | null;
  /** Bytes that belonged to no frame. */
  readonly stray: number;
}

export type Heard =
  | { readonly type: 'tag'; readonly tag: string }
  | { readonly type: 'garbled'; readonly why: 'checksum' | 'cut short' | 'noise' };

export const BETWEEN: Hearing = { digits: null, stray: 0 };

/** One more byte, and what is known by it. A frame begins wherever an STX is, so half of one spoils no other. */
export function heard({ digits, stray }: Hearing, byte: number): { hearing: Hearing; told: Heard | null } {
  if (byte === STX) return { hearing: { digits: '', stray: 0 }, told: digits ? garbled('cut short') : null };
  if (digits === null) return strayed(stray + 1);
  if (byte === ETX) return { hearing: BETWEEN, told: judged(digits) };
  const sign = String.fromCharCode(byte);
  const belongs = digits.length < DIGITS && /^[0-9A-Fa-f]$/.test(sign);
  return belongs
    ? { hearing: { digits: digits + sign, stray: 0 }, told: null }
    : { hearing: BETWEEN, told: garbled('cut short') };
}

/** The frame of a tag of ten hex digits. */
export function frameOf(tag: string): Uint8Array {
  return Uint8Array.from([STX, ...Buffer.from(tag + checksumOf(tag), 'latin1'), ETX]);
}

/** As much noise as a frame is long is told as one that could not be read. */
function strayed(stray: number): { hearing: Hearing; told: Heard | null } {
  if (stray < FRAME_BYTES) return { hearing: { digits: null, stray }, told: null };
  return { hearing: BETWEEN, told: garbled('noise') };
}

function judged(digits: string): Heard {
  if (digits.length < DIGITS) return garbled('cut short');
  const said = digits.toUpperCase();
  const tag = said.slice(0, TAG_DIGITS);
  return said.slice(TAG_DIGITS) === checksumOf(tag) ? { type: 'tag', tag } : garbled('checksum');
}

function checksumOf(tag: string): string {
  const sum = Buffer.from(tag, 'hex').reduce((before, byte) => before ^ byte, 0);
  return sum.toString(16).toUpperCase().padStart(2, '0');
}

const garbled = (why: Extract<Heard, { type: 'garbled' }>['why']): Heard => ({ type: 'garbled', why });
