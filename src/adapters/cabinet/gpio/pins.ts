import type { Clock } from '../../../ports/clock.ts';
import { TableError } from '../../../ports/table-error.ts';
import type { Wire } from '../../../session/table-config.ts';
import type { Level } from '../levels.ts';
import { type Chip, headerChip, letGo, numberOf } from './sysfs.ts';

/** What is used of a pin: onoff's `Gpio` is one. */
export interface GpioPin {
  readSync(): Level;
  writeSync(value: Level): void;
  watch(heard: (error: Error | null | undefined, value: Level) => void): void;
  direction(): string;
  edge(): string;
  activeLow(): boolean;
  unexport(): void;
}

export type GpioMaker = (
  number: number,
  direction: 'in' | 'low',
  edge: 'both' | 'none',
  options: { activeLow: boolean },
) => GpioPin;

/** The computer as the driver sees it. */
export interface GpioWorld {
  /** The folder of the kernel's GPIO files. */
  readonly root: string;
  readonly make: GpioMaker;
  /** For how long the process has been busy since it began, in milliseconds. */
  readonly busyMs: () => number;
  /** Does this when the process ends, however it does; what is returned takes it back. */
  readonly atExit: (last: () => void) => () => void;
}

/** Takes the pins of a header, one by one. Every way it can fail is a TableError. */
export class Pins {
  readonly #world: GpioWorld;
  readonly #clock: Clock;
  readonly #chip: Chip;

  constructor(world: GpioWorld, clock: Clock) {
    this.#world = world;
    this.#clock = clock;
    this.#chip = headerChip(world.root);
  }

  /** Low from the first moment. */
  output(name: string, pin: number): Promise<GpioPin> {
    const asked = { direction: 'out', edge: 'none', activeLow: false };
    return this.#take(name, pin, asked, (number) =>
      this.#world.make(number, 'low', 'none', { activeLow: false }),
    );
  }

  input(name: string, { pin, active }: Wire): Promise<GpioPin> {
    const activeLow = active === 'low';
    const asked = { direction: 'in', edge: 'both', activeLow };
    // Both edges: with one, a pulse that is over when its level is read is lost without a word.
    return this.#take(name, pin, asked, (number) => this.#world.make(number, 'in', 'both', { activeLow }));
  }

  async #take(name: string, pin: number, asked: Asked, make: (number: number) => GpioPin): Promise<GpioPin> {
    const number = numberOf(this.#chip, pin);
    try {
      letGo(this.#world.root, number);
      const taken = await this.#patiently(() => make(number));
      if (isAs(taken, asked)) return taken;
      taken.unexport();
    } catch (cause) {
      throw refusal(cause, `pin ${pin} (${name})`);
    }
    throw new TableError('GPIO_BUSY', `Pin ${pin} (${name}) did not become what it was set to`);
  }

  /** Right after its export a pin still belongs to root: udev gives it to the group a moment later. */
  async #patiently(make: () => GpioPin): Promise<GpioPin> {
    for (let tries = 1; ; tries++) {
      try {
        return make();
      } catch (cause) {
        if (codeOf(cause) !== 'EACCES' || tries === TRIES) throw cause;
        await new Promise<void>((resolve) => this.#clock.setTimeout(resolve, PAUSE_MS));
      }
    }
  }
}

const TRIES = 10;
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

function refusal(cause: unknown, what: string): unknown {
  switch (codeOf(cause)) {
    case 'EACCES':
    case 'EPERM':
      return new TableError('GPIO_FORBIDDEN', `This user may not use ${what}`, { cause });
    case 'EBUSY':
      return new TableError('GPIO_BUSY', `Something else holds ${what}`, { cause });
    case 'EINVAL':
    case 'ENOENT':
      return new TableError('GPIO_MISSING', `The system knows no ${what}`, { cause });
    default:
      return cause;
  }
}

const codeOf = (cause: unknown): unknown => (cause instanceof Error && 'code' in cause ? cause.code : null);
