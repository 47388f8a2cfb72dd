import { EMPTY_BOOKS, record } from './books.ts';
import type { Books, Row } from './entries.ts';

/** Books that the table kept on its way. */
export interface Kept {
  readonly row: number;
  readonly books: Books;
}

/** The books before and after a row; null where the kept books tell what rows lost with a damaged disk had told. */
export interface Step {
  readonly row: Row | null;
  readonly before: Books;
  readonly after: Books;
}

/** From the first row to the last, over the same books as the table's own. */
export function* stepsOver(rows: Iterable<Row>, kept: Kept): Generator<Step> {
  let books = EMPTY_BOOKS;
  let ahead = kept.row > 0;
  for (const row of rows) {
    if (ahead && row.id > kept.row) {
      yield { row: null, before: books, after: kept.books };
      books = kept.books;
      ahead = false;
    }
    const after = record(books, row);
    yield { row, before: books, after };
    books = after;
  }
  if (ahead) yield { row: null, before: books, after: kept.books };
}
