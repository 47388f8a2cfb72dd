import Database from 'better-sqlite3';
import { TableError } from '../../ports/table-error.ts';
import { isDatabaseError } from './database.ts';
import { onDisk } from './disk-error.ts';

export interface Lock {
  release(): void;
}

/**
 * Keeps a second process from writing this journal; readers are free. What is locked is an empty database of its own:
 * the kernel lets go of it when the process dies, however it dies.
 */
export function lockJournal(file: string): Lock {
  return onDisk(file, () => {
    const db = new Database(`${file}.lock`, { timeout: 0 });
    try {
      db.pragma('journal_mode = MEMORY');
      db.exec('BEGIN EXCLUSIVE');
      return { release: () => db.close() };
    } catch (cause) {
      db.close();
      if (!isDatabaseError(cause) || !cause.code.startsWith('SQLITE_BUSY')) throw cause;
      throw new TableError('JOURNAL_IN_USE', `${file} is being written`, { cause });
    }
  });
}
