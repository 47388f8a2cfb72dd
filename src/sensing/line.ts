import type { Cell } from './cell.ts';
import type { LineFaultCode } from './events.ts';
import { HEALTHY, type LineHealth } from './line-health.ts';

/** One input line as its holder keeps it: the level, how well it is, and the detector that listens to it. */
export interface Line {
  readonly name: string;
  readonly cell: Cell;
  readonly kind: LineKind;
  value: 0 | 1;
  /** Stamp of its last edge. */
  at: number;
  health: LineHealth;
  /** Active at the start: it tells nothing until it clears. */
  mute: LineFaultCode | null;
  clearedAt: number;
}

/** `red` shares the cell of its hole. */
export type LineKind = 'hole' | 'red' | 'coin' | 'level switch' | 'other';

export function createLine(name: string, kind: LineKind, cell: Cell): Line {
  return {
    name,
    kind,
    cell,
    value: 0,
    at: -Infinity,
    health: HEALTHY,
    mute: null,
    clearedAt: -Infinity,
  };
}
