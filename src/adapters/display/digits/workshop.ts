import five from 'johnny-five';
import { type BusOrder, type PinOrder, RecordingIo } from './io.ts';

/** The pins of a MAX7219 as johnny-five knows them. */
export const CHAIN_PINS = { data: 0, clock: 1, cs: 2 } as const;

/**
 * johnny-five and what it made. The library gives no address of an HT16K33 out twice in the life of a process, and
 * forgets none of its parts: so each is made once and kept, and serves every display that has this chip or address.
 */
class Workshop {
  readonly #io = new RecordingIo();
  readonly #board: five.Board;
  readonly #backpacks = new Map<number, five.Led.Digits>();
  readonly #lcds = new Map<string, five.LCD>();
  #chain: five.Led.Digits | null = null;

  constructor() {
    // Without these it would read the keyboard, write to the terminal and end the process at Ctrl-C by itself.
    const quietly = { io: this.#io, repl: false, debug: false, sigint: false };
    this.#board = new five.Board(quietly);
  }

  chain(): five.Led.Digits {
    this.#chain ??= this.#made(() => new five.Led.Digits({ board: this.#board, pins: { ...CHAIN_PINS } }));
    return this.#chain;
  }

  backpack(address: number): five.Led.Digits {
    const kept = this.#backpacks.get(address);
    if (kept) return kept;
    const options = { board: this.#board, controller: 'HT16K33', addresses: [address], pins: undefined };
    const backpack = this.#made(() => new five.Led.Digits(options));
    this.#backpacks.set(address, backpack);
    return backpack;
  }

  lcd(address: number, rows: number, cols: number): five.LCD {
    const key = `${address} ${rows}`;
    const kept = this.#lcds.get(key);
    if (kept) return kept;
    const lcd = this.#made(
      () => new five.LCD({ board: this.#board, controller: 'PCF8574', address, rows, cols }),
    );
    this.#lcds.set(key, lcd);
    return lcd;
  }

  pinOrders(work: () => void): readonly PinOrder[] {
    work();
    return this.#io.take().pins;
  }

  busOrders(work: () => void): readonly BusOrder[] {
    work();
    return this.#io.take().bus;
  }

  /** What a part says when it is made is dropped: a chip is told everything anew, again and again. */
  #made<Part>(make: () => Part): Part {
    const part = make();
    this.#io.take();
    return part;
  }
}

let opened: Workshop | null = null;

export function workshop(): Workshop {
  opened ??= new Workshop();
  return opened;
}
