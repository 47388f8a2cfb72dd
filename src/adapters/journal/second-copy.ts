import type { Log } from '../../ports/log.ts';
import { type Checkpoint, saveCheckpoint } from './checkpoints.ts';
import { type Disk, isDatabaseError, type Opened } from './database.ts';
import { openForWriting } from './open-database.ts';
import type { CopyState } from './row-store.ts';
import { RowTable } from './row-table.ts';

// A copy that is far behind catches up in steps that nobody notices.
const MOST_ROWS = 2000;

/** The same rows in a second file, should the first be damaged. It may lag behind and never stops the table. */
export class SecondCopy {
  readonly #file: string;
  readonly #disk: Disk;
  readonly #log: Log;
  #db: Opened | null = null;
  #failed = false;

  constructor(file: string, disk: Disk, log: Log) {
    this.#file = file;
    this.#disk = disk;
    this.#log = log;
  }

  follow(rows: RowTable, checkpoint: Checkpoint): CopyState {
    try {
      this.#db ??= openForWriting(this.#file, this.#disk);
      const taken = this.#take(this.#db, rows, checkpoint);
      this.#failed = false;
      return taken < MOST_ROWS ? 'whole' : 'behind';
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      if (!this.#failed) {
        this.#log.warn({ err: error, file: this.#file }, 'copy of the journal could not be kept up');
      }
      this.#failed = true;
      this.close();
      return 'failed';
    }
  }

  close(): void {
    this.#db?.close();
    this.#db = null;
  }

  /** How many rows it took. */
  #take(db: Opened, rows: RowTable, checkpoint: Checkpoint): number {
    const copied = new RowTable(db);
    const missing = rows.after(copied.last()?.id ?? 0, MOST_ROWS);
    const last = missing.at(-1);
    if (!last) return 0;
    db.transaction(() => {
      copied.insert(missing);
      if (checkpoint.row > 0 && checkpoint.row <= last.id) saveCheckpoint(db, checkpoint);
    }).immediate();
    return missing.length;
  }
}
