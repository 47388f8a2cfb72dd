import type { Chip, Slice } from './chip.ts';
import type { BusOrder } from './io.ts';
import { workshop } from './workshop.ts';

// Commands of the chip.
const WIDE_BUS = 0x03;
const NARROW_BUS = 0x02;
const TWO_LINES = 0x28;
const DISPLAY_OFF = 0x08;
// Not johnny-five's on(): that switches the cursor on as well.
const DISPLAY_ON = 0x0c;
const LEFT_TO_RIGHT = 0x06;
// Takes the chip longer than the others, so it comes last before a pause.
const HOME = 0x02;
const COMMANDS = 0x00;

export interface LcdSize {
  readonly rows: 2 | 4;
  readonly cols: number;
}

/** A display of characters with an HD44780 behind a PCF8574. A picture is its rows, one on a line. */
export function hd44780(address: number, { rows, cols }: LcdSize): Chip<BusOrder> {
  const shop = workshop();
  const lcd = shop.lcd(address, rows, cols);
  const sent = (work: () => void): Slice<BusOrder> => shop.busOrders(work);
  const printed = (row: number, col: number, text: string) =>
    sent(() => {
      lcd.cursor(row, col);
      lcd.print(text);
    });
  // Three times, with pauses: so it knows where a byte begins, whatever disturbed it half-way through one.
  const wide = () => sent(() => lcd.writeBits(COMMANDS, WIDE_BUS));
  return {
    anew: (picture) => [
      sent(() => lcd.backlight()),
      wide(),
      wide(),
      wide(),
      sent(() => {
        lcd.writeBits(COMMANDS, NARROW_BUS);
        for (const command of [TWO_LINES, DISPLAY_ON, LEFT_TO_RIGHT, HOME]) lcd.command(command);
      }),
      ...picture.split('\n').map((text, row) => printed(row, 0, text)),
    ],
    change: (before, picture) => {
      const known = before.split('\n');
      return picture.split('\n').flatMap((text, row) => {
        const [from, to] = difference(known[row] ?? '', text);
        return from < to ? [printed(row, from, text.slice(from, to))] : [];
      });
    },
    off: () =>
      sent(() => {
        lcd.command(DISPLAY_OFF);
        lcd.noBacklight();
      }),
  };
}

/** From where to where two texts of the same length differ. */
function difference(a: string, b: string): readonly [number, number] {
  let from = 0;
  let to = b.length;
  while (from < to && a[from] === b[from]) from += 1;
  while (to > from && a[to - 1] === b[to - 1]) to -= 1;
  return [from, to];
}
