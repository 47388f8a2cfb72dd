import type { Slice, Wire } from './chip.ts';
import type { BusOrder } from './io.ts';

/** An I²C bus of this computer. */
export interface I2c {
  writeBlock(address: number, register: number, bytes: readonly number[]): Promise<void>;
  sendByte(address: number, byte: number): Promise<void>;
  close(): Promise<void>;
}

export type OpenI2c = (bus: number) => Promise<I2c>;

/** The kernel takes its time over a bus that hangs, but in a thread of its own: the pause is for the chips. */
const PAUSE_MS = 5;

/** The buses, each opened once, for all displays on it. */
export function i2cBuses(open: OpenI2c): (bus: number) => Wire<BusOrder> {
  const buses = new Map<number, Bus>();
  return (number) => {
    const bus = buses.get(number) ?? new Bus(() => open(number));
    buses.set(number, bus);
    return bus.join();
  };
}

/** One at a time: so a bus that hangs holds up one thread, and not all that the process has. */
class Bus {
  readonly #open: () => Promise<I2c>;
  #i2c: I2c | null = null;
  #last: Promise<void> = Promise.resolve();
  #users = 0;

  constructor(open: () => Promise<I2c>) {
    this.#open = open;
  }

  join(): Wire<BusOrder> {
    this.#users += 1;
    return {
      pauseMs: PAUSE_MS,
      send: (slice) => this.#inTurn(() => this.#send(slice)),
      close: () => this.#inTurn(() => this.#leave()),
    };
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  async #send(slice: Slice<BusOrder>): Promise<void> {
    this.#i2c ??= await this.#open();
    try {
      for (const { address, bytes } of slice) await write(this.#i2c, address, bytes);
    } catch (error) {
      // What was opened on a bus that went is of no use when it is back.
      await this.#shut();
      throw error;
    }
  }

  async #leave(): Promise<void> {
    this.#users -= 1;
    if (this.#users === 0) await this.#shut();
  }

  async #shut(): Promise<void> {
    const i2c = this.#i2c;
    this.#i2c = null;
    await i2c?.close().catch(() => {});
  }
}

function write(i2c: I2c, address: number, [first = 0, ...rest]: readonly number[]): Promise<void> {
  return rest.length === 0 ? i2c.sendByte(address, first) : i2c.writeBlock(address, first, rest);
}
