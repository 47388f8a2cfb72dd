import { join } from 'node:path';
import { textOf } from './read.ts';

export interface WatchdogReading {
  readonly identity: string;
  /** Somebody feeds it: it would start the machine again if they stopped. */
  readonly isFed: boolean;
  readonly seconds: number;
}

/** The hardware watchdog; null when the kernel has none. */
export function lookAtWatchdog(root: string): WatchdogReading | null {
  const folder = join(root, 'sys/class/watchdog/watchdog0');
  const state = textOf(join(folder, 'state'));
  if (state === null) return null;
  return {
    identity: textOf(join(folder, 'identity')) ?? 'unknown',
    isFed: state === 'active',
    seconds: Number(textOf(join(folder, 'timeout')) ?? 0),
  };
}
