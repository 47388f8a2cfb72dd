/** What a line is, by its name. */
export type LineKind =
  | 'hole'
  | 'pocket'
  | 'red'
  | 'peg'
  | 'coin'
  | 'string'
  | 'button'
  | 'delivery'
  | 'lane'
  | 'laneRed'
  | 'trough'
  | 'baulk'
  | 'bar'
  | 'door'
  | 'key'
  | 'tilt'
  | 'other';

const WHOLE: Readonly<Record<string, LineKind>> = {
  'coin.string': 'string',
  'lane.red': 'laneRed',
  'bar.down': 'bar',
  delivery: 'delivery',
  lane: 'lane',
  trough: 'trough',
  baulk: 'baulk',
  door: 'door',
  key: 'key',
  tilt: 'tilt',
};

const FAMILIES: Readonly<Record<string, LineKind>> = {
  hole: 'hole',
  pocket: 'pocket',
  red: 'red',
  peg: 'peg',
  coin: 'coin',
  button: 'button',
};

export function kindOf(line: string): LineKind {
  return WHOLE[line] ?? FAMILIES[line.split('.', 1)[0] ?? ''] ?? 'other';
}

/** Which hole, pocket, skittle, coin line or button; empty for what there is one of. */
export function idOf(line: string): string {
  return line in WHOLE ? '' : line.slice(line.indexOf('.') + 1);
}

/** A line that is active in passing: one that stays so is stuck, or something lies before it. */
export function isMomentary(kind: LineKind): boolean {
  return !LEVELS.has(kind);
}

const LEVELS: ReadonlySet<LineKind> = new Set<LineKind>(['bar', 'door', 'key']);
