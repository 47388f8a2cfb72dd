import { TableError } from '../../ports/table-error.ts';
import { isDatabaseError } from './database.ts';

/** Runs what touches the disk; when SQLite refuses, says by its code what ails the disk. */
export function onDisk<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    if (!isDatabaseError(cause)) throw cause;
    throw new TableError('JOURNAL_UNWRITABLE', `${file}: ${complaint(cause.code)}`, { cause });
  }
}

/** True when the file is at fault, false when the disk, its rights or another process are. */
export function isDamage(error: unknown): boolean {
  return isDatabaseError(error) && !ELSEWHERE.some((code) => error.code.startsWith(code));
}

const ELSEWHERE = [
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_PERM',
  'SQLITE_AUTH',
  'SQLITE_NOMEM',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_IOERR_TRUNCATE',
  'SQLITE_IOERR_SHM',
  'SQLITE_IOERR_LOCK',
];

function complaint(code: string): string {
  if (code === 'SQLITE_FULL') return 'the disk is full';
  if (code.startsWith('SQLITE_READONLY')) return 'the disk is read-only';
  if (code.startsWith('SQLITE_IOERR')) return 'the disk gives errors';
  if (code.startsWith('SQLITE_CANTOPEN') || code === 'SQLITE_PERM') return 'this user may not write here';
  return `the database refuses (${code})`;
}
