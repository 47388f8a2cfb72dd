import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TableError } from '../../../ports/table-error.ts';

/** The chip behind the header of a Raspberry Pi. */
export interface Chip {
  /** The kernel's number of its first pin: it differs between models and kernels. */
  readonly base: number;
  readonly pins: number;
}

// The other chips of the same computer (raspberrypi-exp-gpio, gpio-brcmstb) must not match.
const HEADER = /^pinctrl-(bcm2835|bcm2711|rp1)$/;

/** Throws TableError GPIO_MISSING or GPIO_FORBIDDEN. */
export function headerChip(root: string): Chip {
  if (!existsSync(join(root, 'export'))) {
    throw new TableError('GPIO_MISSING', `The system has no ${root}/export`);
  }
  try {
    accessSync(join(root, 'export'), constants.W_OK);
  } catch (cause) {
    throw new TableError('GPIO_FORBIDDEN', `This user may not write to ${root}/export`, { cause });
  }
  const chips = readdirSync(root).filter((name) => /^gpiochip\d+$/.test(name));
  const labels = chips.map((name) => read(root, name, 'label'));
  const header = chips[labels.findIndex((label) => HEADER.test(label))];
  if (header !== undefined) {
    return { base: Number(read(root, header, 'base')), pins: Number(read(root, header, 'ngpio')) };
  }
  const found = labels.length === 0 ? 'no chip at all' : `only ${labels.join(', ')}`;
  throw new TableError('GPIO_MISSING', `There is no GPIO chip of a Raspberry Pi, ${found}`);
}

/** The kernel's number of a pin. Throws TableError GPIO_MISSING. */
export function numberOf({ base, pins }: Chip, pin: number): number {
  if (pin < pins) return base + pin;
  throw new TableError('GPIO_MISSING', `The chip has ${pins} pins, there is no pin ${pin}`);
}

/**
 * Lets go of a pin that an earlier run left behind: on one that is exported already, onoff takes no notice of what
 * it is refused. If that run was killed it may still hold its output up.
 */
export function letGo(root: string, number: number): void {
  const pin = join(root, `gpio${number}`);
  if (!existsSync(pin)) return;
  if (read(pin, 'direction') === 'out') writeFileSync(join(pin, 'direction'), 'low');
  writeFileSync(join(root, 'unexport'), String(number));
}

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8').trim();
