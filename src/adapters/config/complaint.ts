import type { Path } from './written.ts';

/** What is wrong, or only strange, between settings that are each right by themselves. */
export interface Complaint {
  readonly path: Path;
  readonly reason: string;
  /** Other settings it follows from: when one of them is itself wrong, nothing is said. */
  readonly because?: readonly string[];
  readonly onlyWarns?: true;
}

/** The places in a list of those that repeat an earlier one. */
export function repeated<Item>(
  items: readonly Item[],
  name: (item: Item) => string,
): readonly { place: number; name: string }[] {
  const names = items.map(name);
  return names
    .map((each, place) => ({ place, name: each }))
    .filter(({ name: each, place }) => names.indexOf(each) < place);
}
