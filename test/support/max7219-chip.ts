import { readDigit } from './segments.ts';

type Level = 0 | 1;
export const PINS = { data: 10, clock: 11, select: 8 };

/** A MAX7219 that hears its three wires: it takes sixteen bits and acts on them when its select rises. */
export class Max7219Chip {
  /** Pins that were claimed, by the name they were claimed under. */
  readonly claimed: string[] = [];
  readonly registers = new Map<number, number>();
  /** Every register and value that was sent, in order. */
  readonly sent: (readonly [number, number])[] = [];
  writes = 0;
  /** Written to it throws, as when the kernel has taken the line away. */
  broken = false;
  /** A frame of another length is a mistake of ours; but a board that restarts or hangs leaves some half told. */
  isStrict = true;
  #shifted = 0;
  #bits = 0;
  readonly #levels = new Map<number, Level>();

  readonly claim = (name: string, pin: number) => {
    if (this.broken) throw new Error('EBUSY');
    this.claimed.push(name);
    return { write: (level: Level) => this.#write(pin, level) };
  };

  /** The supply dropped: nothing of what it was told is left. */
  brownOut(): void {
    this.registers.clear();
    this.registers.set(0x09, 0xff);
  }

  /** What a person reads. */
  get shown(): string {
    const of = (register: number) => this.registers.get(register) ?? 0;
    if (of(0x0c) !== 1) return 'dark';
    if (of(0x0f) !== 0) return 'test';
    if (of(0x09) !== 0) return 'garbage';
    const digits = [8, 7, 6, 5, 4, 3, 2, 1].filter((register) => register <= of(0x0b) + 1);
    return digits.map((register) => readDigit(of(register))).join('');
  }

  get brightness(): number {
    return this.registers.get(0x0a) ?? 0;
  }

  #write(pin: number, level: Level): void {
    if (this.broken) throw new Error('EIO');
    this.writes += 1;
    const rises = level === 1 && this.#levels.get(pin) !== 1;
    this.#levels.set(pin, level);
    if (pin === PINS.clock && rises) this.#shift();
    if (pin === PINS.select && rises) this.#latch();
    if (pin === PINS.select && level === 0) this.#bits = 0;
  }

  #shift(): void {
    this.#shifted = ((this.#shifted << 1) | (this.#levels.get(PINS.data) ?? 0)) & 0xffff;
    this.#bits += 1;
  }

  #latch(): void {
    if (this.isStrict && this.#bits !== 16) throw new Error(`${this.#bits} bits in one frame`);
    const frame = [(this.#shifted >> 8) & 0x0f, this.#shifted & 0xff] as const;
    this.sent.push(frame);
    this.registers.set(...frame);
  }
}
