import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { TableError } from '../../ports/table-error.ts';
import { realDisk } from './database.ts';
import { isDamage } from './disk-error.ts';
import { type Finding, inspect } from './inspect.ts';
import { forget, gather, setAside } from './mend.ts';
import { openForReading } from './open-database.ts';
import type { RowRecord } from './row-codec.ts';
import { RowTable } from './row-table.ts';

export const backupOf = (file: string): string => `${file}.backup`;

/** Sees to it that a journal can be used. What was wrong is told, and no file is thrown away. */
export function makeSound(file: string, wall: number): readonly TableError[] {
  const backup = backupOf(file);
  for (const each of [file, backup, mendingOf(file)]) rollBack(each);
  const finished = finishMending(file);
  const [main, copy] = [inspect(file), inspect(backup)];
  if (main.state === 'damaged' || lastId(main) < lastId(copy)) return [mend(file, main, wall)];
  if (copy.state === 'damaged' || (copy.state === 'sound' && copy.last && !has(file, copy.last))) {
    const aside = nameAside(backup, wall);
    setAside(backup, aside);
    return [...finished, corrupt(`The copy ${backup} was damaged and set aside as ${aside}`)];
  }
  return finished;
}

/**
 * A new file keeps a rollback journal until it has its log. When the power goes in that moment only a connection that may
 * write can take back what was begun; to all others the file seems to be on a disk that is read-only.
 */
function rollBack(file: string): void {
  if (!existsSync(file) || !existsSync(`${file}-journal`)) return;
  const db = realDisk.open(file);
  try {
    db.pragma('schema_version');
  } catch (error) {
    // Whoever looks at the file next says what is wrong with it.
    if (!isDamage(error)) throw error;
  } finally {
    db.close();
  }
}

function mend(file: string, found: Finding, wall: number): TableError {
  const mending = mendingOf(file);
  const rows = gather([file, backupOf(file)], mending);
  const aside = nameAside(file, wall);
  setAside(file, aside);
  renameSync(mending, file);
  keepNames(file);
  if (found.state === 'absent') return corrupt(`${file} was missing; its copy gave back ${rows} rows`);
  return corrupt(`${file} was damaged and set aside as ${aside}; ${rows} rows are in use`);
}

/** The power went after the damaged file was set aside and before the mended one had its name. */
function finishMending(file: string): readonly TableError[] {
  const mending = mendingOf(file);
  if (!existsSync(mending)) return [];
  if (existsSync(file) || inspect(mending).state !== 'sound') {
    forget(mending);
    return [];
  }
  renameSync(mending, file);
  keepNames(file);
  return [corrupt(`${file} was being mended when the power went; the damaged file lies beside it`)];
}

function mendingOf(file: string): string {
  return `${file}.mending`;
}

function nameAside(file: string, wall: number): string {
  const stamp = new Date(wall).toISOString().replace(/[-:]|\.\d+/g, '');
  const name = `${file}.corrupt-${stamp}`;
  let free = name;
  for (let next = 2; existsSync(free); next++) free = `${name}-${next}`;
  return free;
}

/** A new name is safe only when the folder is. */
function keepNames(file: string): void {
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function lastId(found: Finding): number {
  return found.state === 'sound' ? (found.last?.id ?? 0) : 0;
}

function has(file: string, row: RowRecord): boolean {
  const db = openForReading(file);
  try {
    return new RowTable(db).at(row.id)?.sum === row.sum;
  } finally {
    db.close();
  }
}

function corrupt(what: string): TableError {
  return new TableError('JOURNAL_CORRUPT', what);
}
