import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { TableError } from '../../ports/table-error.ts';
import type { Opened } from './database.ts';

/** Each brings a journal from one version to the next; none is ever changed, only followed by another. */
const MIGRATIONS = [
  `
  CREATE TABLE migrations (version INTEGER PRIMARY KEY) STRICT;

  -- kind is the entry's, or for a table event a dot and its type; body holds what the columns do not.
  CREATE TABLE rows (
    id INTEGER PRIMARY KEY,
    boot INTEGER NOT NULL,
    at REAL NOT NULL,
    wall INTEGER NOT NULL,
    kind TEXT NOT NULL,
    game INTEGER,
    body TEXT,
    sum INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX games ON rows (game) WHERE kind = 'game started';
  CREATE TRIGGER rows_follow BEFORE INSERT ON rows WHEN NEW.id <= (SELECT max(id) FROM rows)
    BEGIN SELECT RAISE(ABORT, 'rows only follow'); END;
  CREATE TRIGGER rows_stay BEFORE DELETE ON rows BEGIN SELECT RAISE(ABORT, 'rows stay'); END;
  CREATE TRIGGER rows_stand BEFORE UPDATE ON rows BEGIN SELECT RAISE(ABORT, 'rows stand'); END;

  -- The books after a row, so that opening folds only the rows that follow it.
  CREATE TABLE checkpoints (
    row INTEGER PRIMARY KEY,
    fold INTEGER NOT NULL,
    books TEXT NOT NULL,
    sum INTEGER NOT NULL
  ) STRICT;

  -- Filled and emptied to find out whether a full disk has room again.
  CREATE TABLE probes (filler BLOB) STRICT;
  `,
];

export function migrate(db: Opened): void {
  const from = userVersion(db);
  if (from === MIGRATIONS.length) return;
  db.transaction(() => {
    for (const [index, migration] of MIGRATIONS.slice(from).entries()) {
      db.exec(migration);
      db.prepare('INSERT INTO migrations VALUES (?)').run(from + index + 1);
    }
    db.pragma(`user_version = ${MIGRATIONS.length}`);
  })();
}

/** `new`: nothing is in it yet. The version stands in two places, so that damage cannot pass for a newer one. */
export function schemaOf(db: Opened, file: string): 'new' | 'ours' | 'damaged' {
  const version = userVersion(db);
  const things = db.prepare<[], { things: number }>('SELECT count(*) AS things FROM sqlite_schema').get();
  if (things?.things === 0) return version === 0 ? 'new' : 'damaged';
  const written = db.prepare<[], { version: number }>('SELECT max(version) AS version FROM migrations').get();
  if (written?.version !== version) return 'damaged';
  if (version <= MIGRATIONS.length) return isAsMade(db, version) ? 'ours' : 'damaged';
  throw new TableError('JOURNAL_TOO_NEW', `${file} has version ${version}, this is ${MIGRATIONS.length}`);
}

/** SQLite takes a changed letter in a trigger or a table for what somebody wanted, and may then refuse every row. */
function isAsMade(db: Opened, version: number): boolean {
  const sample = new Database(':memory:');
  try {
    for (const migration of MIGRATIONS.slice(0, version)) sample.exec(migration);
    return isDeepStrictEqual(definitions(db), definitions(sample));
  } finally {
    sample.close();
  }
}

function definitions(db: Opened): readonly unknown[] {
  return db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all();
}

function userVersion(db: Opened): number {
  return Number(db.pragma('user_version', { simple: true }));
}
