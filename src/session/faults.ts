import type { FaultNote } from './scoreboard.ts';

/** Nothing is left to play on: the table is out of order until it is mended. */
function isStopping({ code, what }: FaultNote): boolean {
  return (
    code === 'CABINET_LOST' || (code === 'HEARTBEAT_STOPPED' && (what === 'program' || what === 'lines'))
  );
}

/** Faults with which nothing more is sold: what was paid for might not be given. */
const SHUTTING: ReadonlySet<string> = new Set(['VEND_FAILED', 'GUARD_LOST', 'HEARTBEAT_STOPPED']);

/** The one output without which everything that is sold can be given. */
const LAMP = 'startLamp';

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
  return faults.some(isStopping);
}

/** A coin line that cannot be trusted shuts the gate for all: they are fed by one slot. */
export function shutsTheGate(faults: readonly FaultNote[]): boolean {
  return faults.some(
    ({ code, what }) =>
      SHUTTING.has(code) || (code === 'OUTPUT_WRONG' && what !== LAMP) || what.startsWith('coin.'),
  );
}

export function isSame(a: { code: string; what: string }, b: { code: string; what: string }): boolean {
  return a.code === b.code && a.what === b.what;
}
