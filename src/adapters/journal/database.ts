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
    try {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    } catch {
      // The folder is gone, or its disk: there is no room, and the table says so.
      return 0;
    }
  },
};

export function isDatabaseError(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError;
}
