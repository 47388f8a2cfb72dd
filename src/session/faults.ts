import type { FaultNote } from './scoreboard.ts';

/** Nothing is left to play on: the table is out of order until it is mended. */
function isStopping({ code, what }: FaultNote): boolean {
  return (
    code === 'CABINET_LOST' || (code === 'HEARTBEAT_STOPPED' && (what === 'program' || what === 'lines'))
  );
}

/** The same list when this fault is already in it. */
export function raise(faults: readonly FaultNote[], fault: FaultNote): readonly FaultNote[] {
  return faults.some((known) => isSame(known, fault)) ? faults : [...faults, fault];
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
  return faults.some(isStopping);
}

export function isSame(a: { code: string; what: string }, b: { code: string; what: string }): boolean {
  return a.code === b.code && a.what === b.what;
}
