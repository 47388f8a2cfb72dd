import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { Level, ToldLevels } from '../levels.ts';

const ROUND_MS = 1_000;
/** An edge that has happened is told within this time, so that one that was not is lost. */
const DOUBT_MS = 50;
/** A program that was held up for longer still hears of the edge itself; not later than this. */
const LATE_MS = 1_000;
/** A line that is found changed so often, one time after another, has no edges any more. */
const LOST_AFTER = 3;

export interface AuditOptions {
  /** Of the lines that can be read. */
  readonly levels: () => ReadonlyMap<string, Level>;
  readonly told: ToldLevels;
  readonly clock: Clock;
  readonly log: Log;
  /** The kernel gives no more edges of this line, or does again. */
  readonly onLost: (line: string, isLost: boolean) => void;
}

/** Looks at all lines once a second, for the edge that the kernel did not tell. */
export class LineAudit {
  readonly #options: AuditOptions;
  readonly #missed = new Map<string, number>();
  /** When lines were last found changed. */
  readonly #found = new Map<string, number>();
  /** Lines that are not as they were told, and have not been heard since. */
  #doubtful: ReadonlySet<string> = new Set();
  #timer: unknown = null;

  constructor(options: AuditOptions) {
    this.#options = options;
  }

  start(): void {
    this.#after(ROUND_MS, () => this.#doubt());
  }

  stop(): void {
    this.#options.clock.clearTimeout(this.#timer);
  }

  /** This line told an edge by itself. True when it was told already, as it was found before. */
  heard(line: string): boolean {
    if (this.#doubtful.has(line)) this.#doubtful = new Set([...this.#doubtful].filter((one) => one !== line));
    const missed = this.#missed.get(line) ?? 0;
    this.#missed.delete(line);
    if (missed >= LOST_AFTER) this.#options.onLost(line, false);
    const foundAt = this.#found.get(line) ?? Number.NEGATIVE_INFINITY;
    this.#found.delete(line);
    return this.#options.clock.now() - foundAt < LATE_MS;
  }

  #doubt(): void {
    this.#doubtful = new Set(this.#untold().keys());
    if (this.#doubtful.size === 0) this.start();
    else this.#after(DOUBT_MS, () => this.#correct());
  }

  #correct(): void {
    const { clock, told, log } = this.#options;
    for (const [line, value] of this.#untold()) {
      if (!this.#doubtful.has(line)) continue;
      log.warn({ line, value }, 'an edge was missed');
      this.#miss(line);
      this.#found.set(line, clock.now());
      told.tell({ line, value, at: clock.now() });
    }
    this.start();
  }

  #miss(line: string): void {
    const missed = (this.#missed.get(line) ?? 0) + 1;
    this.#missed.set(line, missed);
    if (missed === LOST_AFTER) this.#options.onLost(line, true);
  }

  #untold(): ReadonlyMap<string, Level> {
    const { levels, told } = this.#options;
    return new Map([...levels()].filter(([line, value]) => told.of(line) !== value));
  }

  #after(ms: number, look: () => void): void {
    this.#timer = this.#options.clock.setTimeout(look, ms);
  }
}
