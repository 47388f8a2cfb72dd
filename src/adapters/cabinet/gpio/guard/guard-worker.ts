import { parentPort, workerData } from 'node:worker_threads';
import { type Cut, type Cutoff, cutter } from './cutoff.ts';
import { again, changesSeen, done, type GuardMemory, type Overdue, overdue, sleep } from './guard-memory.ts';

/** What the guard's thread is given. */
export interface GuardOrders {
  readonly memory: GuardMemory;
  /** How each coil is switched off, in the order of the memory. */
  readonly cutoffs: readonly Cutoff[];
}

/** What it tells: that it watches, and each coil that it had to switch off; `failed` says why it could not. */
export type GuardReport = { readonly coil: null } | { readonly coil: number; readonly failed: string | null };

const { memory, cutoffs }: GuardOrders = workerData;
const coils = await Promise.all(cutoffs.map(cutter));
/** Coils that could not be switched off, told once. */
const stuck = new Set<number>();
tell({ coil: null });

// For ever: this thread does nothing else, and is ended from outside, also while it sleeps.
for (;;) {
  const seen = changesSeen(memory);
  for (const each of overdue(memory)) end(each);
  sleep(memory, seen);
}

function end(late: Overdue): void {
  const { coil } = late;
  const cut = coils[coil];
  if (!cut) return;
  // Where the program was in time there is nothing to tell.
  const wasOn = looksOn(cut);
  const failed = switchOff(cut);
  if (failed === null) done(memory, late);
  else again(memory, late);
  if (failed === null ? wasOn : !stuck.has(coil)) tell({ coil, failed });
  if (failed === null) stuck.delete(coil);
  else stuck.add(coil);
}

/** Null, or why it is not off. */
function switchOff(cut: Cut): string | null {
  try {
    cut.off();
    return cut.isOn() ? 'it stays high' : null;
  } catch (error) {
    return String(error);
  }
}

function looksOn(cut: Cut): boolean {
  try {
    return cut.isOn();
  } catch {
    return true;
  }
}

function tell(report: GuardReport): void {
  parentPort?.postMessage(report);
}
