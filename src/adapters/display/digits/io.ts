import { EventEmitter } from 'node:events';

export type Level = 0 | 1;

export interface PinOrder {
  /** johnny-five's number for it; which wire that is, the one who sends it knows. */
  readonly pin: number;
  readonly level: Level;
}

export interface BusOrder {
  readonly address: number;
  readonly bytes: readonly number[];
}

export interface Recorded {
  readonly pins: readonly PinOrder[];
  readonly bus: readonly BusOrder[];
}

const MODES = { INPUT: 0, OUTPUT: 1 };
const PINS = 3;

/**
 * An IO plugin for johnny-five that writes down what it is told instead of doing it. So nothing that is wrong with
 * a wire can reach the library, and its writes can be sent in slices, later and again, over whatever wire is there.
 */
export class RecordingIo extends EventEmitter {
  readonly name = 'Recording';
  readonly isReady = true;
  readonly MODES = MODES;
  readonly HIGH = 1;
  readonly LOW = 0;
  readonly analogPins: readonly number[] = [];
  readonly pins = Array.from({ length: PINS }, () => ({
    supportedModes: [MODES.OUTPUT],
    mode: MODES.OUTPUT,
    value: 0,
  }));
  #pins: PinOrder[] = [];
  #bus: BusOrder[] = [];

  pinMode(): void {}

  i2cConfig(): void {}

  digitalWrite(pin: number, level: Level): void {
    this.#pins.push({ pin, level });
  }

  /** The library sends one byte as a number, and several as a list. */
  i2cWrite(address: number, sent: number | readonly number[]): void {
    this.#bus.push({ address, bytes: typeof sent === 'number' ? [sent] : sent });
  }

  /** Everything that was written since this was last asked. */
  take(): Recorded {
    const taken = { pins: this.#pins, bus: this.#bus };
    this.#pins = [];
    this.#bus = [];
    return taken;
  }
}
