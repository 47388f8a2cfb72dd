import type { Log } from '../../../ports/log.ts';
import type { Level } from '../levels.ts';
import type { OutputPin } from './kernel-pins.ts';

/** The outputs that were taken, by their pins. Every write is read back; what goes wrong with one is logged once. */
export class HeldOutputs {
  readonly #log: Log;
  readonly #pins: ReadonlyMap<number, OutputPin>;
  readonly #wrong = new Set<OutputPin>();

  constructor(pins: readonly OutputPin[], log: Log) {
    this.#log = log;
    this.#pins = new Map(pins.map((output) => [output.pin, output]));
  }

  /** It never throws: one that fails must not keep the next from its level. */
  write(pin: number, level: Level): void {
    const output = this.#pins.get(pin);
    if (!output) return;
    try {
      output.write(level);
      if (output.read() === level) this.#wrong.delete(output);
      else this.#tell(output, { level }, 'an output is not what it was set to');
    } catch (error) {
      this.#tell(output, { level, err: error }, 'an output could not be written');
    }
  }

  #tell(output: OutputPin, fields: object, message: string): void {
    if (this.#wrong.has(output)) return;
    this.#wrong.add(output);
    this.#log.error({ output: output.name, pin: output.pin, ...fields }, message);
  }
}
