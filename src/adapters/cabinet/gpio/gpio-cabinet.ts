import type { Cabinet, CabinetEvent, Heart } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { LineChange } from '../../../sensing/events.ts';
import { outputPins } from '../../../session/output-pins.ts';
import type { Momentary, Outputs } from '../../../session/outputs.ts';
import type { Wiring } from '../../../session/table-config.ts';
import { Drive } from '../coils/drive.ts';
import type { Guard } from '../coils/guard.ts';
import { type Level, ToldLevels } from '../levels.ts';
import type { Cutoff } from './cutoff.ts';
import { HeldOutputs } from './held-outputs.ts';
import type { Ears, InputPins, KernelPins, OutputPin } from './kernel-pins.ts';
import { LineAudit } from './line-audit.ts';

export interface GpioOptions {
  readonly wiring: Wiring;
  readonly pins: KernelPins;
  readonly clock: Clock;
  readonly log: Log;
  /** Watches over these pins, by another thread. */
  readonly guard: (cutoffs: ReadonlyMap<number, Cutoff>) => Promise<Guard>;
  /** Does this when the process ends, however it does; what is returned takes it back. */
  readonly atExit: (last: () => void) => () => void;
}

/** Takes the pins, outputs first. Throws TableError when one cannot be had, and holds none then. */
export async function takeGpio(options: GpioOptions): Promise<GpioCabinet> {
  const { wiring, pins, log } = options;
  try {
    const driven = outputPins(wiring.outputs);
    const outputs = await pins.outputs(driven);
    const inputs = await pins.inputs(wiring.lines);
    const coils = outputs.filter((_, place) => driven[place]?.isCoil);
    const guard = await options.guard(new Map(coils.map(({ pin, cutoff }) => [pin, cutoff])));
    return new GpioCabinet(options, { outputs: new HeldOutputs(outputs, log), inputs, guard });
  } catch (error) {
    pins.release();
    throw error;
  }
}

interface Taken {
  readonly outputs: HeldOutputs;
  readonly inputs: InputPins;
  readonly guard: Guard;
}

/** The cabinet on the header of a Raspberry Pi. */
export class GpioCabinet implements Cabinet {
  readonly #options: GpioOptions;
  readonly #inputs: InputPins;
  readonly #told = new ToldLevels();
  readonly #audit: LineAudit;
  readonly #drive: Drive;
  #report: (event: CabinetEvent) => void = () => {};
  #hasLearnt = false;
  #isBlind = false;
  #isStopped = false;
  #forgetExit = () => {};

  constructor(options: GpioOptions, { outputs, inputs, guard }: Taken) {
    const { wiring, clock, log } = options;
    this.#options = options;
    this.#inputs = inputs;
    this.#audit = new LineAudit({
      levels: () => inputs.levels(),
      told: this.#told,
      clock,
      log,
      onLost: (line, isLost) => this.#tellLost(line, isLost),
    });
    const write = (pin: number, level: Level) => outputs.write(pin, level);
    this.#drive = new Drive({ wiring, clock, guard, write, tell: (event) => this.#report(event) });
  }

  /** One more output on the same header, low from the first moment. Throws TableError. */
  async claim(name: string, pin: number): Promise<OutputPin> {
    const [claimed] = await this.#options.pins.outputs([{ name, pin }]);
    if (!claimed) throw new Error('the kernel gave no pin');
    return claimed;
  }

  async start(report: (event: CabinetEvent) => void): Promise<void> {
    this.#report = report;
    this.#forgetExit = this.#options.atExit(() => this.#drive.off());
    this.#told.tellTo((event) => {
      // The motor stops at its switch, whatever the table makes of that.
      if (event.type === 'line') this.#drive.lineChanged(event.change);
      this.#report(event);
    });
    this.#inputs.listen(this.#ears());
    this.#audit.start();
  }

  heardUntil(): number {
    return this.#inputs.heardUntil?.() ?? this.#options.clock.now();
  }

  hold(outputs: Outputs): void {
    this.#drive.hold(outputs);
  }

  emit(momentary: Momentary): void {
    this.#drive.emit(momentary);
  }

  get heart(): Heart | null {
    return this.#drive.heart;
  }

  canRead(): boolean {
    const wasBlind = this.#isBlind;
    try {
      if (!this.#isStopped) this.#inputs.levels();
      this.#isBlind = false;
    } catch (error) {
      if (!wasBlind) this.#options.log.error({ err: error }, 'the lines cannot be read');
      this.#isBlind = true;
    }
    return !this.#isBlind;
  }

  /** The lines are listened to until the bar is down. */
  async stop(): Promise<void> {
    this.#report = () => {};
    await this.#drive.stop();
    this.#audit.stop();
    this.#told.tellTo(null);
    this.#isStopped = true;
    this.#options.pins.release();
    this.#forgetExit();
  }

  #ears(): Ears {
    return {
      found: (levels, at) => {
        for (const [line, value] of levels) this.#told.tell({ line, value, at });
        if (!this.#hasLearnt) this.#drive.attend();
        this.#hasLearnt = true;
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
}
