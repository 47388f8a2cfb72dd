import type { LineFaultCode, SensingSetup, StartUp } from './events.ts';
import type { Line } from './line.ts';

/** When the levels that the table came up with are judged. */
export function learnsAt(setup: SensingSetup, start: { at: number; how: StartUp }): number {
  // A hole active from the first moment must not score by being blocked before it is known as a fault.
  const blindMs = start.how === 'cold' ? setup.blindMs : Math.min(setup.blindMs, setup.hole.stuckMs);
  return start.at + blindMs;
}

/** Why this line, as it stands when levels are judged, cannot be trusted; null when it can. */
export function faultAtStart(line: Line, start: { at: number; how: StartUp }): LineFaultCode | null {
  if (line.value === 0 || line.kind === 'level switch') return null;
  if (start.how === 'cold') return line.kind === 'coin' ? 'COIN_STUCK' : 'LINE_ACTIVE_AT_START';
  // Running, a coin line's own figures tell when it is stuck.
  return line.at === start.at && line.kind !== 'coin' ? 'LINE_ACTIVE_AT_START' : null;
}
