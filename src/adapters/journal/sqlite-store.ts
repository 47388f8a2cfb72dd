import { TableError } from '../../ports/table-error.ts';
import { record } from '../../session/books.ts';
import type { Books, Row } from '../../session/entries.ts';
import { type Checkpoint, lastCheckpoint, saveCheckpoint } from './checkpoints.ts';
import { type Disk, isDatabaseError, type Opened } from './database.ts';
import { onDisk } from './disk-error.ts';
import { isKeptFromOthers, openForWriting } from './open-database.ts';
import { encode, type RowRecord } from './row-codec.ts';
import { lastConfig, RowReader } from './row-reader.ts';
import type { CopyState, Kept, RowStore } from './row-store.ts';
import { RowTable } from './row-table.ts';
import type { SecondCopy } from './second-copy.ts';

const ROWS_TO_CHECKPOINT = 1000;
// Coins are refused while there is still room for those that fall before the gate shuts.
const RESERVE_BYTES = 256 * 1024;
const PROBE_BYTES = 16 * 1024;

export interface SqliteFile {
  readonly file: string;
  readonly disk: Disk;
  /** As it was opened; the store may open it anew. */
  readonly db: Opened;
  readonly copy: SecondCopy;
  /** Lets other processes in again. */
  release(): void;
}

export class SqliteStore implements RowStore {
  readonly roomMs = 10_000;
  readonly #sqlite: SqliteFile;
  #db: Opened;
  #rows: RowTable;
  #reader: RowReader;
  #config: ReturnType<typeof lastConfig>;
  #checkpoint: Checkpoint;

  constructor(sqlite: SqliteFile) {
    this.#sqlite = sqlite;
    this.#db = sqlite.db;
    this.#rows = new RowTable(sqlite.db);
    this.#reader = new RowReader(this.#rows);
    this.#config = lastConfig(this.#rows);
    this.#checkpoint = lastCheckpoint(sqlite.db);
  }

  kept(): Kept {
    const last = this.#rows.last();
    let { books } = this.#checkpoint;
    for (const row of this.#reader.after(this.#checkpoint.row)) books = record(books, row);
    const lastId = Math.max(last?.id ?? 0, this.#checkpoint.row);
    return { store: this, books, lastId, lastBoot: last?.boot ?? books.meters.powerUps };
  }

  write(rows: readonly Row[], books: Books): void {
    const last = rows.at(-1);
    if (!last) return;
    const db = this.#toWrite();
    const { records, config } = this.#encode(rows);
    const due = last.id - this.#checkpoint.row >= ROWS_TO_CHECKPOINT ? { row: last.id, books } : null;
    const transaction = db.transaction(() => {
      this.#rows.insert(records);
      if (due) saveCheckpoint(db, due);
    });
    onDisk(this.#sqlite.file, () => transaction.immediate());
    this.#config = config;
    this.#checkpoint = due ?? this.#checkpoint;
  }

  probe(): void {
    const db = this.#toWrite();
    onDisk(this.#sqlite.file, () => {
      db.prepare('INSERT INTO probes VALUES (zeroblob(?))').run(PROBE_BYTES);
      db.prepare('DELETE FROM probes').run();
    });
  }

  whyNoRoom(): TableError | null {
    const { file, disk } = this.#sqlite;
    try {
      const free = onDisk(file, () => {
        disk.check(file);
        return disk.freeBytes(file);
      });
      return free < RESERVE_BYTES ? new TableError('JOURNAL_UNWRITABLE', `${file}: the disk is full`) : null;
    } catch (error) {
      if (error instanceof TableError) return error;
      throw error;
    }
  }

  copy(): CopyState {
    return this.#sqlite.copy.follow(this.#rows, this.#checkpoint);
  }

  rowsOf(game: number): readonly Row[] {
    return this.#reader.rowsOf(game);
  }

  games(most: number): readonly number[] {
    return this.#reader.games(most);
  }

  close(books: Books | null): void {
    const { copy, release } = this.#sqlite;
    if (books) this.#keep(books);
    this.copy();
    copy.close();
    this.#db.close();
    release();
  }

  /** Opened on a full disk it was kept from all others. As soon as there is room they may look at it again. */
  #toWrite(): Opened {
    if (this.#db.open && !(isKeptFromOthers(this.#db) && this.whyNoRoom() === null)) return this.#db;
    const { file, disk } = this.#sqlite;
    this.#db.close();
    this.#db = onDisk(file, () => openForWriting(file, disk));
    this.#rows = new RowTable(this.#db);
    this.#reader = new RowReader(this.#rows);
    return this.#db;
  }

  #keep(books: Books): void {
    const row = this.#rows.last()?.id ?? 0;
    if (row <= this.#checkpoint.row) return;
    try {
      saveCheckpoint(this.#db, { row, books });
    } catch (error) {
      // Without it the next start folds a few more rows.
      if (!isDatabaseError(error)) throw error;
    }
  }

  #encode(rows: readonly Row[]) {
    const records: RowRecord[] = [];
    let config = this.#config;
    for (const row of rows) {
      const text = row.entry.kind === 'game started' ? JSON.stringify(row.entry.start.config) : null;
      records.push(encode(row, text !== null && text === config?.text ? config.row : null));
      if (text !== null && text !== config?.text) config = { row: row.id, text };
    }
    return { records, config };
  }
}
