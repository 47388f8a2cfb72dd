import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { type Opened, realDisk } from '../../src/adapters/journal/database.ts';
import { memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { type OpenedJournal, openJournal } from '../../src/adapters/journal/open-journal.ts';
import type { Journal } from '../../src/ports/journal.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { JournalRig } from '../contracts/journal.ts';
import { NOON } from './books-of.ts';

export function memoryRig(): JournalRig {
  const disk = memoryDisk();
  const clock = new HandClock(NOON);
  let journal = memoryJournal({ clock, disk });
  return {
    clock,
    journal: () => journal,
    powerCut: () => {
      clock.forget();
      journal = memoryJournal({ clock, disk });
      return journal;
    },
    setWritable: (writable) => {
      disk.writable = writable;
    },
    end: () => {},
  };
}

/** A journal on a real file. A power cut copies what lies on the disk into a new folder, and goes on there. */
export class SqliteRig implements JournalRig {
  readonly clock = new HandClock(NOON);
  freeBytes = 1e9;
  /** What the log told a technician to mend. */
  readonly complaints: string[] = [];
  #writable = true;
  #folder = mkdtempSync(join(tmpdir(), 'baulk-journal-'));
  #databases = new Map<string, Opened>();
  #opened: OpenedJournal;
  readonly #past: (() => void)[] = [];

  constructor() {
    this.#opened = this.#open();
  }

  get file(): string {
    return join(this.#folder, 'table.db');
  }

  get troubles(): readonly Error[] {
    return this.#opened.troubles;
  }

  journal(): Journal {
    return this.#opened.journal;
  }

  /** `meanwhile`: what happens to the file while there is no power. */
  powerCut(meanwhile: (file: string) => void = () => {}): Journal {
    const { journal } = this.#opened;
    const folder = this.#folder;
    this.clock.forget();
    this.#folder = mkdtempSync(join(tmpdir(), 'baulk-journal-'));
    for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(this.#folder, name));
    this.#past.push(() => discard(journal, folder));
    meanwhile(this.file);
    this.#opened = this.#open();
    return this.#opened.journal;
  }

  setWritable(writable: boolean): void {
    this.#writable = writable;
    for (const db of this.#databases.values()) if (db.open) db.pragma(`query_only = ${writable ? 0 : 1}`);
  }

  database(file = this.file): Opened {
    const db = this.#databases.get(file);
    if (!db) throw new Error(`${file} was never opened`);
    return db;
  }

  end(): void {
    for (const past of this.#past.splice(0)) past();
    if (existsSync(this.#folder)) discard(this.journal(), this.#folder);
  }

  #open(): OpenedJournal {
    return openJournal({
      file: this.file,
      version: '1.0.0',
      clock: this.clock,
      log: {
        ...silentLog,
        error: ({ err }: { err?: unknown }, message) => void this.complaints.push(`${message}: ${err}`),
      },
      disk: {
        open: (file) => {
          const db = realDisk.open(file);
          this.#databases.set(file, db);
          if (!this.#writable) db.pragma('query_only = 1');
          return db;
        },
        check: () => {
          if (!this.#writable) throw readOnly();
        },
        freeBytes: () => this.freeBytes,
      },
    });
  }
}

/** What the system says of it. */
const readOnly = () =>
  Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', syscall: 'open' });

function discard(journal: Journal, folder: string): void {
  try {
    journal.close();
  } catch {
    // It was closed within the test.
  }
  rmSync(folder, { recursive: true, force: true });
}
