import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import { REMEDIES } from '../../../ports/table-error.ts';
import type { Level } from '../levels.ts';
import type { OutputPin } from './kernel-pins.ts';
import { codeOf } from './refusal.ts';

/** How often it is looked whether what is to be low is. */
const ROUND_MS = 1_000;

interface OutputEars {
  /** This output is not what it was set to, or is again. */
  wrong(output: string, isWrong: boolean): void;
  /** The kernel has the whole header no more. */
  gone(error: unknown): void;
}

/** The outputs that were taken, by their pins. Every write is read back; one that is wrong is told by its name. */
export class HeldOutputs {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #pins: ReadonlyMap<number, OutputPin>;
  readonly #wanted: Map<OutputPin, Level>;
  /** Outputs that were not what they were set to, by the level at which they were not. */
  readonly #wrong = new Map<OutputPin, Level>();
  #ears: OutputEars | null = null;
  #timer: unknown = null;

  constructor(pins: readonly OutputPin[], { clock, log }: { clock: Clock; log: Log }) {
    this.#clock = clock;
    this.#log = log;
    this.#pins = new Map(pins.map((output) => [output.pin, output]));
    this.#wanted = new Map(pins.map((output) => [output, 0]));
  }

  /** Tells of what is wrong, and that it is right again, until it stops. */
  start(ears: OutputEars): void {
    this.#ears = ears;
    for (const { name } of this.#wrong.keys()) ears.wrong(name, true);
    this.#look();
  }

  stop(): void {
    this.#ears = null;
    this.#clock.clearTimeout(this.#timer);
  }

  /** It never throws: one that fails must not keep the next from its level. */
  write(pin: number, level: Level): void {
    const output = this.#pins.get(pin);
    if (!output) return;
    this.#wanted.set(output, level);
    try {
      output.write(level);
      if (output.read() === level) this.#right(output, level);
      else this.#fail(output, { level }, 'an output is not what it was set to');
    } catch (error) {
      if (codeOf(error) === 'ENODEV') this.#ears?.gone(error);
      else this.#fail(output, { level, err: error }, 'an output could not be written');
    }
  }

  /** Somebody else could not make it low. */
  staysHigh(pin: number): void {
    const output = this.#pins.get(pin);
    if (output) this.#fail(output, { level: 0 }, 'an output stays high');
  }

  #look(): void {
    for (const [output, level] of this.#wanted) {
      if (isAt(output, level)) this.#right(output, level);
      // One that is to be high is not made so again: its guard may have ended it.
      else if (level === 0) this.write(output.pin, 0);
    }
    this.#timer = this.#clock.setTimeout(() => this.#look(), ROUND_MS);
  }

  #right(output: OutputPin, level: Level): void {
    if (this.#wrong.get(output) !== level) return;
    this.#wrong.delete(output);
    this.#ears?.wrong(output.name, false);
  }

  #fail(output: OutputPin, fields: { level: Level; err?: unknown }, message: string): void {
    const { name, pin } = output;
    const isKnown = this.#wrong.has(output);
    this.#wrong.set(output, fields.level);
    if (isKnown) return;
    this.#log.error({ output: name, pin, ...fields, remedy: REMEDIES.OUTPUT_WRONG }, message);
    this.#ears?.wrong(name, true);
  }
}

function isAt(output: OutputPin, level: Level): boolean {
  try {
    return output.read() === level;
  } catch {
    return false;
  }
}
