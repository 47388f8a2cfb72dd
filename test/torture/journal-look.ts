import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { MONEY } from './moments.ts';
import { forget, newFolder } from './tidy.ts';

/** A row as anybody reads it who has SQLite and nothing of the table's own. */
export interface JournalRow {
  readonly id: number;
  readonly boot: number;
  readonly kind: string;
  readonly game: number | null;
  readonly body: string | null;
}

/** What a journal holds while the table may be writing it; null when it cannot be read at this moment. */
export function rowsIn(file: string): readonly JournalRow[] | null {
  try {
    return rowsOf(file);
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    return error.code.startsWith('SQLITE_BUSY') ? rowsKeptFromUs(file) : null;
  }
}

/** Started on a full disk, a table keeps its journal to itself until it ends: no other process may open that. */
function rowsKeptFromUs(file: string): readonly JournalRow[] | null {
  try {
    return rowsLeftIn(file);
  } catch (error) {
    if (error instanceof Database.SqliteError) return null;
    throw error;
  }
}

/** What a journal holds that nobody writes any more. Looked at in a copy, so that the next start finds it untouched. */
export function rowsLeftIn(file: string): readonly JournalRow[] {
  if (!existsSync(file)) return [];
  const folder = newFolder('look');
  try {
    const copy = join(folder, 'journal.db');
    for (const tail of ['', '-wal']) {
      if (existsSync(file + tail)) copyFileSync(file + tail, copy + tail);
    }
    return rowsOf(copy);
  } finally {
    forget(folder);
  }
}

/** Whether the second copy of a journal has all the money that the first has. */
export function isSecured(rows: readonly JournalRow[] | null, copy: readonly JournalRow[] | null): boolean {
  if (!rows || !copy) return false;
  const money = (all: readonly JournalRow[]) => JSON.stringify(all.filter(({ kind }) => MONEY.has(kind)));
  return money(rows) === money(copy);
}

export function coinsIn(rows: readonly JournalRow[]): number {
  return rows.filter(({ kind }) => kind === 'coin').length;
}

function rowsOf(file: string): readonly JournalRow[] {
  if (!existsSync(file)) return [];
  const db = new Database(file, { readonly: true, timeout: 1000 });
  try {
    const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'rows'").get();
    if (!table) return [];
    return db.prepare<[], JournalRow>('SELECT id, boot, kind, game, body FROM rows ORDER BY id').all();
  } finally {
    db.close();
  }
}
