import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { checkpointsAreSound, lastCheckpoint } from './checkpoints.ts';
import type { Opened } from './database.ts';
import { isDamage, onDisk } from './disk-error.ts';
import { openForReading } from './open-database.ts';
import { configRowOf, isSound, type RowRecord } from './row-codec.ts';
import { RowTable } from './row-table.ts';
import { schemaOf } from './schema.ts';
import { walIsDamaged } from './wal-check.ts';

export type Finding =
  | { readonly state: 'absent' }
  | { readonly state: 'sound'; readonly last: RowRecord | null }
  | { readonly state: 'damaged' };

// A table must open fast whatever its age: small files are checked whole, of large ones the part that counts.
const WHOLE_CHECK_BYTES = 4 * 1024 * 1024;
const CHECKED_ROWS = 5000;

/** Looks at a journal without changing it. */
export function inspect(file: string): Finding {
  if (!existsSync(file)) return { state: 'absent' };
  return onDisk(file, () => {
    try {
      return look(file);
    } catch (error) {
      if (isDamage(error)) return { state: 'damaged' };
      throw error;
    }
  });
}

function look(file: string): Finding {
  if (logIsDamaged(file) || !headerIsSound(file)) return { state: 'damaged' };
  const db = openForReading(file);
  try {
    const schema = schemaOf(db, file);
    if (schema === 'new') return { state: 'sound', last: null };
    if (schema === 'damaged' || !pagesAreSound(db, file) || !checkpointsAreSound(db))
      return { state: 'damaged' };
    const table = new RowTable(db);
    const sound = rowsAreSound(table, lastCheckpoint(db).row) && configIsSound(table);
    return sound ? { state: 'sound', last: table.last() } : { state: 'damaged' };
  } finally {
    db.close();
  }
}

function logIsDamaged(file: string): boolean {
  return existsSync(`${file}-wal`) && walIsDamaged(readFileSync(`${file}-wal`));
}

/** SQLite would open a file whose WAL marks are gone and leave its log aside, or never write to it. */
function headerIsSound(file: string): boolean {
  const header = Buffer.alloc(20);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, header);
  closeSync(descriptor);
  return length === 0 || (header[18] === 2 && header[19] === 2);
}

function pagesAreSound(db: Opened, file: string): boolean {
  if (statSync(file).size > WHOLE_CHECK_BYTES) return true;
  return db.pragma('quick_check(1)', { simple: true }) === 'ok';
}

/** The last rows are as they were written, and all that follow the checkpoint are there. */
function rowsAreSound(table: RowTable, kept: number): boolean {
  const last = table.last()?.id ?? 0;
  let next = kept + 1;
  for (const record of table.allAfter(Math.max(0, Math.min(last - CHECKED_ROWS, kept)))) {
    if (!isSound(record)) return false;
    if (record.id > kept && record.id !== next++) return false;
  }
  return next === last + 1;
}

/** The configuration that the last game began with may lie far back. */
function configIsSound(table: RowTable): boolean {
  const [start] = table.lastStarts(1);
  if (!start) return true;
  if (!isSound(start)) return false;
  const holder = table.at(configRowOf(start));
  return !holder || isSound(holder);
}
