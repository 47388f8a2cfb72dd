/** What was seen on one wire: `values[n]` at `at[n]` seconds. The moments are not evenly spaced. */
export interface Trace {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

export type Traces = (name: string) => Trace;

/** Reads what ngspice wrote: a line of names, then a line a moment, time first. */
export function readTraces(text: string): Traces {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.trim().split(/\s+/);
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const column = (index: number) => rows.map((row) => row[index] ?? Number.NaN);
  const at = column(0);
  return (name) => {
    const index = names.indexOf(name);
    if (index < 1) throw new Error(`ngspice told nothing of ${name}`);
    return { at, values: column(index) };
  };
}

export function between(trace: Trace, from: number, to: number): Trace {
  const kept = trace.at.map((at) => at >= from && at <= to);
  return { at: trace.at.filter((_, n) => kept[n]), values: trace.values.filter((_, n) => kept[n]) };
}

export const highest = ({ values }: Trace): number => values.reduce((most, value) => Math.max(most, value));
export const lowest = ({ values }: Trace): number => values.reduce((least, value) => Math.min(least, value));

export function product(one: Trace, other: Trace): Trace {
  return { at: one.at, values: one.values.map((value, n) => value * (other.values[n] ?? Number.NaN)) };
}

export const minus = (one: Trace, other: Trace): Trace => ({
  at: one.at,
  values: one.values.map((value, n) => value - (other.values[n] ?? Number.NaN)),
});

/** The area under a trace, by trapezia: joules from watts. */
export function sum({ at, values }: Trace): number {
  return strips(at).reduce(
    (all, width, n) => all + (width * ((values[n] ?? 0) + (values[n + 1] ?? 0))) / 2,
    0,
  );
}

export const average = (trace: Trace): number =>
  sum(trace) / ((trace.at.at(-1) ?? Number.NaN) - (trace.at[0] ?? 0));

/** For how many seconds, altogether, a trace was above a level. */
export function timeAbove({ at, values }: Trace, level: number): number {
  return strips(at).reduce((all, width, n) => all + ((values[n] ?? 0) > level ? width : 0), 0);
}

/** When a trace was above the level for the first and for the last time; null when it never was. */
export function spanAbove({ at, values }: Trace, level: number): { from: number; to: number } | null {
  const moments = at.filter((_, n) => (values[n] ?? 0) > level);
  const [from] = moments;
  const to = moments.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** How often a trace rose through a level. */
export function risesThrough({ values }: Trace, level: number): number {
  return values.filter((value, n) => value > level && (values[n - 1] ?? value) <= level).length;
}

const strips = (at: readonly number[]): readonly number[] =>
  at.slice(1).map((moment, n) => moment - (at[n] ?? moment));
