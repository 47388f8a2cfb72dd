import { existsSync } from 'node:fs';
import { TableError } from '../../ports/table-error.ts';
import type { Row } from '../../session/entries.ts';
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
  close(): void;
}

export function readJournal(file: string): JournalReader {
  const read = <T>(action: () => T): T => {
    try {
      return action();
    } catch (cause) {
      if (!isDatabaseError(cause)) throw cause;
      throw new TableError('JOURNAL_UNREADABLE', `${file} is no journal that can be read`, { cause });
    }
  };
  // SQLite would say so too, but not when the folder is missing as well.
  if (!existsSync(file)) throw new TableError('JOURNAL_UNREADABLE', `${file} does not exist`);
  const db = read(() => openForReading(file));
  if (read(() => schemaOf(db, file)) !== 'ours') {
    db.close();
    throw new TableError('JOURNAL_UNREADABLE', `${file} is no journal that can be read`);
  }
  const reader = new RowReader(new RowTable(db));
  return {
    rowsOf: (game) => read(() => reader.rowsOf(game)),
    games: (most) => read(() => reader.games(most)),
    close: () => db.close(),
  };
}
