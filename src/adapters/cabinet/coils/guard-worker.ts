import { parentPort, workerData } from 'node:worker_threads';
import { type Cutoff, cutter } from '../gpio/cutoff.ts';
import { changesSeen, type GuardMemory, sleep, takeOverdue } from './guard-memory.ts';

/** What the guard's thread is given. */
export interface GuardOrders {
  readonly memory: GuardMemory;
  /** How each coil is switched off, in the order of the memory. */
  readonly cutoffs: readonly Cutoff[];
}

/** What it tells: that it watches, and each coil that it had to switch off; `failed` says why it could not. */
export type GuardReport = { readonly coil: null } | { readonly coil: number; readonly failed: string | null };

const { memory, cutoffs }: GuardOrders = workerData;
const cuts = await Promise.all(cutoffs.map(cutter));
tell({ coil: null });

// For ever: this thread does nothing else, and is ended from outside, also while it sleeps.
for (;;) {
  const seen = changesSeen(memory);
  for (const coil of takeOverdue(memory)) tell(cut(coil));
  sleep(memory, seen);
}

function cut(coil: number): GuardReport {
  try {
    cuts[coil]?.();
    return { coil, failed: null };
  } catch (error) {
    return { coil, failed: String(error) };
  }
}

function tell(report: GuardReport): void {
  parentPort?.postMessage(report);
}
