import type { Clock } from '../../ports/clock.ts';
import type { Journal } from '../../ports/journal.ts';
import type { Log } from '../../ports/log.ts';
import { TableError } from '../../ports/table-error.ts';
import { record } from '../../session/books.ts';
import type { Books, Entry, Row } from '../../session/entries.ts';
import { Alarm } from './alarm.ts';
import type { Kept, RowStore } from './row-store.ts';

// Well within the 50 ms that a power cut may cost, and long enough for one stroke's events to share a transaction.
const FLUSH_MS = 30;
const RETRY_MS = 1000;
const COPY_RETRY_MS = 60_000;

/** Money goes straight to the store; table events wait a moment and go together, in order. */
export class RowJournal implements Journal {
  readonly boot: number;
  readonly #store: RowStore;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #alarm: Alarm;
  #books: Books;
  #lastId: number;
  #waiting: Row[] = [];
  /** The last write failed. */
  #refused = false;
  #writable = true;
  /** When the second copy is to be brought up to date; null when nothing is missing from it. */
  #copyAt: number | null = null;
  readonly #told: ((writable: boolean) => void)[] = [];

  constructor(kept: Kept, clock: Clock, log: Log) {
    this.boot = kept.lastBoot + 1;
    this.#store = kept.store;
    this.#books = kept.books;
    this.#lastId = kept.lastId;
    this.#clock = clock;
    this.#log = log;
    this.#alarm = new Alarm(clock, () => this.#wake());
  }

  /**
   * Writes down that the program started; with a full disk that waits, too. Whatever ended the last run may have come
   * between a coin and its copy, or the copy may be new.
   */
  start(version: string): this {
    this.#copyAt = this.#clock.now();
    this.append({ kind: 'booted', version }, this.#clock.now());
    this.flush();
    return this;
  }

  books(): Books {
    return this.#books;
  }

  commit(entries: readonly Entry[], at: number): void {
    const rows = this.#rows(entries, at);
    this.#write([...this.#waiting, ...rows], rows.reduce(record, this.#books));
    this.#copyAt = this.#clock.now();
    this.#alarm.within(FLUSH_MS);
  }

  append(entry: Entry, at: number): void {
    const rows = this.#rows([entry], at);
    this.#books = rows.reduce(record, this.#books);
    this.#waiting.push(...rows);
    this.#lastId += 1;
    if (entry.kind === 'game finished') this.#copyAt = this.#clock.now();
    this.#alarm.within(this.#refused ? RETRY_MS : FLUSH_MS);
  }

  flush(): boolean {
    if (this.#waiting.length === 0) return !this.#refused;
    return this.#tried(() => this.#write(this.#waiting, this.#books));
  }

  onHealth(told: (writable: boolean) => void): void {
    this.#told.push(told);
    if (!this.#writable) told(false);
  }

  rowsOf(game: number): readonly Row[] {
    const waiting = this.#waiting.filter(({ entry }) => 'game' in entry && entry.game === game);
    return [...this.#store.rowsOf(game), ...waiting];
  }

  games(most: number): readonly number[] {
    const waiting = this.#waiting.flatMap(({ entry }) => (entry.kind === 'game started' ? [entry.game] : []));
    return [...waiting.toReversed(), ...this.#store.games(most)].slice(0, most);
  }

  close(): void {
    const written = this.flush();
    this.#alarm.cancel();
    if (!written) this.#log.error({ rows: this.#waiting.length }, 'journal closed with rows unwritten');
    this.#store.close(written ? this.#books : null);
  }

  #rows(entries: readonly Entry[], at: number): readonly Row[] {
    const wall = Math.round(this.#clock.wall());
    const first = this.#lastId + 1;
    return entries.map((entry, index) => ({ id: first + index, boot: this.boot, at, wall, entry }));
  }

  #write(rows: readonly Row[], books: Books): void {
    try {
      this.#store.write(rows, books);
    } catch (error) {
      this.#refused = true;
      this.#setWritable(false, error);
      throw error;
    }
    this.#refused = false;
    this.#books = books;
    this.#lastId = rows.at(-1)?.id ?? this.#lastId;
    this.#waiting = [];
    this.#look();
  }

  #wake(): void {
    if (this.#waiting.length > 0) this.flush();
    else if (!this.#writable) this.#tried(() => this.#probe());
    else this.#look();
    if (this.#store.roomMs !== null) this.#alarm.within(this.#store.roomMs);
    if (this.#copyAt !== null && this.#copyAt <= this.#clock.now() && !this.#refused) this.#copy();
  }

  #copy(): void {
    const state = this.#store.copy();
    const waitMs = state === 'behind' ? FLUSH_MS : COPY_RETRY_MS;
    this.#copyAt = state === 'whole' ? null : this.#clock.now() + waitMs;
    if (state !== 'whole') this.#alarm.within(waitMs);
  }

  #probe(): void {
    this.#alarm.within(RETRY_MS);
    this.#store.probe();
    this.#refused = false;
    this.#look();
  }

  #look(): void {
    const why = this.#store.whyNoRoom();
    this.#setWritable(why === null, why);
  }

  #tried(action: () => void): boolean {
    try {
      action();
      return true;
    } catch (error) {
      if (error instanceof TableError) return false;
      throw error;
    }
  }

  /** Listeners may append: everything is settled before they are told. */
  #setWritable(writable: boolean, why?: unknown): void {
    if (!writable) this.#alarm.within(RETRY_MS);
    if (writable === this.#writable) return;
    this.#writable = writable;
    if (writable) this.#log.info({}, 'journal took rows again');
    else this.#log.error({ err: why }, 'journal cannot be written: free space, then check the card');
    for (const told of this.#told) told(writable);
  }
}
