import type { Chip, Slice } from './chip.ts';
import { POINT, rowOf } from './glyphs.ts';
import type { PinOrder } from './io.ts';
import { workshop } from './workshop.ts';

export const MAX7219_DIGITS = 8;

// Registers of the chip. johnny-five never sends the first: then another program's setting, or a supply that
// dropped, has the chip read our segments as numbers.
const DECODE = 0x09;
const SCAN_LIMIT = 0x0b;
const SHUTDOWN = 0x0c;
const TEST = 0x0f;

/** Eight digits behind a MAX7219, three wires from the table. */
export function max7219(brightness: number): Chip<PinOrder> {
  const shop = workshop();
  const chain = shop.chain();
  const register = (name: number, value: number) => shop.pinOrders(() => chain.send(0, name, value));
  // The chip counts its digits from the right, the colon it does not have is the point of the digit before.
  const digit = (position: number, segments: number): Slice<PinOrder> =>
    shop.pinOrders(() => chain.sendDigit(0, MAX7219_DIGITS - 1 - position, segments));
  return {
    anew: (picture) => [
      register(DECODE, 0),
      register(SCAN_LIMIT, MAX7219_DIGITS - 1),
      shop.pinOrders(() => chain.brightness(0, brightness)),
      ...segmentsOf(picture).map((segments, position) => digit(position, segments)),
      register(TEST, 0),
      register(SHUTDOWN, 1),
    ],
    change: (before, picture) => {
      const known = segmentsOf(before);
      return segmentsOf(picture).flatMap((segments, position) =>
        segments === known[position] ? [] : [digit(position, segments)],
      );
    },
    off: () => register(SHUTDOWN, 0),
  };
}

function segmentsOf(picture: string): readonly number[] {
  const { segments, colonAfter } = rowOf(picture);
  return segments.map((each, position) => (position === colonAfter ? each | POINT : each));
}
