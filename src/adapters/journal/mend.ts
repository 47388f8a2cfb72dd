import { existsSync, renameSync, rmSync } from 'node:fs';
import { type Checkpoint, lastCheckpoint, START, saveCheckpoint } from './checkpoints.ts';
import type { Opened } from './database.ts';
import { isDamage } from './disk-error.ts';
import { openForReading, openForWriting } from './open-database.ts';
import { isSound, type RowRecord } from './row-codec.ts';
import { RowTable } from './row-table.ts';

const CHUNK = 1000;

/** Row by row from whichever of the files still has it, as far as they go without a gap. Returns the last row's id. */
export function gather(from: readonly string[], into: string): number {
  forget(into);
  const sources = from.flatMap((file) => openIfPossible(file));
  const db = openForWriting(into);
  try {
    return db.transaction(() => copyRows(sources, db))();
  } finally {
    db.close();
    for (const source of sources) source.close();
  }
}

/** Gives the file, and what a crash left of its log, another name. */
export function setAside(file: string, name: string): void {
  for (const tail of ['-wal', '']) {
    if (existsSync(file + tail)) renameSync(file + tail, name + tail);
  }
  rmSync(`${file}-shm`, { force: true });
}

export function forget(file: string): void {
  for (const tail of ['', '-wal', '-shm']) rmSync(file + tail, { force: true });
}

function copyRows(sources: readonly Opened[], into: Opened): number {
  const target = new RowTable(into);
  const tables = sources.map((db) => new RowTable(db));
  const checkpoint = newest(sources);
  let last = 0;
  for (;;) {
    const records = unbroken(tables, last);
    target.insert(records);
    // What a checkpoint holds is not lost with its row.
    if (records.length === 0 && last >= checkpoint.row) break;
    last = records.at(-1)?.id ?? last + 1;
  }
  if (checkpoint.row > 0) saveCheckpoint(into, checkpoint);
  return last;
}

/** Some rows that follow this one without a gap: many at once where a file is whole, else whoever has the next. */
function unbroken(tables: readonly RowTable[], last: number): readonly RowRecord[] {
  for (const table of tables) {
    const records = readable(() => table.after(last, CHUNK)) ?? [];
    if (
      records.length > 0 &&
      records.every((record, index) => record.id === last + 1 + index && isSound(record))
    )
      return records;
  }
  const next = tables
    .map((table) => readable(() => table.at(last + 1)))
    .find((record) => record && isSound(record));
  return next ? [next] : [];
}

function newest(sources: readonly Opened[]): Checkpoint {
  return sources
    .map((db) => readable(() => lastCheckpoint(db)) ?? START)
    .reduce((best, one) => (one.row > best.row ? one : best), START);
}

function openIfPossible(file: string): readonly Opened[] {
  const db = existsSync(file) ? readable(() => openForReading(file)) : null;
  return db ? [db] : [];
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) return null;
    throw error;
  }
}
