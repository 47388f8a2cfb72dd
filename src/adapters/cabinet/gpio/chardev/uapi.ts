import type { Level } from '../../levels.ts';

/** The structs of <linux/gpio.h>, version 2, as bytes: little-endian, and the same on 32 and 64 bits. */

export const GET_CHIP_INFO = 0x8044b401;
export const GET_LINE_INFO = 0xc100b405;
export const GET_LINES = 0xc250b407;
export const GET_VALUES = 0xc010b40e;
export const SET_VALUES = 0xc010b40f;
/** Of any file, not of GPIO: reading does not wait. */
export const SET_NONBLOCKING = 0x5421;

export const FLAG = {
  USED: 1n,
  ACTIVE_LOW: 2n,
  INPUT: 4n,
  OUTPUT: 8n,
  RISING: 16n,
  FALLING: 32n,
  PULL_UP: 256n,
} as const;

const NAME_BYTES = 32;

export interface ChipInfo {
  readonly label: string;
  readonly lines: number;
}

export const chipInfoBytes = (): Buffer => Buffer.alloc(68);

export const chipInfo = (bytes: Buffer): ChipInfo => ({
  label: text(bytes, 32),
  lines: bytes.readUInt32LE(64),
});

export interface LineInfo {
  readonly consumer: string;
  readonly flags: bigint;
}

export function lineInfoBytes(offset: number): Buffer {
  const bytes = Buffer.alloc(256);
  bytes.writeUInt32LE(offset, 64);
  return bytes;
}

export const lineInfo = (bytes: Buffer): LineInfo => ({
  consumer: text(bytes, 32),
  flags: bytes.readBigUInt64LE(72),
});

export interface LineRequest {
  readonly consumer: string;
  readonly offsets: readonly number[];
  readonly flags: bigint;
  /** Other flags for some of them, by their place among the offsets. */
  readonly flagsOfSome?: { readonly flags: bigint; readonly places: bigint };
  /** So many edges are kept until they are read. */
  readonly edgesKept?: number;
}

const FLAGS_ATTRIBUTE = 1;
const VALUES_ATTRIBUTE = 2;
const ATTRIBUTES_AT = 320;
const ATTRIBUTE_BYTES = 24;

/** Outputs are low from the moment of the request. */
export function lineRequestBytes({
  consumer,
  offsets,
  flags,
  flagsOfSome,
  edgesKept = 0,
}: LineRequest): Buffer {
  const bytes = Buffer.alloc(592);
  for (const [place, offset] of offsets.entries()) bytes.writeUInt32LE(offset, place * 4);
  bytes.write(consumer, 256, NAME_BYTES - 1, 'latin1');
  bytes.writeBigUInt64LE(flags, 288);
  const attributes = [
    ...((flags & FLAG.OUTPUT) === 0n
      ? []
      : [{ id: VALUES_ATTRIBUTE, value: 0n, places: all(offsets.length) }]),
    ...(flagsOfSome ? [{ id: FLAGS_ATTRIBUTE, value: flagsOfSome.flags, places: flagsOfSome.places }] : []),
  ];
  bytes.writeUInt32LE(attributes.length, 296);
  for (const [place, { id, value, places }] of attributes.entries()) {
    const at = ATTRIBUTES_AT + place * ATTRIBUTE_BYTES;
    bytes.writeUInt32LE(id, at);
    bytes.writeBigUInt64LE(value, at + 8);
    bytes.writeBigUInt64LE(places, at + 16);
  }
  bytes.writeUInt32LE(offsets.length, 560);
  bytes.writeUInt32LE(edgesKept, 564);
  return bytes;
}

/** The file of the lines that were asked for. */
export const requestedFd = (bytes: Buffer): number => bytes.readInt32LE(588);

/** A bit a line, by its place in the request: the levels, and which of them are meant. */
export function valuesBytes(levels: bigint, places: bigint): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeBigUInt64LE(levels, 0);
  bytes.writeBigUInt64LE(places, 8);
  return bytes;
}

export const levelsOf = (bytes: Buffer): bigint => bytes.readBigUInt64LE(0);

/** The bits of so many lines. */
export const all = (lines: number): bigint => (1n << BigInt(lines)) - 1n;

export const bit = (place: number): bigint => 1n << BigInt(place);

/** An edge as the kernel tells it. `number` counts the edges of the request. */
export interface Edge {
  readonly stampNs: bigint;
  readonly value: Level;
  readonly offset: number;
  readonly number: number;
}

export const EDGE_BYTES = 48;
const RISING_EDGE = 1;

export function edges(bytes: Buffer): readonly Edge[] {
  return Array.from({ length: Math.floor(bytes.length / EDGE_BYTES) }, (_, place) => {
    const at = place * EDGE_BYTES;
    return {
      stampNs: bytes.readBigUInt64LE(at),
      value: bytes.readUInt32LE(at + 8) === RISING_EDGE ? 1 : 0,
      offset: bytes.readUInt32LE(at + 12),
      number: bytes.readUInt32LE(at + 16),
    };
  });
}

function text(bytes: Buffer, at: number): string {
  const end = bytes.indexOf(0, at);
  return bytes.toString('latin1', at, end === -1 ? at + NAME_BYTES : Math.min(end, at + NAME_BYTES));
}
