import type { Cabinet, CabinetEvent, Heart } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import { type ErrorCode, TableError } from '../../../ports/table-error.ts';
import type { Momentary, Outputs } from '../../../session/outputs.ts';
import type { BoardWiring } from '../../../session/table-config.ts';
import { Drive } from '../coils/drive.ts';
import { unguarded } from '../coils/guard.ts';
import { type Level, ToldLevels } from '../levels.ts';
import { type Board, takeBoard } from './board.ts';
import type { OpenLink } from './board-link.ts';
import { watchBoard } from './board-watch.ts';

export interface FirmataOptions {
  readonly wiring: BoardWiring;
  readonly open: OpenLink;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long until a board that is not there is looked for again. */
const RETRY_MS = 500;
/** So long a board tells its lines before it counts as found: what changed while it was away is nobody's stroke. */
const REST_MS = 1_000;

/** The cabinet behind a board that speaks Firmata. The board may go and come again at any time. */
export class FirmataCabinet implements Cabinet {
  /**
   * After what is written for a display. A digit is 150 bytes at 57600 baud: until they are out nothing else is sent, or
   * a coil would wait for its end.
   */
  readonly displayPauseMs = 40;
  readonly #options: FirmataOptions;
  readonly #levels = new ToldLevels();
  readonly #drive: Drive;
  #board: Board | null = null;
  #report: (event: CabinetEvent) => void = () => {};
  #unwatch = () => {};
  #dropped: Promise<void> | undefined;
  #isLost = false;
  /** What came later is not told as earlier. */
  #stopped = false;
  #timer: unknown = null;
  #refused = '';
  /** What a person has to mend before there is a board. */
  #trouble: ErrorCode | null = null;

  constructor(options: FirmataOptions) {
    this.#options = options;
    this.#drive = new Drive({
      wiring: options.wiring,
      clock: options.clock,
      write: (pin, value) => this.#board?.write(pin, value),
      guard: unguarded,
      tell: (event) => this.#report(event),
    });
  }

  /**
   * Looks for the board, and waits while it starts: the table has to learn its lines before they count. Throws
   * TableError BOARD_UNFIT when it is another board than the settings speak of.
   */
  async connect(): Promise<void> {
    try {
      await this.#take();
    } catch (error) {
      if (error instanceof TableError && error.code === 'BOARD_UNFIT') throw error;
      this.#note(error);
    }
  }

  /** One more output on the board, whichever is plugged in. To write to it throws while none is. */
  claim(pin: number): { write(value: Level): void } {
    return {
      write: (value) => {
        if (this.#board === null) throw new Error('there is no board');
        this.#board.put(pin, value);
      },
    };
  }

  async start(report: (event: CabinetEvent) => void): Promise<void> {
    this.#report = report;
    this.#levels.tellTo(report);
    if (!this.#board?.link.isOpen()) {
      this.#tell('trouble');
      this.#lose();
      return;
    }
    this.#attend(this.#board);
    this.#timer = this.#options.clock.setTimeout(() => this.#drive.attend(), REST_MS);
  }

  hold(outputs: Outputs): void {
    this.#drive.hold(outputs);
  }

  /** What comes while the board is away is not made up for. */
  emit(momentary: Momentary): void {
    if (this.#board?.link.isOpen()) this.#drive.emit(momentary);
  }

  get heart(): Heart | null {
    return this.#drive.heart;
  }

  heardUntil(): number {
    return this.#options.clock.now();
  }

  /** A board tells its lines by itself, and one that cannot has gone. */
  canRead(): boolean {
    return true;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#options.clock.clearTimeout(this.#timer);
    this.#unwatch();
    this.#levels.tellTo(null);
    await this.#drive.stop();
    await this.#board?.link.close();
  }

  async #take(): Promise<void> {
    const { wiring, open } = this.#options;
    const link = await open(wiring.port);
    const board = await takeBoard(link, wiring).catch(async (error) => {
      await link.close();
      throw error;
    });
    if (this.#stopped) {
      await link.close();
      return;
    }
    this.#board = board;
  }

  #attend(board: Board): void {
    const lost = () => board === this.#board && this.#lose();
    board.link.onLost(lost);
    this.#unwatch = watchBoard(board.link, this.#options.clock, lost);
    board.listen((line: string, value: Level) => {
      if (board !== this.#board) return;
      this.#drive.lineChanged({ line, value });
      this.#levels.tell({ line, value, at: this.#options.clock.now() });
    });
  }

  #lose(): void {
    if (this.#stopped) return;
    const { clock, wiring } = this.#options;
    clock.clearTimeout(this.#timer);
    this.#unwatch();
    this.#dropped = this.#board?.link.drop();
    this.#board = null;
    this.#drive.detach();
    if (!this.#isLost) this.#report({ type: 'lost', what: wiring.port, at: clock.now() });
    this.#isLost = true;
    this.#seekLater();
  }

  #seekLater(): void {
    this.#timer = this.#options.clock.setTimeout(() => void this.#seek(), RETRY_MS);
  }

  async #seek(): Promise<void> {
    await this.#dropped;
    try {
      await this.#take();
    } catch (error) {
      this.#note(error);
      if (!this.#stopped) this.#seekLater();
      return;
    }
    if (this.#board) this.#greet(this.#board);
  }

  #greet(board: Board): void {
    if (!board.link.isOpen()) {
      this.#lose();
      return;
    }
    this.#refused = '';
    this.#drive.holdAgain();
    this.#attend(board);
    this.#timer = this.#options.clock.setTimeout(() => this.#find(), REST_MS);
  }

  #find(): void {
    this.#isLost = false;
    this.#drive.attend();
    this.#isTroubledBy(null);
    this.#report({ type: 'found', what: this.#options.wiring.port, at: this.#options.clock.now() });
  }

  /** Why there is no board: written down once, and told where a person can mend it. */
  #note(error: unknown): void {
    this.#isTroubledBy(error instanceof TableError ? error.code : null);
    const reason = String(error);
    if (reason === this.#refused) return;
    this.#refused = reason;
    this.#options.log.warn({ err: error, port: this.#options.wiring.port }, 'the board could not be used');
  }

  #isTroubledBy(code: ErrorCode | null): void {
    if (code === this.#trouble) return;
    this.#tell('mended');
    this.#trouble = code;
    this.#tell('trouble');
  }

  #tell(type: 'trouble' | 'mended'): void {
    const { clock, wiring } = this.#options;
    if (this.#trouble !== null) {
      this.#report({ type, code: this.#trouble, what: wiring.port, at: clock.now() });
    }
  }
}
