import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { patiently } from '../inside/support/patience.ts';
import type { Rise } from './look-out-thread.ts';

export interface LookOut {
  /** When the line rises next, from now on. */
  nextRise(): Promise<Rise>;
  stop(): Promise<void>;
}

/**
 * Looks at an output of the header all the time, in a thread of its own: so the load is the same for whatever is
 * measured beside it.
 */
export function openLookOut(pin: number): LookOut {
  const thread = new Worker(new URL('./look-out-thread.js', import.meta.url), { workerData: pin });
  return {
    async nextRise() {
      const fromNs = process.hrtime.bigint();
      for (;;) {
        const [rise]: Rise[] = await patiently(once(thread, 'message'), () => `pin ${pin} to rise`);
        // Rises that nobody asked for wait here, too.
        if (rise && rise.atNs >= fromNs) return rise;
      }
    },
    async stop() {
      await thread.terminate();
    },
  };
}
