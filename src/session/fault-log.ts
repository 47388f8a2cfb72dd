import type { FaultRecord } from './entries.ts';
import { isSame } from './faults.ts';

const MOST_RECORDS = 200;

interface Fault {
  readonly code: string;
  readonly what: string;
}

/** Newest last. One that is so already is told once; one that was cleared, be it by a restart, comes once more. */
export function raisedIn(
  log: readonly FaultRecord[],
  { code, what }: Fault,
  wall: number,
): readonly FaultRecord[] {
  const known = log.find((record) => isSame(record, { code, what }));
  const times = (known?.times ?? 0) + 1;
  const raised = { code, what, first: known?.first ?? wall, last: wall, times, cleared: null, seen: false };
  return withinBounds([...log.filter((record) => record !== known), raised]);
}

export function clearedIn(log: readonly FaultRecord[], fault: Fault, wall: number): readonly FaultRecord[] {
  return log.map((record) =>
    record.cleared === null && isSame(record, fault) ? { ...record, cleared: wall } : record,
  );
}

/** The key was turned: whoever turned it has the list before him. */
export function seenIn(log: readonly FaultRecord[]): readonly FaultRecord[] {
  return log.map((record) => (record.seen ? record : { ...record, seen: true }));
}

/** The dot after the credit: a fault is open, or one came since the key was last turned. */
export function needsALook(log: readonly FaultRecord[]): boolean {
  return log.some((record) => record.cleared === null || !record.seen);
}

function withinBounds(log: readonly FaultRecord[]): readonly FaultRecord[] {
  if (log.length <= MOST_RECORDS) return log;
  const oldest = log.findIndex((record) => record.cleared !== null);
  return oldest < 0 ? log : log.toSpliced(oldest, 1);
}
