import type { Log } from '../../../ports/log.ts';
import { type ErrorCode, TableError } from '../../../ports/table-error.ts';
import type { TableConfig } from '../../../session/table-config.ts';
import type { KernelPins } from './kernel-pins.ts';

export interface Ways {
  /** Both throw TableErrors when there is no such way. */
  readonly chardev: () => Promise<KernelPins>;
  readonly onoff: () => Promise<KernelPins>;
}

/** `auto`: the character device, as its edges have stamps; the GPIO files where it cannot be had. */
export async function choosePins(
  wish: TableConfig['cabinet']['backend'],
  ways: Ways,
  log: Log,
): Promise<KernelPins> {
  if (wish !== 'auto') return told(await ways[wish](), 'the settings say so', log);
  try {
    return told(await ways.chardev(), 'the kernel has a character device for the header', log);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return await second(ways, error, log);
  }
}

/** A way that is there and shut says more than one that is missing. */
async function second(ways: Ways, first: TableError, log: Log): Promise<KernelPins> {
  try {
    const pins = await ways.onoff();
    log.warn({ backend: pins.backend, why: `no character device: ${first.message}` }, 'found the header');
    return pins;
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const [better, other] = SHUT.has(error.code) && !SHUT.has(first.code) ? [error, first] : [first, error];
    throw new TableError(better.code, better.what, { cause: other });
  }
}

const SHUT: ReadonlySet<ErrorCode> = new Set(['GPIO_FORBIDDEN', 'GPIO_BUSY']);

function told(pins: KernelPins, why: string, log: Log): KernelPins {
  log.info({ backend: pins.backend, why }, 'found the header');
  return pins;
}
