import { openHeaderChip } from '../../../src/adapters/cabinet/gpio/chardev/header-chip.ts';
import { linux } from '../../../src/adapters/cabinet/gpio/chardev/linux.ts';
import {
  EDGE_BYTES,
  FLAG,
  GET_LINES,
  lineRequestBytes,
  requestedFd,
} from '../../../src/adapters/cabinet/gpio/chardev/uapi.ts';
import { type Level, pull } from '../inside/support/header.ts';
import { patiently } from '../inside/support/patience.ts';

/** No line of the table. */
const PIN = 14;

export interface BareLine {
  /** Nanoseconds from an edge until this program is woken up for it and does nothing. */
  edge(): Promise<bigint>;
  close(): void;
}

/** A line with nothing between the kernel and the program: what no table can be faster than. */
export function openBareLine(): BareLine {
  const { fd: chip } = openHeaderChip(linux);
  const flags = FLAG.INPUT | FLAG.RISING | FLAG.FALLING;
  const request = lineRequestBytes({ consumer: 'bench', offsets: [PIN], flags });
  linux.ioctl(chip, GET_LINES, request);
  const fd = requestedFd(request);
  const bytes = Buffer.alloc(EDGE_BYTES);
  let woken = () => {};
  const unwatch = linux.watch(fd, () => {
    woken();
    linux.read(fd, bytes);
  });
  let level: Level = 0;
  return {
    edge() {
      level = level === 0 ? 1 : 0;
      const wakeUp = new Promise<bigint>((resolve) => {
        const fromNs = process.hrtime.bigint();
        woken = () => resolve(process.hrtime.bigint() - fromNs);
        pull(PIN, level);
      });
      return patiently(wakeUp, () => 'the edge of a bare line');
    },
    close() {
      unwatch();
      linux.close(fd);
      linux.close(chip);
    },
  };
}
