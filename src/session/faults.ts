import type { FaultNote } from './scoreboard.ts';

/** Faults that leave nothing to play on: the table is out of order until they are mended. */
const STOPPING: ReadonlySet<string> = new Set(['CABINET_LOST']);

/** Why there is no cabinet: told before that it is lost, as their remedies bring it back. */
const REASONS: ReadonlySet<string> = new Set([
  'BOARD_FORBIDDEN',
  'BOARD_BUSY',
  'BOARD_SILENT',
  'BOARD_UNFIT',
]);

/** The same list when this fault is already in it. */
export function raise(faults: readonly FaultNote[], fault: FaultNote): readonly FaultNote[] {
  if (faults.some((known) => isSame(known, fault))) return faults;
  return REASONS.has(fault.code) ? [fault, ...faults] : [...faults, fault];
}

/** The same list when there was nothing to clear. */
export function clear(
  faults: readonly FaultNote[],
  fault: { code: string; what: string },
): readonly FaultNote[] {
  return faults.some((known) => isSame(known, fault))
    ? faults.filter((known) => !isSame(known, fault))
    : faults;
}

export function stopsTheTable(faults: readonly FaultNote[]): boolean {
  return faults.some((fault) => STOPPING.has(fault.code));
}

export function isSame(a: { code: string; what: string }, b: { code: string; what: string }): boolean {
  return a.code === b.code && a.what === b.what;
}
