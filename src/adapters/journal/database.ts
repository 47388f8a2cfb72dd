import { statfsSync } from 'node:fs';
import Database from 'better-sqlite3';

export type Opened = Database.Database;

/** The disk that a journal is written to; tests hand in one that is full. */
export interface Disk {
  open(file: string): Opened;
  freeBytes(folder: string): number;
}

export const realDisk: Disk = {
  open: (file) => new Database(file, { timeout: 2000 }),
  freeBytes: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
};

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
