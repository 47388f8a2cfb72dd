import { TableError } from '../../ports/table-error.ts';
import { isDatabaseError } from './database.ts';

/** Runs what touches the disk; when SQLite or the system refuses, says by its code what ails the disk. */
export function onDisk<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    if (!isDatabaseError(cause) && !isSystemError(cause)) throw cause;
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

function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

const COMPLAINTS: readonly (readonly [codes: RegExp, complaint: string])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)$/, 'the disk is full'],
  [/^(SQLITE_READONLY|EROFS)/, 'the disk is read-only'],
  [/^(SQLITE_IOERR|EIO)/, 'the disk gives errors'],
  [/^(SQLITE_CANTOPEN|SQLITE_PERM|EACCES|EPERM)/, 'this user may not write here'],
  [/^(ENOTDIR|EEXIST)$/, 'there is a file where its folder should be'],
];

function complaint(code: string): string {
  const known = COMPLAINTS.find(([codes]) => codes.test(code));
  return known?.[1] ?? `it cannot be used (${code})`;
}
