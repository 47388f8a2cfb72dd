import type { Clock } from '../../../ports/clock.ts';
import type { Display } from '../../../ports/display.ts';
import type { Log } from '../../../ports/log.ts';
import type { DigitsSettings, TableConfig } from '../../../session/table-config.ts';
import type { Chip, Wire } from './chip.ts';
import { ChipDisplay, type FaultTeller } from './chip-display.ts';
import { hd44780, type LcdSize } from './hd44780.ts';
import { HT16K33_DIGITS, ht16k33 } from './ht16k33.ts';
import type { BusOrder } from './io.ts';
import { lcdRows } from './lcd-rows.ts';
import { MAX7219_DIGITS, max7219 } from './max7219.ts';
import { type PinWay, pinWire } from './pin-wire.ts';
import { shownOn } from './shown-on.ts';

/** What small displays are wired to: pins of the cabinet, and the buses of this computer. */
export interface SmallDisplayWorld {
  readonly clock: Clock;
  readonly log: Log;
  readonly faults: FaultTeller;
  readonly pins: PinWay;
  /** `i2cBuses(kernelI2c)`, one for all displays of a table. */
  readonly bus: (number: number) => Wire<BusOrder>;
}

/** A set of score digits. It looks for its chip when it is first shown something; `what` is its name in a fault. */
export function openDigits(settings: DigitsSettings, what: string, world: SmallDisplayWorld): Display {
  const { shows, brightness } = settings;
  const digits = <Order>(width: number, chip: Chip<Order>, wire: Wire<Order>): Display =>
    new ChipDisplay({
      ...world,
      what,
      chip,
      wire,
      pictureOf: (board, moment) => shownOn(board, shows, { ...moment, width }),
    });
  switch (settings.chip) {
    case 'MAX7219':
      return digits(MAX7219_DIGITS, max7219(brightness), pinWire(what, settings, world.pins));
    case 'HT16K33':
      return digits(HT16K33_DIGITS, ht16k33(settings.address, brightness), world.bus(settings.bus));
  }
}

type LcdSettings = NonNullable<TableConfig['display']['lcd']>;

/** A small status display of characters. */
export function openLcd({ bus, address, rows }: LcdSettings, world: SmallDisplayWorld): Display {
  const size: LcdSize = { rows, cols: rows === 2 ? 16 : 20 };
  return new ChipDisplay({
    ...world,
    what: 'lcd',
    chip: hd44780(address, size),
    wire: world.bus(bus),
    pictureOf: (board, { now }) => lcdRows(board, now, size),
  });
}
