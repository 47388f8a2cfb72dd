import {
  AVRADC,
  AVREEPROM,
  AVRIOPort,
  AVRTimer,
  AVRUSART,
  adcConfig,
  avrInstruction,
  CPU,
  EEPROMMemoryBackend,
  PinState,
  portBConfig,
  portCConfig,
  portDConfig,
  timer0Config,
  timer1Config,
  timer2Config,
  usart0Config,
} from 'avr8js';
import type { Level } from '../../src/adapters/cabinet/levels.ts';

const HERTZ = 16e6;
const FLASH_BYTES = 0x8000;
const EEPROM_BYTES = 1024;
/** So many instructions before the peripherals that wait for a time of their own are looked at. */
const INSTRUCTIONS = 50;

/** What a pin of the chip does to its wire; `null`: nothing, it listens. */
export type Driven = Level | null;

/** Who is connected to an Arduino Uno. */
export interface Surroundings {
  sent(byte: number): void;
  driven(pin: number, level: Driven): void;
}

/** The ATmega328P of an Arduino Uno with this firmware in it, just switched on. Its time passes only when told. */
export class AvrUno {
  readonly #cpu: CPU;
  readonly #usart: AVRUSART;
  readonly #ports: readonly Port[];
  readonly #received: number[] = [];

  constructor(hex: string, around: Surroundings) {
    this.#cpu = new CPU(flashOf(hex));
    this.#ports = portsOf(this.#cpu, around);
    for (const config of [timer0Config, timer1Config, timer2Config]) new AVRTimer(this.#cpu, config);
    new AVRADC(this.#cpu, adcConfig);
    new AVREEPROM(this.#cpu, new EEPROMMemoryBackend(EEPROM_BYTES));
    this.#usart = new AVRUSART(this.#cpu, usart0Config, HERTZ);
    this.#usart.onByteTransmit = (byte) => around.sent(byte);
    this.#usart.onRxComplete = () => this.#takeByte();
  }

  /** How long it has been on. */
  get ms(): number {
    return (this.#cpu.cycles / HERTZ) * 1_000;
  }

  run(ms: number): void {
    const end = this.#cpu.cycles + (ms / 1_000) * HERTZ;
    while (this.#cpu.cycles < end) {
      for (let count = 0; count < INSTRUCTIONS; count += 1) {
        avrInstruction(this.#cpu);
        this.#cpu.tick();
      }
    }
  }

  /** A wire has this level, from here on or for so long. */
  put(pin: number, level: Level, forMs?: number): void {
    const port = this.#ports.find(({ first, pins }) => pin >= first && pin < first + pins);
    port?.io.setPin(pin - port.first, level === 1);
    if (forMs === undefined) return;
    this.#cpu.addClockEvent(() => this.put(pin, level === 1 ? 0 : 1), (forMs / 1_000) * HERTZ);
  }

  /** They come one after the other, as the line is fast. */
  receive(bytes: Iterable<number>): void {
    this.#received.push(...bytes);
    this.#takeByte();
  }

  #takeByte(): void {
    if (this.#usart.rxBusy) return;
    const byte = this.#received.shift();
    // Nobody listens yet to a byte that is refused: it is lost.
    if (byte !== undefined && this.#usart.writeByte(byte) === false) this.#received.length = 0;
  }
}

interface Port {
  readonly io: AVRIOPort;
  /** The number on the board of its pin 0. */
  readonly first: number;
  readonly pins: number;
}

function portsOf(cpu: CPU, { driven }: Surroundings): readonly Port[] {
  const ports = [
    { io: new AVRIOPort(cpu, portDConfig), first: 0, pins: 8 },
    { io: new AVRIOPort(cpu, portBConfig), first: 8, pins: 6 },
    { io: new AVRIOPort(cpu, portCConfig), first: 14, pins: 6 },
  ];
  for (const { io, first, pins } of ports) {
    const before = Array.from({ length: pins }, (): Driven => null);
    io.addListener(() => {
      for (let pin = 0; pin < pins; pin += 1) {
        const level = drivenBy(io.pinState(pin));
        if (level !== before[pin]) driven(first + pin, level);
        before[pin] = level;
      }
    });
  }
  return ports;
}

function drivenBy(state: PinState): Driven {
  if (state === PinState.High) return 1;
  return state === PinState.Low ? 0 : null;
}

const HEX_DATA = 0;

/** The program memory by a file of Intel's hex format. */
function flashOf(hex: string): Uint16Array {
  const flash = new Uint8Array(FLASH_BYTES);
  for (const line of hex.split(/\r?\n/)) {
    if (!line.startsWith(':')) continue;
    const [count = 0, high = 0, low = 0, kind, ...rest] = Buffer.from(line.slice(1), 'hex');
    if (kind === HEX_DATA) flash.set(rest.slice(0, count), high * 256 + low);
  }
  return new Uint16Array(flash.buffer);
}
