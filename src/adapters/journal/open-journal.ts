import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from '../../ports/clock.ts';
import type { Journal } from '../../ports/journal.ts';
import { type Log, silentLog } from '../../ports/log.ts';
import type { TableError } from '../../ports/table-error.ts';
import { type Disk, realDisk } from './database.ts';
import { onDisk } from './disk-error.ts';
import { lockJournal } from './lock.ts';
import { openForWriting } from './open-database.ts';
import { RowJournal } from './row-journal.ts';
import { SecondCopy } from './second-copy.ts';
import { backupOf, makeSound } from './sound-file.ts';
import { SqliteStore } from './sqlite-store.ts';

export interface JournalOptions {
  readonly file: string;
  readonly version: string;
  readonly clock: Clock;
  readonly log?: Log;
  readonly disk?: Disk;
  /** False for a command that writes a row and goes: no table was switched on. */
  readonly booted?: boolean;
}

export interface OpenedJournal {
  readonly journal: Journal;
  /** What was wrong with the file and has been mended: JOURNAL_CORRUPT with the name of what was set aside. */
  readonly troubles: readonly TableError[];
}

/** Throws only TableError: JOURNAL_IN_USE, JOURNAL_TOO_NEW, or JOURNAL_UNWRITABLE when the disk cannot be used. */
export function openJournal(options: JournalOptions): OpenedJournal {
  const { file, version, clock, log = silentLog, disk = realDisk, booted = true } = options;
  onDisk(file, () => mkdirSync(dirname(file), { recursive: true }));
  const lock = lockJournal(file);
  try {
    const troubles = onDisk(file, () => makeSound(file, clock.wall()));
    for (const trouble of troubles) log.error({ err: trouble }, 'journal was mended');
    const db = onDisk(file, () => openForWriting(file, disk));
    const copy = new SecondCopy(backupOf(file), disk, log);
    const store = new SqliteStore({ file, disk, db, copy, release: lock.release });
    const journal = new RowJournal(store.kept(), clock, log);
    return { journal: booted ? journal.start(version) : journal, troubles };
  } catch (error) {
    lock.release();
    throw error;
  }
}
