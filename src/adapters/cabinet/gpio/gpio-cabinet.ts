import type { Cabinet, CabinetEvent } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import { type Momentary, type Outputs, SAFE } from '../../../session/outputs.ts';
import type { Wiring } from '../../../session/table-config.ts';
import { type Level, pinLevels, ToldLevels } from '../levels.ts';
import { MeterPulses } from '../meter-pulses.ts';
import { type GpioPin, type GpioWorld, Pins } from './pins.ts';
import { PulseWatch } from './pulse-watch.ts';

export interface GpioOptions {
  readonly wiring: Wiring;
  readonly world: GpioWorld;
  readonly clock: Clock;
  readonly log: Log;
}

/** A pin that is watched says so once without reason; within this time it has. */
const DRAIN_MS = 100;

/** The cabinet on the header of a Raspberry Pi, through the kernel's GPIO files. */
export class GpioCabinet implements Cabinet {
  readonly #options: GpioOptions;
  readonly #levels = new ToldLevels();
  readonly #watch: PulseWatch;
  readonly #inputs = new Map<string, GpioPin>();
  readonly #outputs = new Map<keyof Outputs, GpioPin>();
  readonly #meter: MeterPulses;
  #meterPin: GpioPin | null = null;
  #forgetExit = () => {};
  #drained = false;
  #drainTimer: unknown = null;

  constructor(options: GpioOptions) {
    this.#options = options;
    this.#watch = new PulseWatch(options.clock, options.world.busyMs);
    this.#meter = new MeterPulses(options.clock, (value) => {
      if (this.#meterPin) this.#tryToWrite('meter', this.#meterPin, value);
    });
  }

  /** Takes the pins, outputs first: before the table begins to learn its lines, as it may take a while. */
  async take(): Promise<void> {
    const { wiring, world, clock } = this.#options;
    this.#forgetExit = world.atExit(() => this.#makeSafe());
    try {
      const pins = new Pins(world, clock);
      for (const name of ['bar', 'coins', 'startLamp'] as const) {
        this.#outputs.set(name, await pins.output(name, wiring.outputs[name].pin));
      }
      if (wiring.outputs.meter) this.#meterPin = await pins.output('meter', wiring.outputs.meter.pin);
      for (const [line, wire] of Object.entries(wiring.lines)) {
        this.#inputs.set(line, await pins.input(line, wire));
      }
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async start(report: (event: CabinetEvent) => void): Promise<void> {
    this.#levels.tellTo(report);
    this.#listen();
  }

  hold(outputs: Outputs): void {
    const levels = pinLevels(outputs);
    for (const [name, pin] of this.#outputs) pin.writeSync(levels[name]);
  }

  /** No chime is wired to this driver. */
  emit(momentary: Momentary): void {
    if (momentary.output === 'meter' && this.#meterPin) this.#meter.add(momentary.value);
  }

  async stop(): Promise<void> {
    this.#levels.tellTo(null);
    this.#watch.stop();
    this.#options.clock.clearTimeout(this.#drainTimer);
    this.#makeSafe();
    for (const pin of [...this.#outputs.values(), ...this.#inputs.values()]) pin.unexport();
    this.#meterPin?.unexport();
    this.#meterPin = null;
    this.#outputs.clear();
    this.#inputs.clear();
    this.#forgetExit();
  }

  /** Once, and never anew: pins that are watched again tell their edges in another order. */
  #listen(): void {
    for (const [line, pin] of this.#inputs) {
      pin.watch((error, value) => {
        if (error) this.#options.log.error({ err: error, line }, 'a pin could not be read');
        else if (this.#drained) this.#hear(line, value);
      });
    }
    this.#watch.start();
    this.#drainTimer = this.#options.clock.setTimeout(() => this.#learn(), DRAIN_MS);
  }

  #learn(): void {
    this.#drained = true;
    const at = this.#options.clock.now();
    for (const [line, pin] of this.#inputs) this.#levels.tell({ line, value: pin.readSync(), at });
  }

  #hear(line: string, value: Level): void {
    const at = this.#options.clock.now();
    const unseenMs = this.#watch.look();
    // The level that it had already: there was a pulse, and it is over.
    if (value === this.#levels.of(line)) {
      this.#levels.tell({ line, value: value === 1 ? 0 : 1, at: at - unseenMs });
    }
    this.#levels.tell({ line, value, at });
  }

  /** Each by itself: one that fails must not keep the next from it. */
  #makeSafe(): void {
    const levels = pinLevels(SAFE);
    for (const [name, pin] of this.#outputs) this.#tryToWrite(name, pin, levels[name]);
    this.#meter.stop();
  }

  #tryToWrite(output: string, pin: GpioPin, value: Level): void {
    try {
      pin.writeSync(value);
    } catch (error) {
      this.#options.log.error({ err: error, output, value }, 'an output could not be written');
    }
  }
}
