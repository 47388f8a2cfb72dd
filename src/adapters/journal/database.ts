import Database from 'better-sqlite3';

export type Opened = Database.Database;

/** How a file becomes a database; tests hand in one that fills up. */
export type OpenDatabase = (file: string) => Opened;

export const openDatabase: OpenDatabase = (file) => new Database(file, { timeout: 2000 });

/** Waits for nobody and changes nothing, not even what a crash left unfinished. */
export function openForReading(file: string): Opened {
  const db = new Database(file, { readonly: true, timeout: 2000 });
  db.pragma('cell_size_check = ON');
  return db;
}

export function prepareForWriting(db: Opened): Opened {
  db.pragma('journal_mode = WAL');
  // FULL: with NORMAL a power cut can lose the last coins written in WAL mode.
  db.pragma('synchronous = FULL');
  db.pragma('temp_store = MEMORY');
  db.pragma('cell_size_check = ON');
  return db;
}

export function isDatabaseError(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError;
}
