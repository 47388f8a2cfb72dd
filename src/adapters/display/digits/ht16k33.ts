import type { Chip, Slice } from './chip.ts';
import { rowOf } from './glyphs.ts';
import type { BusOrder } from './io.ts';
import { workshop } from './workshop.ts';

export const HT16K33_DIGITS = 4;

// Where the backpack has its digits, and the colon between them.
const PLACES = [0, 1, 3, 4];
const COLON_PLACE = 2;
// As a digit of johnny-five, which turns the bits round: the second segment is the colon itself.
const COLON = 0x20;
const DISPLAY = 0x80;

/** Four digits with a colon on a backpack with an HT16K33. */
export function ht16k33(address: number, brightness: number): Chip<BusOrder> {
  const shop = workshop();
  const backpack = shop.backpack(address);
  const picturing = (picture: string): Slice<BusOrder> => {
    const { segments, colonAfter } = rowOf(picture);
    const orders = shop.busOrders(() => {
      segments.forEach((each, position) => {
        backpack.sendDigit(0, PLACES[position] ?? 0, each);
      });
      backpack.sendDigit(0, COLON_PLACE, colonAfter === null ? 0 : COLON);
    });
    // Every one of them carries the whole display: the last is all that is new.
    return orders.slice(-1);
  };
  return {
    anew: (picture) => [
      shop.busOrders(() => backpack.on(0)),
      picturing(picture),
      shop.busOrders(() => {
        backpack.blink(0, false);
        backpack.brightness(0, brightness);
      }),
    ],
    change: (before, picture) => (before === picture ? [] : [picturing(picture)]),
    off: () => shop.busOrders(() => backpack.send(0, DISPLAY, 0)),
  };
}
