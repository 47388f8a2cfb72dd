import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import { REMEDIES } from '../../../ports/table-error.ts';
import type { Guard } from '../coils/guard.ts';
import type { Level } from '../levels.ts';
import type { OutputPin } from './kernel-pins.ts';
import { codeOf } from './refusal.ts';

/** How often it is looked whether what is to be high or low is. */
const ROUND_MS = 1_000;
/** How long an output that did not become high, and is to be low by now, rests until that is tried again. */
const RETRY_MS = 60_000;
/** How long a try lasts at most: the guard ends one that the program cannot end. */
const TRY_MS = 1;

interface OutputEars {
  /** This output is not what it was set to, or is again. */
  wrong(output: string, isWrong: boolean): void;
  /** The kernel has the whole header no more. */
  gone(error: unknown): void;
  /** Coils have a guard, and somebody sees what they move. */
  mayTry(): boolean;
}

export interface HeldOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly guard: Guard;
  /** Pins of coils: their guard may end what was put on. */
  readonly coils: ReadonlySet<number>;
}

/** An output was not at this level when it was set to it, and when that was tried last. */
interface Wrong {
  readonly level: Level;
  readonly at: number;
}

/** The outputs that were taken, by their pins. Every write is read back; one that is wrong is told by its name. */
export class HeldOutputs {
  readonly #options: HeldOptions;
  readonly #pins: ReadonlyMap<number, OutputPin>;
  readonly #wanted: Map<OutputPin, Level>;
  readonly #wrong = new Map<OutputPin, Wrong>();
  #ears: OutputEars | null = null;
  #timer: unknown = null;

  constructor(pins: readonly OutputPin[], options: HeldOptions) {
    this.#options = options;
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
    this.#options.clock.clearTimeout(this.#timer);
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
      if (isAt(output, level)) this.#stands(output, level);
      // A coil is not put on again: its guard may have ended it.
      else if (level === 0 || !this.#options.coils.has(output.pin)) this.write(output.pin, level);
    }
    this.#timer = this.#options.clock.setTimeout(() => this.#look(), ROUND_MS);
  }

  /** It is where it is wanted. One that did not become high would otherwise be wrong until somebody wants it high again. */
  #stands(output: OutputPin, level: Level): void {
    const wrong = this.#wrong.get(output);
    if (wrong?.level === level) this.#right(output, level);
    else if (wrong?.level === 1 && this.#options.clock.now() - wrong.at >= RETRY_MS) this.#try(output);
  }

  /** High and low again in one go: nothing moves that fast. What it came to is told once the output is low again. */
  #try(output: OutputPin): void {
    const { guard, clock } = this.#options;
    if (!this.#ears?.mayTry()) return;
    guard.arm(output.pin, TRY_MS);
    const isHigh = becomesHigh(output);
    // The guard may have come before it was high.
    guard.arm(output.pin, TRY_MS);
    this.write(output.pin, 0);
    guard.disarm(output.pin);
    if (isHigh) this.#right(output, 1);
    else this.#wrong.set(output, { level: 1, at: clock.now() });
  }

  #right(output: OutputPin, level: Level): void {
    if (this.#wrong.get(output)?.level !== level) return;
    this.#wrong.delete(output);
    this.#ears?.wrong(output.name, false);
  }

  #fail(output: OutputPin, fields: { level: Level; err?: unknown }, message: string): void {
    const { name, pin } = output;
    const { clock, log } = this.#options;
    const isKnown = this.#wrong.has(output);
    this.#wrong.set(output, { level: fields.level, at: clock.now() });
    if (isKnown) return;
    log.error({ output: name, pin, ...fields, remedy: REMEDIES.OUTPUT_WRONG }, message);
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

function becomesHigh(output: OutputPin): boolean {
  try {
    output.write(1);
  } catch {
    return false;
  }
  return isAt(output, 1);
}
