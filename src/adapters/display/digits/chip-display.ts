import type { Clock } from '../../../ports/clock.ts';
import type { Display } from '../../../ports/display.ts';
import type { Log } from '../../../ports/log.ts';
import { type ErrorCode, TableError } from '../../../ports/table-error.ts';
import type { Scoreboard } from '../../../session/scoreboard.ts';
import type { Chip, Slice, Wire } from './chip.ts';
import type { Moment } from './pace.ts';
import { within } from './within.ts';

/** Who is told that a display went and came again. */
export interface FaultTeller {
  raise(code: ErrorCode, what: string): void;
  clear(code: ErrorCode, what: string): void;
}

export interface ChipDisplayParts<Order> {
  /** Its name in a fault. */
  readonly what: string;
  readonly chip: Chip<Order>;
  readonly wire: Wire<Order>;
  readonly pictureOf: (board: Scoreboard, moment: Moment) => string;
  readonly clock: Clock;
  readonly log: Log;
  readonly faults: FaultTeller;
}

/** How often it looks whether it should show something else: so it writes no oftener. */
const BEAT_MS = 100;
/** How often the chip is told everything anew. A coil's noise can disturb one without anybody noticing. */
const RENEW_MS = 5_000;
const RETRY_MS = 3_000;
/** The kernel gives a bus up sooner than that. */
const ANSWER_MS = 2_000;
/** A table that stops waits for a display no longer. */
const LAST_MS = 200;

/** The newest scoreboard on a chip, for as long as there is one. Whatever happens here, the game hears no more than a fault. */
export class ChipDisplay<Order> implements Display {
  readonly #parts: ChipDisplayParts<Order>;
  #board: Scoreboard | null = null;
  #phaseAt = 0;
  /** What the chip shows; null when nobody can say. */
  #shown: string | null = null;
  #renewAt = 0;
  #failures = 0;
  #wasReached = false;
  #fault: ErrorCode | null = null;
  #beating: unknown = null;
  #stopped = false;

  constructor(parts: ChipDisplayParts<Order>) {
    this.#parts = parts;
  }

  show(board: Scoreboard): void {
    if (this.#stopped) return;
    const { clock } = this.#parts;
    if (board.phase !== this.#board?.phase) this.#phaseAt = clock.now();
    this.#board = board;
    this.#beating ??= clock.setTimeout(() => void this.#beat(board), 0);
  }

  async stop(): Promise<void> {
    const { clock } = this.#parts;
    this.#stopped = true;
    clock.clearTimeout(this.#beating);
    // A display that does not answer stays as it is.
    await within(clock, LAST_MS, this.#leave()).catch(() => {});
  }

  async #leave(): Promise<void> {
    const { wire, chip } = this.#parts;
    try {
      if (this.#wasReached) await wire.send(chip.off());
    } finally {
      await wire.close();
    }
  }

  async #beat(board: Scoreboard): Promise<void> {
    const wait = await this.#update(board).then(
      () => this.#found(),
      (error) => this.#lose(error),
    );
    if (this.#stopped) return;
    this.#beating = this.#parts.clock.setTimeout(() => void this.#beat(this.#board ?? board), wait);
  }

  async #update(board: Scoreboard): Promise<void> {
    const { chip, clock, pictureOf } = this.#parts;
    const now = clock.now();
    const picture = pictureOf(board, { now, phaseAt: this.#phaseAt });
    const known = now < this.#renewAt ? this.#shown : null;
    await this.#send(known === null ? chip.anew(picture) : chip.change(known, picture));
    this.#shown = picture;
    if (known === null) this.#renewAt = clock.now() + RENEW_MS;
  }

  async #send(slices: readonly Slice<Order>[]): Promise<void> {
    const { wire, clock } = this.#parts;
    for (const [order, slice] of slices.entries()) {
      if (order > 0) await this.#pause(wire.pauseMs);
      if (this.#stopped) return;
      await within(clock, ANSWER_MS, wire.send(slice));
      this.#wasReached = true;
    }
  }

  #found(): number {
    this.#failures = 0;
    this.#tell(null);
    return BEAT_MS;
  }

  #lose(error: unknown): number {
    const { log, what } = this.#parts;
    this.#shown = null;
    this.#failures += 1;
    // A single disturbance on the bus is no fault.
    if (this.#failures === 1) return BEAT_MS;
    const fault = error instanceof TableError ? error.code : 'DISPLAY_LOST';
    if (fault !== this.#fault) log.warn({ err: error, display: what }, 'a display did not answer');
    this.#tell(fault);
    return RETRY_MS;
  }

  #tell(fault: ErrorCode | null): void {
    const { faults, what } = this.#parts;
    if (fault === this.#fault || this.#stopped) return;
    if (this.#fault !== null) faults.clear(this.#fault, what);
    if (fault !== null) faults.raise(fault, what);
    this.#fault = fault;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#parts.clock.setTimeout(resolve, ms);
    });
  }
}
