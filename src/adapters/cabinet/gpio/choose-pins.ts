import type { Log } from '../../../ports/log.ts';
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
  let cause: unknown;
  try {
    return told(await ways.chardev(), 'the kernel has a character device for the header', log);
  } catch (error) {
    cause = error;
  }
  try {
    return told(await ways.onoff(), `no character device: ${String(cause)}`, log);
  } catch {
    throw cause;
  }
}

function told(pins: KernelPins, why: string, log: Log): KernelPins {
  log.info({ backend: pins.backend, why }, 'found the header');
  return pins;
}
