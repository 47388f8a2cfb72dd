import type { Books, Entry, Row } from '../session/entries.ts';

/** The append-only truth. */
export interface Journal {
  /** The fold of every row so far, those not yet on the disk included. */
  books(): Books;
  /** On the disk, all or none, when it returns. Throws TableError JOURNAL_UNWRITABLE when it cannot be. */
  commit(entries: readonly Entry[], at: number): void;
  /** In order, on the disk within 50 ms; kept and tried again when the disk refuses. */
  append(entry: Entry, at: number): void;
  /** Puts on the disk what still waits; false when it could not. */
  flush(): boolean;
  /** Told when the disk begins to refuse and when it takes rows again. */
  onHealth(told: (writable: boolean) => void): void;
  /** All rows of one game in order, or [] when there is no such game. */
  rowsOf(game: number): readonly Row[];
  /** The numbers of the last games, newest first. */
  games(most: number): readonly number[];
  readonly boot: number;
  close(): void;
}
