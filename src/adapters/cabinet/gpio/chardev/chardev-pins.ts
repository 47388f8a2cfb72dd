import type { Clock } from '../../../../ports/clock.ts';
import type { Log } from '../../../../ports/log.ts';
import { TableError } from '../../../../ports/table-error.ts';
import type { Wire } from '../../../../session/table-config.ts';
import { mustHave } from '../header.ts';
import type { InputPins, KernelPins, NamedPin, OutputPin } from '../kernel-pins.ts';
import { letGoOf } from '../onoff/sysfs.ts';
import { codeOf, refusal } from '../refusal.ts';
import { tellStale } from '../stale.ts';
import { ChardevInputs, EDGES_KEPT } from './chardev-inputs.ts';
import { ChardevOutputs } from './chardev-output.ts';
import { type Chip, openHeaderChip } from './header-chip.ts';
import type { Kernel } from './kernel.ts';
import {
  bit,
  FLAG,
  GET_LINE_INFO,
  GET_LINES,
  type LineRequest,
  lineInfo,
  lineInfoBytes,
  lineRequestBytes,
  requestedFd,
  SET_NONBLOCKING,
} from './uapi.ts';

export interface ChardevOptions {
  readonly kernel: Kernel;
  readonly clock: Clock;
  readonly log: Log;
  /** The folder of the kernel's GPIO files, where an earlier run of the other backend may have left its pins. */
  readonly sysfs: string;
}

const CONSUMER = 'baulk';
// Every contact goes to ground, also one that is active when open. On gpio-sim this moves the wire: set it afterwards.
const LISTENING = FLAG.INPUT | FLAG.RISING | FLAG.FALLING | FLAG.PULL_UP;

/** The header by its character device, uAPI version 2. Throws TableError GPIO_MISSING or GPIO_FORBIDDEN. */
export function openChardevPins(options: ChardevOptions): KernelPins {
  return new ChardevPins(options, openHeaderChip(options.kernel));
}

class ChardevPins implements KernelPins {
  readonly backend = 'chardev';
  readonly #options: ChardevOptions;
  readonly #chip: Chip;
  #held: readonly { readonly fd: number; stop(): void }[];

  constructor(options: ChardevOptions, chip: Chip) {
    this.#options = options;
    this.#chip = chip;
    this.#held = [{ fd: chip.fd, stop: () => {} }];
  }

  async outputs(wanted: readonly NamedPin[]): Promise<readonly OutputPin[]> {
    const fd = this.#request(wanted, { flags: FLAG.OUTPUT });
    const outputs = new ChardevOutputs(this.#options.kernel, fd, wanted);
    this.#hold(fd, () => outputs.stop());
    const high = outputs.pins.filter((pin) => pin.read() === 1);
    if (high.length === 0) return outputs.pins;
    this.#letGo(fd);
    throw new TableError('OUTPUT_WRONG', `${listed(high)} did not become low`);
  }

  async inputs(lines: Readonly<Record<string, Wire>>): Promise<InputPins> {
    const wanted = Object.entries(lines).map(([name, { pin }]) => ({ name, pin }));
    // A request for no line at all is refused.
    if (wanted.length === 0) return this.#noInputs();
    const places = Object.values(lines).reduce(
      (bits, { active }, place) => (active === 'low' ? bits | bit(place) : bits),
      0n,
    );
    const flagsOfSome = { flags: LISTENING | FLAG.ACTIVE_LOW, places };
    const fd = this.#request(wanted, { flags: LISTENING, flagsOfSome, edgesKept: EDGES_KEPT });
    const inputs = new ChardevInputs(this.#options, { fd, lines: wanted });
    this.#hold(fd, () => inputs.stop());
    this.#options.kernel.ioctl(fd, SET_NONBLOCKING, Buffer.from([1, 0, 0, 0]));
    return inputs;
  }

  release(): void {
    const held = this.#held;
    this.#held = [];
    for (const each of held) {
      each.stop();
      this.#options.kernel.close(each.fd);
    }
  }

  #letGo(fd: number): void {
    for (const each of this.#held) if (each.fd === fd) each.stop();
    this.#held = this.#held.filter((each) => each.fd !== fd);
    this.#options.kernel.close(fd);
  }

  #hold(fd: number, stop: () => void): void {
    this.#held = [{ fd, stop }, ...this.#held];
  }

  #noInputs(): InputPins {
    const levels = () => new Map();
    const heardUntil = () => this.#options.clock.now();
    return { levels, heardUntil, listen: (ears) => ears.found(levels(), heardUntil()) };
  }

  #request(wanted: readonly NamedPin[], how: Omit<LineRequest, 'consumer' | 'offsets'>): number {
    for (const { pin } of wanted) mustHave(this.#chip.lines, pin);
    const bytes = lineRequestBytes({ ...how, consumer: CONSUMER, offsets: wanted.map(({ pin }) => pin) });
    try {
      this.#letGoOfStale(wanted);
      this.#options.kernel.ioctl(this.#chip.fd, GET_LINES, bytes);
    } catch (cause) {
      throw codeOf(cause) === 'EBUSY' ? this.#busy(wanted, cause) : refusal(cause, listed(wanted));
    }
    return requestedFd(bytes);
  }

  /** A killed run of the other backend holds its pins for ever, an output maybe high. */
  #letGoOfStale(wanted: readonly NamedPin[]): void {
    const { sysfs, log } = this.#options;
    for (const { name, pin, consumer } of this.#heldByOthers(wanted)) {
      if (consumer !== 'sysfs') continue;
      letGoOf(sysfs, pin);
      tellStale(log, { name, pin });
    }
  }

  #busy(wanted: readonly NamedPin[], cause: unknown): TableError {
    const holders = this.#heldByOthers(wanted).map(
      (held) => `${listed([held])}${held.consumer === '' ? '' : ` (${held.consumer} does)`}`,
    );
    const what = holders.length === 0 ? listed(wanted) : holders.join(', ');
    return new TableError('GPIO_BUSY', `Something else holds ${what}`, { cause });
  }

  #heldByOthers(wanted: readonly NamedPin[]) {
    return wanted.flatMap((each) => {
      const bytes = lineInfoBytes(each.pin);
      this.#options.kernel.ioctl(this.#chip.fd, GET_LINE_INFO, bytes);
      const { consumer, flags } = lineInfo(bytes);
      return (flags & FLAG.USED) === 0n ? [] : [{ ...each, consumer }];
    });
  }
}

const listed = (pins: readonly NamedPin[]): string =>
  pins.map(({ name, pin }) => `pin ${pin} (${name})`).join(', ');
