import { existsSync } from 'node:fs';
import { TableError } from '../../ports/table-error.ts';
import { record } from '../../session/books.ts';
import type { Books, Row } from '../../session/entries.ts';
import { type Checkpoint, lastCheckpoint } from './checkpoints.ts';
import { isDatabaseError } from './database.ts';
import { openForReading } from './open-database.ts';
import { RowReader } from './row-reader.ts';
import { RowTable } from './row-table.ts';
import { schemaOf } from './schema.ts';

/** A journal to look at, which a table may be writing meanwhile. */
export interface JournalReader {
  rowsOf(game: number): readonly Row[];
  /** The numbers of the last games, newest first. */
  games(most: number): readonly number[];
  /** Every row but those that only tell how a game was played. */
  moneyRows(): Iterable<Row>;
  /** Books that the table kept on its way; of row 0 when it kept none. */
  checkpoint(): Checkpoint;
  /** As the table has them now, but for what it has not written yet. */
  books(): Books;
  close(): void;
}

export function readJournal(file: string): JournalReader {
  // SQLite would say so too, but not when the folder is missing as well.
  if (!existsSync(file)) throw new TableError('JOURNAL_UNREADABLE', `${file} does not exist`);
  const read = <T>(action: () => T): T => readably(file, action);
  const db = read(() => openForReading(file));
  if (read(() => schemaOf(db, file)) !== 'ours') {
    db.close();
    throw new TableError('JOURNAL_UNREADABLE', `${file} is no journal that can be read`);
  }
  const reader = new RowReader(new RowTable(db));
  return {
    rowsOf: (game) => read(() => reader.rowsOf(game)),
    games: (most) => read(() => reader.games(most)),
    moneyRows: () => readable(reader.money(), read),
    checkpoint: () => read(() => lastCheckpoint(db)),
    books: () => read(() => booksIn(reader, lastCheckpoint(db))),
    close: () => db.close(),
  };
}

/** Whoever only reads mends nothing: what is wrong with the file is told as it is. */
function readably<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    const damaged = cause instanceof TableError && cause.code === 'JOURNAL_CORRUPT';
    if (damaged) throw new TableError('JOURNAL_UNREADABLE', `${file}: ${cause.what}`, { cause });
    if (!isDatabaseError(cause)) throw cause;
    throw new TableError('JOURNAL_UNREADABLE', `${file} is no journal that can be read`, { cause });
  }
}

function booksIn(reader: RowReader, { row, books }: Checkpoint): Books {
  let now = books;
  for (const next of reader.after(row)) now = record(now, next);
  return now;
}

function* readable(rows: Iterator<Row>, read: <T>(action: () => T) => T): Generator<Row> {
  for (let next = read(() => rows.next()); !next.done; next = read(() => rows.next())) yield next.value;
}
