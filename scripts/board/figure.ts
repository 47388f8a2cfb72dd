export type Unit = 'A' | 'mA' | 'V' | 'W' | 'mW' | 'J' | 's' | 'ms' | 'times';

/** What a figure may be, and where that comes from: what the parts bear, or what the program needs. */
export interface Limit {
  readonly least: number;
  readonly most: number;
  readonly unit: Unit;
  readonly why: string;
}

/** Something that was measured on the bench. */
export interface Figure extends Limit {
  readonly what: string;
  readonly value: number;
}

export const figure = (what: string, value: number, limit: Limit): Figure => ({ what, value, ...limit });

export const within = (range: readonly [least: number, most: number], unit: Unit, why: string): Limit => ({
  least: range[0],
  most: range[1],
  unit,
  why,
});
export const atMost = (most: number, unit: Unit, why: string): Limit => within([-Infinity, most], unit, why);
export const atLeast = (least: number, unit: Unit, why: string): Limit =>
  within([least, Infinity], unit, why);

export const isKept = ({ value, least, most }: Figure): boolean => value >= least && value <= most;

/** The figures that are beyond their limits, by their names. */
export const broken = (figures: readonly Figure[]): readonly string[] =>
  figures.filter((one) => !isKept(one)).map(({ what }) => what);

/** One line of the table. */
export function writeFigure(one: Figure): string {
  const kept = isKept(one) ? ' ' : '!';
  const value = `${written(one.value).padStart(7)} ${one.unit.padEnd(5)}`;
  return `${kept} ${one.what.padEnd(44)}${value} ${writeLimit(one).padEnd(14)} ${one.why}`;
}

function writeLimit({ least, most }: Limit): string {
  if (least === -Infinity) return `at most ${most}`;
  if (most === Infinity) return `at least ${least}`;
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** Three digits that count, and none after the point that do not. */
function written(value: number): string {
  if (Math.abs(value) < 0.0005) return '0';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return value.toFixed(0);
  return value.toPrecision(3);
}
