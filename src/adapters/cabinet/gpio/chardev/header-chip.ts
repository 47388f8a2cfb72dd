import { TableError } from '../../../../ports/table-error.ts';
import { isHeader, noHeader } from '../header.ts';
import { refusal } from '../refusal.ts';
import type { Kernel } from './kernel.ts';
import { chipInfo, chipInfoBytes, GET_CHIP_INFO, GET_LINE_INFO, lineInfoBytes } from './uapi.ts';

export interface Chip {
  readonly fd: number;
  readonly label: string;
  readonly lines: number;
}

/** Opens the chip behind the header. Throws TableError GPIO_MISSING or GPIO_FORBIDDEN. */
export function openHeaderChip(kernel: Kernel): Chip {
  const labels: string[] = [];
  for (const path of kernel.chips()) {
    const { fd, label, lines } = openChip(kernel, path);
    if (isHeader(label)) return { fd, label, lines: mustAnswer(kernel, fd, lines) };
    kernel.close(fd);
    labels.push(label);
  }
  throw noHeader(labels);
}

function openChip(kernel: Kernel, path: string) {
  try {
    const fd = kernel.open(path);
    return { fd, ...chipInfo(asked(kernel, fd, GET_CHIP_INFO, chipInfoBytes())) };
  } catch (cause) {
    throw refusal(cause, path);
  }
}

function mustAnswer(kernel: Kernel, fd: number, lines: number): number {
  try {
    asked(kernel, fd, GET_LINE_INFO, lineInfoBytes(0));
    return lines;
  } catch (cause) {
    throw new TableError('GPIO_MISSING', 'The kernel is too old for its GPIO character device', { cause });
  }
}

/** The answer; a chip that gives none is closed. */
function asked(kernel: Kernel, fd: number, request: number, bytes: Buffer): Buffer {
  try {
    kernel.ioctl(fd, request, bytes);
    return bytes;
  } catch (error) {
    kernel.close(fd);
    throw error;
  }
}
