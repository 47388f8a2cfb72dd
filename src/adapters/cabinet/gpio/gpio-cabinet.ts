import type { Cabinet, CabinetEvent } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { LineChange } from '../../../sensing/events.ts';
import { type Momentary, type Outputs, SAFE } from '../../../session/outputs.ts';
import type { Wiring } from '../../../session/table-config.ts';
import { type Level, pinLevels, ToldLevels } from '../levels.ts';
import { MeterPulses } from '../meter-pulses.ts';
import type { Ears, InputPins, KernelPins, OutputPin } from './kernel-pins.ts';
import { LineAudit } from './line-audit.ts';

export interface GpioOptions {
  readonly wiring: Wiring;
  readonly pins: KernelPins;
  readonly clock: Clock;
  readonly log: Log;
  /** Does this when the process ends, however it does; what is returned takes it back. */
  readonly atExit: (last: () => void) => () => void;
}

/** The cabinet on the header of a Raspberry Pi. */
export class GpioCabinet implements Cabinet {
  readonly #options: GpioOptions;
  readonly #told = new ToldLevels();
  readonly #audit: LineAudit;
  readonly #outputs = new Map<string, OutputPin>();
  readonly #meter: MeterPulses;
  #report: (event: CabinetEvent) => void = () => {};
  #inputs: InputPins | null = null;
  #forgetExit = () => {};

  constructor(options: GpioOptions) {
    const { clock, log } = options;
    this.#options = options;
    this.#audit = new LineAudit({
      levels: () => this.#inputs?.levels() ?? new Map(),
      told: this.#told,
      clock,
      log,
      onLost: (line, isLost) => this.#tellLost(line, isLost),
    });
    this.#meter = new MeterPulses(clock, (value) => this.#write('meter', value));
  }

  /** Takes the pins, outputs first: before the table begins to learn its lines, as it may take a while. */
  async take(): Promise<void> {
    const { wiring, pins, atExit } = this.#options;
    this.#forgetExit = atExit(() => this.#makeSafe());
    try {
      const wanted = Object.entries(wiring.outputs).map(([name, wire]) => ({
        name,
        pin: 'pin' in wire ? wire.pin : 0,
      }));
      for (const output of await pins.outputs(wanted)) this.#outputs.set(output.name, output);
      this.#inputs = await pins.inputs(wiring.lines);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** One more output on the same header, low from the first moment. Throws TableError. */
  async claim(name: string, pin: number): Promise<OutputPin> {
    const [claimed] = await this.#options.pins.outputs([{ name, pin }]);
    if (!claimed) throw new Error('the kernel gave no pin');
    return claimed;
  }

  async start(report: (event: CabinetEvent) => void): Promise<void> {
    this.#report = report;
    this.#told.tellTo(report);
    this.#inputs?.listen(this.#ears());
    this.#audit.start();
  }

  hold(outputs: Outputs): void {
    const levels = pinLevels(outputs);
    for (const name of ['bar', 'coins', 'startLamp'] as const) this.#write(name, levels[name]);
  }

  emit(momentary: Momentary): void {
    if (momentary.output === 'meter' && this.#outputs.has('meter')) this.#meter.add(momentary.value);
  }

  async stop(): Promise<void> {
    this.#report = () => {};
    this.#told.tellTo(null);
    this.#audit.stop();
    this.#makeSafe();
    this.#options.pins.release();
    this.#outputs.clear();
    this.#inputs = null;
    this.#forgetExit();
  }

  #ears(): Ears {
    return {
      found: (levels, at) => {
        for (const [line, value] of levels) this.#told.tell({ line, value, at });
      },
      heard: (change, unseenMs) => this.#hear(change, unseenMs),
      failed: (error, line) => {
        this.#options.log.error({ err: error, line }, 'lines could not be read');
        for (const each of line === undefined ? Object.keys(this.#options.wiring.lines) : [line]) {
          this.#tellLost(each, true);
        }
      },
    };
  }

  #hear({ line, value, at }: LineChange, unseenMs: number): void {
    this.#audit.heard(line);
    // The level that it had already: there was a pulse, and it is over.
    if (value === this.#told.of(line)) {
      this.#told.tell({ line, value: value === 1 ? 0 : 1, at: at - unseenMs });
    }
    this.#told.tell({ line, value, at });
  }

  #tellLost(line: string, isLost: boolean): void {
    const type = isLost ? 'trouble' : 'mended';
    this.#report({ type, code: 'LINE_LOST', what: line, at: this.#options.clock.now() });
  }

  /** Each by itself: one that fails must not keep the next from it. */
  #makeSafe(): void {
    this.hold(SAFE);
    this.#meter.stop();
  }

  #write(output: string, value: Level): void {
    try {
      this.#outputs.get(output)?.write(value);
    } catch (error) {
      this.#options.log.error({ err: error, output, value }, 'an output could not be written');
    }
  }
}
