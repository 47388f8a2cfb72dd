import type { I2c } from '../../src/adapters/display/digits/i2c.ts';
import { readDigit } from './segments.ts';

interface I2cChip {
  take(bytes: readonly number[]): void;
}

/** An I²C bus with chips on it, which can lose them and can hang altogether. */
export class FakeI2c {
  readonly chips = new Map<number, I2cChip>();
  /** What was sent to which address. */
  readonly sent: (readonly [number, ...number[]])[] = [];
  isDead = false;
  /** Who writes to it never hears again. */
  hangs = false;
  opened = 0;
  closed = 0;
  /** The next so many writes fail. */
  disturbed = 0;
  #awaiting = 0;

  /** What displays open. A handle that was opened before the bus died stays dead. */
  readonly open = async (): Promise<I2c> => {
    if (this.isDead) throw new Error('ENOENT: no such device');
    this.opened += 1;
    const handle = this.opened;
    return {
      sendByte: (address, byte) => this.#take(handle, address, [byte]),
      writeBlock: (address, register, bytes) => this.#take(handle, address, [register, ...bytes]),
      close: async () => {
        this.closed += 1;
      },
    };
  };

  die(): void {
    this.isDead = true;
    this.#awaiting = this.opened + 1;
  }

  async #take(handle: number, address: number, bytes: readonly number[]): Promise<void> {
    if (this.hangs) await new Promise(() => {});
    if (this.isDead || handle < this.#awaiting) throw new Error('EIO: the bus is dead');
    if (this.disturbed > 0) {
      this.disturbed -= 1;
      throw new Error('EIO: noise');
    }
    const chip = this.chips.get(address);
    if (!chip) throw new Error('EREMOTEIO: nobody answers');
    this.sent.push([address, ...bytes]);
    chip.take(bytes);
  }
}

/** Four digits and a colon on an HT16K33, as it comes from the factory's door: dark and full of chance. */
export class Ht16k33Chip implements I2cChip {
  readonly ram = Array.from({ length: 16 }, () => 0xa5);
  brightness = 15;
  #runs = false;
  #display = 0;

  take([first = 0, ...rest]: readonly number[]): void {
    if (rest.length > 0) {
      rest.forEach((byte, offset) => {
        this.ram[first + offset] = byte;
      });
      return;
    }
    const command = first & 0xf0;
    if (command === 0x20) this.#runs = (first & 1) === 1;
    if (command === 0x80) this.#display = first & 0x07;
    if (command === 0xe0) this.brightness = first & 0x0f;
  }

  get shown(): string {
    if (!this.#runs || (this.#display & 1) === 0) return 'dark';
    if (this.#display !== 1) return 'blinking';
    const digit = (place: number) => readDigit(turned(this.ram[2 * place] ?? 0));
    return `${digit(0)}${digit(1)}${this.ram[4] === 0x02 ? ':' : ''}${digit(3)}${digit(4)}`;
  }
}

/** The chip has the segments the other way round, all but the point. */
function turned(segments: number): number {
  let read = segments & 0x80;
  for (let bit = 0; bit < 7; bit += 1) read |= ((segments >> bit) & 1) << (6 - bit);
  return read;
}

const ROWS = [0x00, 0x40, 0x14, 0x54];

/** An HD44780 behind a PCF8574: it takes half a byte whenever its enable falls. */
export class LcdChip implements I2cChip {
  readonly #ram = new Map<number, string>();
  readonly #rows: number;
  readonly #cols: number;
  #last = 0;
  #isNarrow = false;
  #high: number | null = null;
  #at = 0;
  #display = 0;
  #isShifted = false;
  isLightOn = false;

  constructor(rows: number, cols: number) {
    this.#rows = rows;
    this.#cols = cols;
  }

  take([pins = 0]: readonly number[]): void {
    this.isLightOn = (pins & 0x08) !== 0;
    const falls = (this.#last & 0x04) !== 0 && (pins & 0x04) === 0;
    this.#last = pins;
    if (falls) this.#takeHalf(pins >> 4, (pins & 1) === 1);
  }

  /** A disturbance: it heard an enable that nobody sent. */
  slip(): void {
    this.#takeHalf(0x1, false);
  }

  /** The supply dropped. */
  forget(): void {
    this.#ram.clear();
    this.#isNarrow = false;
    this.#high = null;
    this.#display = 0;
  }

  get rows(): readonly string[] {
    if ((this.#display & 0x04) === 0) return ['dark'];
    if ((this.#display & 0x03) !== 0) return ['with a cursor'];
    if (this.#isShifted) return ['shifted'];
    const row = (start: number) =>
      Array.from({ length: this.#cols }, (_, col) => this.#ram.get(start + col) ?? '#').join('');
    return ROWS.slice(0, this.#rows).map(row);
  }

  #takeHalf(half: number, isData: boolean): void {
    if (!this.#isNarrow) {
      this.#obey(half << 4, isData);
    } else if (this.#high === null) {
      this.#high = half;
    } else {
      const byte = (this.#high << 4) | half;
      this.#high = null;
      this.#obey(byte, isData);
    }
  }

  #obey(byte: number, isData: boolean): void {
    if (isData) {
      this.#ram.set(this.#at, String.fromCharCode(byte));
      this.#at += 1;
    } else if (byte & 0x80) this.#at = byte & 0x7f;
    else if (byte & 0x20) this.#isNarrow = (byte & 0x10) === 0;
    else if ((byte & 0xf8) === 0x18) this.#isShifted = true;
    else if ((byte & 0xf8) === 0x08) this.#display = byte & 0x07;
    else if ((byte & 0xfe) === 0x02) this.#isShifted = false;
  }
}
