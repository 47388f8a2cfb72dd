import { crc32 } from 'node:zlib';
import { BOOKS_VERSION, EMPTY_BOOKS } from '../../session/books.ts';
import type { Books } from '../../session/entries.ts';
import type { Opened } from './database.ts';

/** The books after a row. */
export interface Checkpoint {
  readonly row: number;
  readonly books: Books;
}

interface CheckpointRecord {
  readonly row: number;
  readonly fold: number;
  readonly books: string;
  readonly sum: number;
}

export const START: Checkpoint = { row: 0, books: EMPTY_BOOKS };

/** The newest is enough; the one before it stays until the next, should the power go while it is written. */
export function saveCheckpoint(db: Opened, { row, books }: Checkpoint): void {
  const text = JSON.stringify(books);
  db.prepare('INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?, ?)').run(
    row,
    BOOKS_VERSION,
    text,
    sumOf(row, BOOKS_VERSION, text),
  );
  db.prepare('DELETE FROM checkpoints WHERE row < (SELECT max(row) FROM checkpoints WHERE row < ?)').run(row);
}

/** The newest that this version can use: a fold that has changed since begins again. */
export function lastCheckpoint(db: Opened): Checkpoint {
  const [newest] = records(db);
  if (!newest || newest.fold !== BOOKS_VERSION || !isSound(newest)) return START;
  // The sum says that `saveCheckpoint` wrote this.
  return { row: newest.row, books: JSON.parse(newest.books) as Books };
}

export function checkpointsAreSound(db: Opened): boolean {
  return records(db).every(isSound);
}

function records(db: Opened): readonly CheckpointRecord[] {
  return db.prepare<[], CheckpointRecord>('SELECT * FROM checkpoints ORDER BY row DESC').all();
}

function isSound({ row, fold, books, sum }: CheckpointRecord): boolean {
  return sum === sumOf(row, fold, books);
}

function sumOf(row: number, fold: number, books: string): number {
  return crc32(`${row} ${fold} ${books}`);
}
