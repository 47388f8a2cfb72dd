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

/** Changes nothing, not even what a crash left unfinished. */
export function openForReading(file: string): Opened {
  const db = new Database(file, { readonly: true, timeout: 2000 });
  try {
    db.pragma('cell_size_check = ON');
    db.pragma('schema_version');
    return db;
  } catch (error) {
    db.close();
    if (!lacksIndex(error)) throw error;
    const alone = new Database(file, { fileMustExist: true, timeout: 2000 });
    alone.pragma('locking_mode = EXCLUSIVE');
    return alone;
  }
}

export function openForWriting(file: string, disk: Disk = realDisk): Opened {
  const db = disk.open(file);
  try {
    return safeFromPowerCuts(db);
  } catch (error) {
    db.close();
    if (!lacksIndex(error)) throw error;
    const alone = disk.open(file);
    alone.pragma('locking_mode = EXCLUSIVE');
    return safeFromPowerCuts(alone);
  }
}

function safeFromPowerCuts(db: Opened): Opened {
  db.pragma('journal_mode = WAL');
  // FULL: with NORMAL a power cut can lose the last coins written in WAL mode.
  db.pragma('synchronous = FULL');
  db.pragma('temp_store = MEMORY');
  db.pragma('cell_size_check = ON');
  return db;
}

/** Processes share an index file beside a database. A full disk has no room for it: then one goes without, alone. */
function lacksIndex(error: unknown): boolean {
  return isDatabaseError(error) && /^SQLITE_(CANTOPEN|FULL|IOERR_SHM)/.test(error.code);
}

export function isDatabaseError(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError;
}
