import type { TableError } from '../../ports/table-error.ts';
import type { Books, Row } from '../../session/entries.ts';

/** Where rows are kept for good: a file, or in tests and replays a list. */
export interface RowStore {
  /** All of them or none, in this order. `books` are the books after the last of them. Throws JOURNAL_UNWRITABLE. */
  write(rows: readonly Row[], books: Books): void;
  /** Tries whether the disk takes rows again. Throws JOURNAL_UNWRITABLE. */
  probe(): void;
  /** JOURNAL_UNWRITABLE when the next coins may not find room, as on a disk that is read-only; null: they will. */
  whyNoRoom(): TableError | null;
  /** How often room is looked for while nothing is written: others fill the same disk, and disks fail. Null: never. */
  readonly roomMs: number | null;
  /** Brings the second copy up to date, as well as it can be. */
  copy(): CopyState;
  rowsOf(game: number): readonly Row[];
  games(most: number): readonly number[];
  /** `books` are those of the last row, or null when rows were left unwritten. */
  close(books: Books | null): void;
}

/** How far the second copy has come: as far as the first, on the way there, or no further for now. */
export type CopyState = 'whole' | 'behind' | 'failed';

/** What a store held when it was opened. */
export interface Kept {
  readonly store: RowStore;
  readonly books: Books;
  readonly lastId: number;
  readonly lastBoot: number;
}
