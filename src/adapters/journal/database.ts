import { closeSync, openSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

export type Opened = Database.Database;

/** The disk that a journal is written to; tests hand in one that is full. */
export interface Disk {
  open(file: string): Opened;
  /** Throws what the system says when the disk takes nothing of this database, or is gone. */
  check(file: string): void;
  freeBytes(file: string): number;
}

export const realDisk: Disk = {
  open: (file) => new Database(file, { timeout: 2000 }),
  check: (file) => tryOpening(`${file}-wal`),
  freeBytes: (file) => {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize;
  },
};

/**
 * Since Linux 6.12 a disk that has turned read-only after an error says so to whoever opens a file for writing, and in
 * no other way that costs no write. Not the database's: to close that would end SQLite's locks on it.
 */
function tryOpening(log: string): void {
  closeSync(openSync(log, 'r+'));
}

export function isDatabaseError(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError;
}
