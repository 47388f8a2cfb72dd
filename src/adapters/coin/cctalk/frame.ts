/**
 * One ccTalk message: [destination][length][source][header][data …][checksum], or with a CRC-16, whose low byte stands
 * in the place of the source and whose high byte ends it.
 */
export interface Frame {
  readonly destination: number;
  /** 0 in a CRC-16 frame, which does not tell it. */
  readonly source: number;
  readonly header: number;
  readonly data: readonly number[];
}

export type Checksum = 'simple' | 'crc16';

export const HOST = 1;
/** What a frame has besides its data, and the place of the byte that counts them. */
export const FRAME_BYTES = 5;
export const LENGTH_AT = 1;

export function encode(frame: Frame, checksum: Checksum): Uint8Array {
  const { destination, source, header, data } = frame;
  if (checksum === 'simple') {
    const body = [destination, data.length, source, header, ...data];
    return Uint8Array.from([...body, -sum(body) & 0xff]);
  }
  const crc = crc16([destination, data.length, header, ...data]);
  return Uint8Array.from([destination, data.length, crc & 0xff, header, ...data, crc >> 8]);
}

/** The message that exactly these bytes are; null when they are none. */
export function decode(bytes: Uint8Array, checksum: Checksum): Frame | null {
  const [destination, length, source, header] = bytes;
  if (destination === undefined || length === undefined || source === undefined || header === undefined) {
    return null;
  }
  if (bytes.length !== FRAME_BYTES + length || !isSound(bytes, checksum)) return null;
  return {
    destination,
    source: checksum === 'simple' ? source : 0,
    header,
    data: [...bytes.subarray(FRAME_BYTES - 1, -1)],
  };
}

function isSound(bytes: Uint8Array, checksum: Checksum): boolean {
  if (checksum === 'simple') return (sum(bytes) & 0xff) === 0;
  const [destination = 0, length = 0, low = 0] = bytes;
  const crc = crc16([destination, length, ...bytes.subarray(FRAME_BYTES - 2, -1)]);
  return crc === low + ((bytes.at(-1) ?? 0) << 8);
}

function sum(bytes: Iterable<number>): number {
  let total = 0;
  for (const byte of bytes) total += byte;
  return total;
}

/** CCITT, polynomial 0x1021, beginning at 0. */
function crc16(bytes: Iterable<number>): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}
