import type { Clock } from '../../../../ports/clock.ts';
import type { Log } from '../../../../ports/log.ts';
import { type ErrorCode, TableError } from '../../../../ports/table-error.ts';
import type { Wire } from '../../../../session/table-config.ts';
import type { InputPins, KernelPins, NamedPin, OutputPin } from '../kernel-pins.ts';
import { refusal } from '../refusal.ts';
import { tellStale } from '../stale.ts';
import { OnoffInputs, type WatchedPin } from './onoff-inputs.ts';
import { type Chip, headerChip, letGo, numberOf, valueFile } from './sysfs.ts';
import type { GpioPin, GpioWorld } from './world.ts';

interface Surroundings {
  readonly clock: Clock;
  readonly log: Log;
}

/** The header by the kernel's GPIO files. Throws TableError GPIO_MISSING or GPIO_FORBIDDEN. */
export function openOnoffPins(world: GpioWorld, around: Surroundings): KernelPins {
  return new OnoffPins(world, around, headerChip(world.root));
}

/** One pin after another. */
class OnoffPins implements KernelPins {
  readonly backend = 'onoff';
  readonly #world: GpioWorld;
  readonly #around: Surroundings;
  readonly #chip: Chip;
  readonly #taken = new Set<GpioPin>();
  #inputs: OnoffInputs | null = null;

  constructor(world: GpioWorld, around: Surroundings, chip: Chip) {
    this.#world = world;
    this.#around = around;
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
    this.#inputs = new OnoffInputs(pins, this.#world, this.#around.clock);
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
      if (letGo(this.#world.root, number)) tellStale(this.#around.log, { name, pin });
      this.#world.exportPin(number);
      await this.#untilOurs(number);
      const taken = make(number);
      const wrong = wrongWith(taken, asked);
      if (wrong === null) {
        this.#taken.add(taken);
        return taken;
      }
      taken.unexport();
      throw new TableError(wrong.code, `Pin ${pin} (${name}) ${wrong.what}`);
    } catch (cause) {
      throw refusal(cause, `pin ${pin} (${name})`);
    }
  }

  /** Waited for here, as onoff does so without letting anything else happen, and leaves the pin half set then. */
  async #untilOurs(number: number): Promise<void> {
    for (let looks = 1; !this.#world.isOurs(number); looks++) {
      if (looks === LOOKS) {
        letGo(this.#world.root, number);
        throw Object.assign(new Error(`gpio${number} stayed root's`), { code: 'EACCES' });
      }
      await new Promise<void>((resolve) => this.#around.clock.setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** A computer that has just started has much else to do than to give its pins to their group: 5 s for each. */
const LOOKS = 50;
const PAUSE_MS = 100;

interface Asked {
  readonly direction: string;
  readonly edge: string;
  readonly activeLow: boolean;
}

interface Wrong {
  readonly code: ErrorCode;
  readonly what: string;
}

function wrongWith(pin: GpioPin, { direction, edge, activeLow }: Asked): Wrong | null {
  const isSet =
    pin.direction() === direction &&
    pin.activeLow() === activeLow &&
    (direction === 'out' || pin.edge() === edge);
  if (!isSet) return { code: 'GPIO_BUSY', what: 'did not become what it was set to' };
  const isHigh = direction === 'out' && pin.readSync() === 1;
  return isHigh ? { code: 'OUTPUT_WRONG', what: 'did not become low' } : null;
}
