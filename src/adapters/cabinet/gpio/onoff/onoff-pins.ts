import type { Clock } from '../../../../ports/clock.ts';
import { TableError } from '../../../../ports/table-error.ts';
import type { Wire } from '../../../../session/table-config.ts';
import type { InputPins, KernelPins, NamedPin, OutputPin } from '../kernel-pins.ts';
import { refusal } from '../refusal.ts';
import { OnoffInputs, type WatchedPin } from './onoff-inputs.ts';
import { type Chip, headerChip, letGo, numberOf, valueFile } from './sysfs.ts';
import type { GpioPin, GpioWorld } from './world.ts';

/** The header by the kernel's GPIO files. Throws TableError GPIO_MISSING or GPIO_FORBIDDEN. */
export function openOnoffPins(world: GpioWorld, clock: Clock): KernelPins {
  return new OnoffPins(world, clock, headerChip(world.root));
}

/** One pin after another. */
class OnoffPins implements KernelPins {
  readonly backend = 'onoff';
  readonly #world: GpioWorld;
  readonly #clock: Clock;
  readonly #chip: Chip;
  readonly #taken = new Set<GpioPin>();
  #inputs: OnoffInputs | null = null;

  constructor(world: GpioWorld, clock: Clock, chip: Chip) {
    this.#world = world;
    this.#clock = clock;
    this.#chip = chip;
  }

  async outputs(wanted: readonly NamedPin[]): Promise<readonly OutputPin[]> {
    const outputs: OutputPin[] = [];
    for (const each of wanted) outputs.push(await this.#output(each));
    return outputs;
  }

  async inputs(lines: Readonly<Record<string, Wire>>): Promise<InputPins> {
    const pins = new Map<string, WatchedPin>();
    for (const [name, wire] of Object.entries(lines)) {
      pins.set(name, { number: numberOf(this.#chip, wire.pin), gpio: await this.#input(name, wire) });
    }
    this.#inputs = new OnoffInputs(pins, this.#world, this.#clock);
    return this.#inputs;
  }

  release(): void {
    this.#inputs?.stop();
    for (const pin of this.#taken) pin.unexport();
    this.#taken.clear();
  }

  async #output({ name, pin }: NamedPin): Promise<OutputPin> {
    const asked = { direction: 'out', edge: 'none', activeLow: false };
    const taken = await this.#take({ name, pin }, asked, (number) =>
      this.#world.make(number, 'low', 'none', { activeLow: false }),
    );
    const isHeld = () => this.#taken.has(taken);
    return {
      name,
      pin,
      write: (level) => {
        if (isHeld()) taken.writeSync(level);
      },
      read: () => (isHeld() ? taken.readSync() : 0),
      cutoff: { by: 'file', path: valueFile(this.#world.root, numberOf(this.#chip, pin)) },
    };
  }

  #input(name: string, { pin, active }: Wire): Promise<GpioPin> {
    const activeLow = active === 'low';
    const asked = { direction: 'in', edge: 'both', activeLow };
    // Both edges: with one, a pulse that is over when its level is read is lost without a word.
    return this.#take({ name, pin }, asked, (number) =>
      this.#world.make(number, 'in', 'both', { activeLow }),
    );
  }

  async #take({ name, pin }: NamedPin, asked: Asked, make: (number: number) => GpioPin): Promise<GpioPin> {
    const number = numberOf(this.#chip, pin);
    try {
      letGo(this.#world.root, number);
      this.#world.exportPin(number);
      await this.#untilOurs(number);
      const taken = make(number);
      if (isAs(taken, asked)) {
        this.#taken.add(taken);
        return taken;
      }
      taken.unexport();
    } catch (cause) {
      throw refusal(cause, `pin ${pin} (${name})`);
    }
    throw new TableError('GPIO_BUSY', `Pin ${pin} (${name}) did not become what it was set to`);
  }

  /** Waited for here, as onoff does so without letting anything else happen, and leaves the pin half set then. */
  async #untilOurs(number: number): Promise<void> {
    for (let looks = 1; !this.#world.isOurs(number); looks++) {
      if (looks === LOOKS) {
        letGo(this.#world.root, number);
        throw Object.assign(new Error(`gpio${number} stayed root's`), { code: 'EACCES' });
      }
      await new Promise<void>((resolve) => this.#clock.setTimeout(resolve, PAUSE_MS));
    }
  }
}

const LOOKS = 10;
const PAUSE_MS = 100;

interface Asked {
  readonly direction: string;
  readonly edge: string;
  readonly activeLow: boolean;
}

const isAs = (pin: GpioPin, asked: Asked): boolean =>
  pin.direction() === asked.direction &&
  pin.activeLow() === asked.activeLow &&
  (asked.direction === 'out' ? pin.readSync() === 0 : pin.edge() === asked.edge);
