import { saveCheckpoint } from '../../src/adapters/journal/checkpoints.ts';
import { openForWriting } from '../../src/adapters/journal/open-database.ts';
import { encode } from '../../src/adapters/journal/row-codec.ts';
import { RowTable } from '../../src/adapters/journal/row-table.ts';
import { EMPTY_BOOKS, record } from '../../src/session/books.ts';
import type { Books, Entry } from '../../src/session/entries.ts';
import { ended, NOON, START } from './books-of.ts';

const ROWS_A_GAME = 200;

/** Years of play in a few seconds: whole paid games, one after another, as the table would have written them. */
export function fillJournal(file: string, rows: number): Books {
  const db = openForWriting(file);
  db.pragma('synchronous = OFF');
  const table = new RowTable(db);
  let books = EMPTY_BOOKS;
  const fill = db.transaction((from: number, to: number) => {
    for (let id = from; id <= to; id++) {
      const row = { id, boot: 1, at: id * 250.125, wall: NOON + id * 250, entry: entryAt(id - 1) };
      books = record(books, row);
      table.insert([encode(row, row.id > ROWS_A_GAME ? 4 : null)]);
      if (id % 1000 === 0) saveCheckpoint(db, { row: id, books });
    }
  });
  for (let from = 1; from <= rows; from += 100_000) fill(from, Math.min(rows, from + 99_999));
  db.close();
  return books;
}

function entryAt(index: number): Entry {
  const game = Math.floor(index / ROWS_A_GAME) + 1;
  const step = index % ROWS_A_GAME;
  if (index === 0) return { kind: 'booted', version: '1.0.0' };
  if (step === 0) return { kind: 'switch', name: 'door', on: false };
  if (step === 1) return { kind: 'coin', cents: 100, currency: 'GBP', source: 'coin.1' };
  if (step === 2) return { kind: 'credits bought', games: 1, cents: 100 };
  if (step === 3) return { kind: 'game started', game, start: START };
  if (step === ROWS_A_GAME - 1) return { kind: 'game finished', game, end: ended(300) };
  if (step % 10 === 0) return { kind: 'clock', game, msLeft: 1_020_000 - step * 5000 };
  const at = (index + 1) * 250.125;
  const event =
    step % 3 === 0
      ? { type: 'stroke.ended', at }
      : { type: 'ball.potted', hole: '50L', ball: 'white', widthMs: 31.4, at };
  return { kind: 'event', game, event };
}
