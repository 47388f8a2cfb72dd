import type { Clock } from '../../../ports/clock.ts';
import type { Display } from '../../../ports/display.ts';
import type { Language, Scoreboard } from '../../../session/scoreboard.ts';
import { msLeftAt } from '../../../session/time-left.ts';
import { type Outlet, type OutStream, outletOf } from './outlet.ts';
import { linePainter, type Painter, screenPainter } from './painters.ts';
import { pictureOf } from './picture.ts';
import { type Words, wordsFor } from './words/words.ts';

// A pipe has no width, and a terminal without a size says 0.
const UNKNOWN_WIDTH = 200;

export interface TerminalDisplayOptions {
  readonly out: OutStream;
  readonly clock: Clock;
  /** That of the settings in force. */
  readonly language: () => Language;
}

/** The scoreboard on a terminal, for whoever looks in by ssh; plain lines when there is no terminal. */
export function terminalDisplay({ out, clock, language }: TerminalDisplayOptions): Display {
  const painter = out.isTTY ? screenPainter() : linePainter();
  return new TerminalDisplay({ outlet: outletOf(out), painter, clock, words: () => wordsFor(language()) });
}

interface Parts {
  readonly outlet: Outlet;
  readonly painter: Painter;
  readonly clock: Clock;
  readonly words: () => Words;
}

/** Paints the newest scoreboard whenever the terminal takes more, and the clock while it runs. */
export class TerminalDisplay implements Display {
  readonly #parts: Parts;
  #board: Scoreboard | null = null;
  #soon: NodeJS.Immediate | null = null;
  #tick: unknown = null;
  #blocked = false;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { outlet, painter } = parts;
    // A terminal that is closed is not the game's concern.
    outlet.on('error', () => {});
    outlet.on('drain', () => {
      this.#blocked = false;
      this.#paint();
    });
    outlet.on('resize', () => {
      painter.forget();
      this.#write('\x1b[2J');
      this.#paint();
    });
    this.#write(painter.opening);
  }

  show(board: Scoreboard): void {
    if (this.#stopped) return;
    this.#board = board;
    this.#soon ??= setImmediate(() => this.#paint());
  }

  async stop(): Promise<void> {
    if (!this.#blocked) this.#paint();
    this.#stopped = true;
    if (this.#soon) clearImmediate(this.#soon);
    this.#parts.clock.clearTimeout(this.#tick);
    const { outlet, painter } = this.#parts;
    if (this.#blocked) outlet.destroy();
    else outlet.end(painter.closing);
  }

  #paint(): void {
    this.#soon = null;
    if (this.#board === null || this.#blocked || this.#stopped) return;
    const { outlet, painter, clock, words } = this.#parts;
    const seen = { now: clock.now(), columns: outlet.columns || UNKNOWN_WIDTH };
    this.#write(painter.paint(pictureOf(this.#board, words(), seen)));
    this.#waitForTheNextSecond(this.#board);
  }

  #write(text: string): void {
    if (text !== '' && !this.#stopped) this.#blocked = !this.#parts.outlet.write(text);
  }

  #waitForTheNextSecond(board: Scoreboard): void {
    const { clock } = this.#parts;
    clock.clearTimeout(this.#tick);
    const left = msLeftAt(board, clock.now());
    if (board.clock.speed === 0 || left === 0) return;
    const untilItChanges = (left % 1_000 || 1_000) / board.clock.speed;
    this.#tick = clock.setTimeout(() => this.#paint(), Math.max(untilItChanges, 100));
  }
}
