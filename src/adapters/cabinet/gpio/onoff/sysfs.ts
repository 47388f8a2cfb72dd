import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TableError } from '../../../../ports/table-error.ts';
import type { Level } from '../../levels.ts';
import { isHeader, mustHave, noHeader } from '../header.ts';

/** The chip behind the header of a Raspberry Pi. */
export interface Chip {
  /** The kernel's number of its first pin: it differs between models and kernels. */
  readonly base: number;
  readonly pins: number;
}

/** Throws TableError GPIO_MISSING or GPIO_FORBIDDEN. */
export function headerChip(root: string): Chip {
  const file = join(root, 'export');
  if (!existsSync(file)) throw new TableError('GPIO_MISSING', `The system has no ${file}`);
  if (!isWritable(file)) throw new TableError('GPIO_FORBIDDEN', `This user may not write to ${file}`);
  const chips = readdirSync(root).filter((name) => /^gpiochip\d+$/.test(name));
  const labels = chips.map((name) => read(root, name, 'label'));
  const header = chips[labels.findIndex(isHeader)];
  if (header === undefined) throw noHeader(labels);
  return { base: Number(read(root, header, 'base')), pins: Number(read(root, header, 'ngpio')) };
}

/** The kernel's number of a pin. Throws TableError GPIO_MISSING. */
export function numberOf({ base, pins }: Chip, pin: number): number {
  mustHave(pins, pin);
  return base + pin;
}

export function exportPin(root: string, number: number): void {
  writeFileSync(join(root, 'export'), String(number));
}

/** Right after its export a pin still belongs to root: udev gives it to the group a moment later. */
export function isOurs(root: string, number: number): boolean {
  const files = ['active_low', 'direction', 'edge', 'value'].map((name) => join(root, `gpio${number}`, name));
  // A pin without interrupts has no edge.
  return files.filter((file) => existsSync(file)).every(isWritable);
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets go of a pin that an earlier run left behind: on one that is exported already, onoff takes no notice of what
 * it is refused. If that run was killed it may still hold its output up. False: nobody left it.
 */
export function letGo(root: string, number: number): boolean {
  const pin = join(root, `gpio${number}`);
  if (!existsSync(pin)) return false;
  if (read(pin, 'direction') === 'out') writeFileSync(join(pin, 'direction'), 'low');
  writeFileSync(join(root, 'unexport'), String(number));
  return true;
}

/** The same, by the pin of the header. */
export const letGoOf = (root: string, pin: number): boolean => letGo(root, numberOf(headerChip(root), pin));

export const valueFile = (root: string, number: number): string => join(root, `gpio${number}`, 'value');

/** After polarity. */
export const levelNow = (root: string, number: number): Level =>
  read(valueFile(root, number)) === '1' ? 1 : 0;

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8').trim();
