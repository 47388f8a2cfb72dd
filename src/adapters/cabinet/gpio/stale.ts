import type { Log } from '../../../ports/log.ts';
import type { NamedPin } from './kernel-pins.ts';

/** No other table lives on this header (header-lock.ts), so that a pin in the kernel's files was left there. */
export function tellStale(log: Log, { name, pin }: NamedPin): void {
  log.warn({ name, pin }, 'a pin that an earlier program left exported was taken over');
}
