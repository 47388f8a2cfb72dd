import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, TableError } from '../../../ports/table-error.ts';
import { openHeaderChip } from './chardev/header-chip.ts';
import type { Kernel } from './chardev/kernel.ts';
import { FLAG, GET_LINE_INFO, lineInfo, lineInfoBytes } from './chardev/uapi.ts';
import { headerChip, numberOf } from './onoff/sysfs.ts';

/** A way to the header, and who holds the pins asked for by it; what a held one is held by may have no name. */
export type WayReading =
  | { readonly label: string; readonly lines: number; readonly held: ReadonlyMap<number, string> }
  | { readonly code: ErrorCode; readonly what: string };

export interface HeaderReading {
  /** The character device, uAPI version 2. */
  readonly chardev: WayReading;
  /** The kernel's GPIO files, which only onoff uses. They know no pin that is held in another way. */
  readonly files: WayReading;
}

/** Takes no pin: what a table holds is left alone. */
export async function lookAtHeader(
  sysfs: string,
  pins: readonly number[],
  load: () => Promise<{ readonly linux: Kernel }> = () => import('./chardev/linux.ts'),
): Promise<HeaderReading> {
  return {
    chardev: await told(async () => byDevice((await loaded(load)).linux, pins)),
    files: await told(async () => byFiles(sysfs, pins)),
  };
}

function byDevice(kernel: Kernel, pins: readonly number[]): WayReading {
  const { fd, label, lines } = openHeaderChip(kernel);
  try {
    const held = pins
      .filter((pin) => pin < lines)
      .flatMap((pin): readonly [number, string][] => {
        const bytes = lineInfoBytes(pin);
        kernel.ioctl(fd, GET_LINE_INFO, bytes);
        const { flags, consumer } = lineInfo(bytes);
        return (flags & FLAG.USED) === 0n ? [] : [[pin, consumer]];
      });
    return { label, lines, held: new Map(held) };
  } finally {
    kernel.close(fd);
  }
}

function byFiles(sysfs: string, pins: readonly number[]): WayReading {
  const chip = headerChip(sysfs);
  const isExported = (pin: number) => existsSync(join(sysfs, `gpio${numberOf(chip, pin)}`));
  const held = pins.filter((pin) => pin < chip.pins && isExported(pin));
  return { label: 'sysfs', lines: chip.pins, held: new Map(held.map((pin) => [pin, 'sysfs'])) };
}

async function loaded<Library>(load: () => Promise<Library>): Promise<Library> {
  try {
    return await load();
  } catch (cause) {
    throw new TableError('DRIVER_UNLOADABLE', 'koffi and epoll cannot be loaded', { cause });
  }
}

async function told(look: () => Promise<WayReading>): Promise<WayReading> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { code: error.code, what: error.what };
  }
}
