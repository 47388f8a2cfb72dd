import { lasted } from './detector.ts';

/** After so much quiet a line that told too many coins is believed again. */
const QUIET_MS = 2000;

/** How fast coins pass on one line: faster than any mechanism can is noise, or somebody at the wires. */
export interface CoinFlow {
  /** When the last coins passed, no more of them than may pass in a second. */
  readonly passed: readonly number[];
  /** Too many came: none passes before the line has been quiet. */
  readonly flooded: boolean;
  /** When a flooded line has been quiet for long enough; Infinity while its contact is closed. */
  readonly calmAt: number;
}

export const CALM: CoinFlow = { passed: [], flooded: false, calmAt: Infinity };

export function hasRoom({ passed }: CoinFlow, at: number, perSecond: number): boolean {
  const first = passed[passed.length - perSecond];
  return first === undefined || lasted(first, at, 1000);
}

export function passing(flow: CoinFlow, at: number, perSecond: number): CoinFlow {
  return { ...flow, passed: [...flow.passed, at].slice(-perSecond) };
}

export function flooded(at: number): CoinFlow {
  return { passed: [], flooded: true, calmAt: at + QUIET_MS };
}

/** The line moved: its quiet begins anew. */
export function stirred(flow: CoinFlow, value: 0 | 1, now: number): CoinFlow {
  if (!flow.flooded) return flow;
  return { ...flow, calmAt: value === 1 ? Infinity : now + QUIET_MS };
}
