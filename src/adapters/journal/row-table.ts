import type { Statement } from 'better-sqlite3';
import type { Opened } from './database.ts';
import type { RowRecord } from './row-codec.ts';

const CHUNK = 1000;
/** The many rows of a game that move no money; a table event has a dot before its type. */
const NOT_OF_PLAY = "kind NOT IN ('edge', 'clock', 'ball read') AND kind NOT GLOB '.*'";

/** The rows of one database, as they lie there. */
export class RowTable {
  readonly #db: Opened;
  #insert: Statement<[RowRecord]> | null = null;
  #at: Statement<[number], RowRecord> | null = null;

  constructor(db: Opened) {
    this.#db = db;
  }

  insert(records: readonly RowRecord[]): void {
    this.#insert ??= this.#db.prepare<[RowRecord]>(
      'INSERT INTO rows VALUES (@id, @boot, @at, @wall, @kind, @game, @body, @sum)',
    );
    for (const record of records) this.#insert.run(record);
  }

  at(id: number): RowRecord | null {
    this.#at ??= this.#db.prepare<[number], RowRecord>('SELECT * FROM rows WHERE id = ?');
    return this.#at.get(id) ?? null;
  }

  last(): RowRecord | null {
    return this.#db.prepare<[], RowRecord>('SELECT * FROM rows ORDER BY id DESC LIMIT 1').get() ?? null;
  }

  after(id: number, most: number): readonly RowRecord[] {
    return this.#db
      .prepare<[number, number], RowRecord>('SELECT * FROM rows WHERE id > ? ORDER BY id LIMIT ?')
      .all(id, most);
  }

  allAfter(id: number): Generator<RowRecord> {
    return inChunks(id, (last) => this.after(last, CHUNK));
  }

  allButPlay(): Generator<RowRecord> {
    const next = this.#db.prepare<[number, number], RowRecord>(
      `SELECT * FROM rows WHERE id > ? AND ${NOT_OF_PLAY} ORDER BY id LIMIT ?`,
    );
    return inChunks(0, (last) => next.all(last, CHUNK));
  }

  /** The rows of a game lie between its start and the next one's. */
  ofGame(game: number): readonly RowRecord[] {
    return this.#db
      .prepare<{ game: number }, RowRecord>(
        `SELECT * FROM rows WHERE game = @game
           AND id >= (SELECT id FROM rows WHERE kind = 'game started' AND game = @game)
           AND id < ifnull((SELECT id FROM rows WHERE kind = 'game started' AND game > @game ORDER BY game LIMIT 1),
                           9e15)
         ORDER BY id`,
      )
      .all({ game });
  }

  lastStarts(most: number): readonly RowRecord[] {
    return this.#db
      .prepare<[number], RowRecord>(
        "SELECT * FROM rows WHERE kind = 'game started' ORDER BY game DESC LIMIT ?",
      )
      .all(most);
  }
}

/** Between two chunks others may read and write. */
function* inChunks(from: number, after: (id: number) => readonly RowRecord[]): Generator<RowRecord> {
  let chunk = after(from);
  while (chunk.length > 0) {
    yield* chunk;
    chunk = after(chunk.at(-1)?.id ?? from);
  }
}
