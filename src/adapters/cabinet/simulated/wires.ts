/** Sensors that break: what happens before one, and what its wire tells, are two things then. */
import type { Wire, WireState } from '../../../ports/web-api.ts';
import { kindOf } from '../../../session/service/line-kind.ts';
import type { Due } from './step.ts';

/** By line; one that is not here is sound. */
export type Broken = Readonly<Record<string, Exclude<Wire, 'sound'>>>;

export const isSound = (broken: Broken, line: string): boolean => broken[line] === undefined;

/** The lines that tell that something is there. */
export function linesTold(active: readonly string[], broken: Broken): readonly string[] {
  const stuck = Object.keys(broken).filter((line) => broken[line] === 'stuck');
  return [...active.filter((line) => isSound(broken, line)), ...stuck];
}

export function wiresOf(sensors: readonly string[], broken: Broken): readonly WireState[] {
  return sensors.map((line) => ({ line, kind: kindOf(line), is: broken[line] ?? 'sound' }));
}

export function brokenBy(broken: Broken, line: string, is: Wire): Broken {
  const { [line]: _, ...others } = broken;
  return is === 'sound' ? others : { ...others, [line]: is };
}

/** What the table hears at once of sensors that broke or were mended, though nothing moved. */
export function heardOf(
  lines: readonly string[],
  at: number,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): Due[] {
  const changed = lines.filter((line) => before.includes(line) !== after.includes(line));
  return changed.map((line) => {
    const value = after.includes(line) ? 1 : 0;
    return { what: 'wire', at, edge: { line, value, at } };
  });
}

/** All sensors are mended. */
export function wiresMended(
  { lines, broken }: { readonly lines: readonly string[]; readonly broken: Broken },
  at: number,
): Due[] {
  return heardOf(Object.keys(broken), at, { before: linesTold(lines, broken), after: lines });
}
