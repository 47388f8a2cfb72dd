/** Sensors that break: what happens before one, and what its wire tells, are two things then. */
import type { Wire, WireState } from '../../../ports/web-api.ts';
import { kindOf } from '../../../session/service/line-kind.ts';
import type { Due } from './step.ts';

/** By line; one that is not here is sound. */
export type Broken = Readonly<Record<string, Exclude<Wire, 'sound'>>>;

export const isSound = (broken: Broken, line: string): boolean => broken[line] === undefined;

/** The lines that tell that something is there. */
export function linesTold(active: readonly string[], broken: Broken): readonly string[] {
  const on = Object.keys(broken).filter((line) => broken[line] === 'on');
  return [...active.filter((line) => isSound(broken, line)), ...on];
}

export function wiresOf(sensors: readonly string[], broken: Broken): readonly WireState[] {
  return sensors.map((line) => ({ line, kind: kindOf(line), is: broken[line] ?? 'sound' }));
}

export function brokenBy(broken: Broken, line: string, is: Wire): Broken {
  const { [line]: _, ...others } = broken;
  return is === 'sound' ? others : { ...others, [line]: is };
}

/** Whatever is broken stays so, as long as the table has it. */
export function stillThere(sensors: readonly string[], broken: Broken): Broken {
  return Object.fromEntries(Object.entries(broken).filter(([line]) => sensors.includes(line)));
}

/** What the table hears at once when other lines tell something than before, though nothing moved. */
export function heardOf(
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
  at: number,
): Due[] {
  const lines = [...new Set([...before, ...after])];
  const changed = lines.filter((line) => before.includes(line) !== after.includes(line));
  return changed.map((line) => {
    const value = after.includes(line) ? 1 : 0;
    return { what: 'wire', at, edge: { line, value, at } };
  });
}
