import type { Fall, Reading } from './stroke.ts';
import type { Pocket } from './table.ts';

/** What can be said of a ball that came past the reader. */
export interface Homecoming {
  /** The fall that it is taken for. */
  readonly fall: Fall | null;
  /** Where it may have fallen; none: where no beam saw it, for all that is known. */
  readonly pockets: readonly Pocket[];
}

/**
 * Balls fall at known times into known pockets, and come home one by one, each by its name. Each was one of the falls
 * that its time under way allows, and no two were the same: what only one fall is left for is certain, and of the rest
 * it is told what may be.
 */
export function homecomings(
  falls: readonly Fall[],
  reads: readonly Pick<Reading, 'at' | 'from'>[],
): readonly Homecoming[] {
  const options = reads.map((read) => places(falls, (fall) => mayBe(read, fall)));
  const taken = matched(options);
  return reads.map((_, read) => ({
    fall: falls[taken.get(read) ?? -1] ?? null,
    pockets: pocketsOf(read, options, falls),
  }));
}

type Options = readonly (readonly number[])[];

function mayBe({ at, from }: Pick<Reading, 'at' | 'from'>, fall: Fall): boolean {
  return fall.at <= at && (from === null || from.includes(fall.pocket));
}

/** When the others alone account for as many falls, it may have been none of them. */
function pocketsOf(read: number, options: Options, falls: readonly Fall[]): readonly Pocket[] {
  const most = matched(options).size;
  const own = options[read] ?? [];
  if (matched(options.with(read, [])).size === most) return [];
  const pockets = new Set(own.flatMap((fall) => falls[fall]?.pocket ?? []));
  return [...pockets].filter((pocket) => {
    const there = own.filter((fall) => falls[fall]?.pocket === pocket);
    return matched(options.with(read, there)).size === most;
  });
}

/** As many reads as can be, each with a fall of its own; a free one is taken before another has to make way. */
function matched(options: Options): ReadonlyMap<number, number> {
  const readOf = new Map<number, number>();
  const place = (read: number, tried: Set<number>): boolean => {
    const own = (options[read] ?? []).filter((fall) => !tried.has(fall));
    const free = own.find((fall) => !readOf.has(fall));
    const found = free ?? own.find((fall) => makesWay(fall, tried));
    if (found !== undefined) readOf.set(found, read);
    return found !== undefined;
  };
  const makesWay = (fall: number, tried: Set<number>): boolean => {
    if (tried.has(fall)) return false;
    tried.add(fall);
    return place(readOf.get(fall) ?? -1, tried);
  };
  for (const read of options.keys()) place(read, new Set());
  return new Map(Array.from(readOf, ([fall, read]) => [read, fall]));
}

const places = <Item>(items: readonly Item[], fits: (item: Item) => boolean): readonly number[] =>
  items.flatMap((item, place) => (fits(item) ? [place] : []));
