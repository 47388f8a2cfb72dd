/** A tag before the reader. It is repeated for as long as it is there. */
export interface Present {
  readonly since: number;
  readonly lastAt: number;
}

/** What is before the reader, by tag. */
export type Field = ReadonlyMap<string, Present>;

/** A tag that has not been repeated for so long is gone: some repetitions are lost while a ball rolls. */
export const GONE_MS = 500;

/** The tag was read: it has just come, or is still there. */
export function seenIn(field: Field, tag: string, at: number): { field: Field; isNew: boolean } {
  const before = field.get(tag);
  const stays = before !== undefined && at - before.lastAt < GONE_MS;
  const present = { since: stays ? before.since : at, lastAt: at };
  return { field: new Map(field).set(tag, present), isNew: !stays };
}

/** Without those that have rolled on. */
export function leftAt(field: Field, at: number): Field {
  return new Map([...field].filter(([, { lastAt }]) => at - lastAt < GONE_MS));
}
