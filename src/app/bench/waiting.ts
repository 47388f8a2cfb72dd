import { systemClock } from '../../adapters/clock/system-clock.ts';

export function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    systemClock.setTimeout(resolve, ms);
  });
}

/** Lets everything that is due have its turn. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
