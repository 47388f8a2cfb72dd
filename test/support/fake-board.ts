import { EventEmitter } from 'node:events';
import type { BoardIo, BoardLink } from '../../src/adapters/cabinet/firmata/board-link.ts';

type Level = 0 | 1;
const MODES = { INPUT: 0, OUTPUT: 1, ANALOG: 2, PWM: 3, SERVO: 4, PULLUP: 11 };

/** The pins of a board as they really are: they outlive every connection to it. */
export class FakeBoard {
  readonly wires = new Map<number, Level>();
  readonly outputs = new Map<number, Level>();
  /** Everything that was written to it, in order. */
  readonly written: string[] = [];
  pins: number;
  #io: FakeIo | null = null;
  #lost = () => {};
  #open = false;
  plugged = true;
  /** It takes nothing and says nothing. */
  hangs = false;
  /** Why its port cannot be had. */
  refused: Error | null = null;
  opened = 0;

  constructor(pins = 70) {
    this.pins = pins;
  }

  /** What an adapter opens. */
  readonly open = async (): Promise<BoardLink> => {
    if (!this.plugged) throw new Error('no such file or directory');
    if (this.#open) throw new Error('the port is open already');
    if (this.refused) throw this.refused;
    if (this.hangs) throw new Error('no board that speaks Firmata answers');
    const io = new FakeIo(this, this.pins);
    this.opened += 1;
    this.#io = io;
    this.#open = true;
    return {
      io,
      isOpen: () => this.#io === io && this.#open,
      onLost: (told) => {
        this.#lost = told;
      },
      ask: (answered) => this.#isHeard(io) && answered(),
      close: async () => this.#shut(io),
      drop: async () => this.#shut(io),
    };
  };

  level(pin: number): Level {
    return this.wires.get(pin) ?? 1;
  }

  drive(pin: number, level: Level): void {
    this.wires.set(pin, level);
    if (this.#open) this.#io?.tell(pin);
  }

  unplug(): void {
    this.plugged = false;
    this.#open = false;
    this.#lost();
  }

  /** Its supply dropped for a moment: it is as it was when it was switched on. */
  restart(): void {
    this.outputs.clear();
    this.#lost();
  }

  #isHeard(io: FakeIo): boolean {
    return this.#io === io && this.#open && !this.hangs;
  }

  #shut(io: FakeIo): void {
    if (this.#io === io) this.#open = false;
  }

  /** Gone, and nobody has noticed yet. */
  die(): void {
    this.#open = false;
  }
}

/** A plugin for johnny-five, ready from the first moment. */
class FakeIo extends EventEmitter implements BoardIo {
  readonly name = 'Firmata';
  readonly isReady = true;
  readonly MODES = MODES;
  readonly HIGH = 1;
  readonly LOW = 0;
  readonly pins: BoardIo['pins'];
  readonly #board: FakeBoard;

  constructor(board: FakeBoard, pins: number) {
    super();
    this.#board = board;
    const supportedModes = [MODES.INPUT, MODES.OUTPUT, MODES.PULLUP];
    this.pins = Array.from({ length: pins }, () => ({ supportedModes, mode: MODES.OUTPUT, value: 0 }));
  }

  pinMode(pin: number, mode: number): void {
    this.#board.written.push(`mode ${pin} ${mode}`);
  }

  digitalWrite(pin: number, value: Level): void {
    this.#board.written.push(`write ${pin} ${value}`);
    this.#board.outputs.set(pin, value);
  }

  /** As a board does: what the pin is comes at once, and its whole port with every change. */
  digitalRead(pin: number, heard: (value: Level) => void): void {
    this.on(`digital-read-${pin}`, heard);
    this.tell(pin);
  }

  tell(changed: number): void {
    const port = changed - (changed % 8);
    for (let pin = port; pin < port + 8; pin++) this.emit(`digital-read-${pin}`, this.#board.level(pin));
  }
}
