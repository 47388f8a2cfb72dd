import Database from 'better-sqlite3';
import { type Disk, isDatabaseError, type Opened, realDisk } from './database.ts';
import { migrate } from './schema.ts';

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

/** Brought to the present version, and safe from power cuts. */
export function openForWriting(file: string, disk: Disk = realDisk): Opened {
  const db = disk.open(file);
  try {
    return made(db);
  } catch (error) {
    db.close();
    if (!lacksIndex(error)) throw error;
    const alone = disk.open(file);
    alone.pragma('locking_mode = EXCLUSIVE');
    return made(alone);
  }
}

/** While it is open no other process may so much as read it. */
export function isKeptFromOthers(db: Opened): boolean {
  return db.pragma('locking_mode', { simple: true }) === 'exclusive';
}

function made(db: Opened): Opened {
  db.pragma('journal_mode = WAL');
  // FULL: with NORMAL a power cut can lose the last coins written in WAL mode.
  db.pragma('synchronous = FULL');
  db.pragma('temp_store = MEMORY');
  db.pragma('cell_size_check = ON');
  migrate(db);
  return db;
}

/** Processes share an index file beside a database. A full disk has no room for it: then one goes without, alone. */
function lacksIndex(error: unknown): boolean {
  return isDatabaseError(error) && /^SQLITE_(CANTOPEN|FULL|IOERR_SHM)/.test(error.code);
}
