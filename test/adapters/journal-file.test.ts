import { rmSync, symlinkSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { openJournal } from '../../src/adapters/journal/open-journal.ts';
import { readJournal } from '../../src/adapters/journal/read-journal.ts';
import type { Entry } from '../../src/session/entries.ts';
import { fillJournal } from '../support/big-journal.ts';
import { ended, START } from '../support/books-of.ts';
import { SqliteRig } from '../support/journal-rigs.ts';

const COIN: readonly Entry[] = [
  { kind: 'coin', cents: 100, currency: 'GBP', source: 'coin.1' },
  { kind: 'credits bought', games: 1, cents: 100 },
];
const started = (game: number, config: unknown = { price: 1 }): Entry => ({
  kind: 'game started',
  game,
  start: { ...START, paid: false, config },
});

let rig: SqliteRig;
const plugged = () => {
  rig = new SqliteRig();
  return rig;
};
afterEach(() => rig.end());

describe('the journal’s file', () => {
  it('lets nobody change or remove what is written', () => {
    plugged().journal().commit(COIN, 0);
    const db = new Database(rig.file);
    expect(() => db.exec('UPDATE rows SET at = 5')).toThrow('rows stand');
    expect(() => db.exec('DELETE FROM rows')).toThrow('rows stay');
    expect(() => db.exec('INSERT OR REPLACE INTO rows SELECT * FROM rows LIMIT 1')).toThrow('rows');
    db.close();
  });

  it('is written by one process and can be read meanwhile', () => {
    plugged().journal().append(started(1), 0);
    const again = () => openJournal({ file: rig.file, version: '1.0.0', clock: rig.clock });
    expect(again).toThrow(expect.objectContaining({ code: 'JOURNAL_IN_USE' }));
    expect(readJournal(rig.file).games(9)).toEqual([]);
    rig.clock.advance(50);
    const reader = readJournal(rig.file);
    expect(reader.games(9)).toEqual([1]);
    expect(reader.rowsOf(1)).toEqual(rig.journal().rowsOf(1));
    reader.close();
    rig.journal().close();
    again().journal.close();
  });

  it('that is missing cannot be read, and reading does not make it', () => {
    plugged();
    const read = () => readJournal(`${rig.file}.elsewhere`);
    expect(read).toThrow(expect.objectContaining({ code: 'JOURNAL_UNREADABLE' }));
    expect(read).toThrow(expect.objectContaining({ code: 'JOURNAL_UNREADABLE' }));
  });

  it('of a newer version is left alone', () => {
    plugged().journal().commit(COIN, 0);
    const newer = () =>
      rig.powerCut((file) => {
        const db = new Database(file);
        db.exec('INSERT INTO migrations VALUES (99); PRAGMA user_version = 99;');
        db.close();
      });
    expect(newer).toThrow(expect.objectContaining({ code: 'JOURNAL_TOO_NEW' }));
  });

  it('holds a configuration once, however many games are played with it', () => {
    plugged();
    const long = { words: 'x'.repeat(3000) };
    for (const game of [1, 2, 3]) rig.journal().append(started(game, long), 0);
    rig.journal().append(started(4, { words: 'other' }), 0);
    rig.journal().flush();
    const sizes = rig
      .database()
      .prepare('SELECT length(body) AS size FROM rows WHERE game > 0')
      .pluck()
      .all();
    expect(sizes.map((size) => Number(size) > 3000)).toEqual([true, false, false, false]);
    const configs = [1, 2, 3, 4].map((game) => rig.powerCut().rowsOf(game)[0]?.entry);
    expect(configs).toEqual([
      started(1, long),
      started(2, long),
      started(3, long),
      started(4, { words: 'other' }),
    ]);
  });

  it('comes to the same books by its checkpoints as by all its rows', { timeout: 60_000 }, () => {
    plugged().journal().close();
    let books = {};
    const opened = rig.powerCut((file) => {
      for (const tail of ['', '.backup']) rmSync(file + tail, { force: true });
      books = fillJournal(file, 60_000);
    });
    expect({ ...opened.books(), meters: null, onSince: null }).toEqual({
      ...books,
      meters: null,
      onSince: null,
    });
    expect(opened.books().meters.takenCents).toBe(30_000);
    const folded = rig.powerCut((file) => {
      const db = new Database(file);
      db.exec('DELETE FROM checkpoints');
      db.close();
    });
    expect({ ...folded.books(), meters: null, onSince: null }).toEqual({
      ...books,
      meters: null,
      onSince: null,
    });
  });
});

it('refuses a place where no journal can be, and says what ails it', () => {
  const options = { file: '/dev/null/table.db', version: '1.0.0', clock: new HandClock() };
  expect(() => openJournal(options)).toThrow(
    expect.objectContaining({
      code: 'JOURNAL_UNWRITABLE',
      message: expect.stringContaining('there is a file where its folder should be'),
    }),
  );
});

describe('a full disk', () => {
  it('refuses a coin whole, and what is on it stays', () => {
    plugged().journal().commit(COIN, 0);
    const db = rig.database();
    db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`);
    let coins = 1;
    expect(() => {
      for (; coins < 10_000; coins++) rig.journal().commit(COIN, 0);
    }).toThrow(
      expect.objectContaining({ code: 'JOURNAL_UNWRITABLE', message: expect.stringContaining('full') }),
    );
    expect(rig.journal().books().credit.games).toBe(coins);
    expect(rig.powerCut().books()).toMatchObject({ credit: { games: coins, amount: 0 } });
  });

  it('is noticed to have room again without a coin', () => {
    plugged();
    const db = rig.database();
    db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`);
    const health: boolean[] = [];
    rig.journal().onHealth((writable) => health.push(writable));
    for (let row = 0; health.length === 0 && row < 10_000; row++) {
      rig.journal().append({ kind: 'switch', name: 'door', on: true }, 0);
      rig.journal().flush();
    }
    rig.clock.advance(5000);
    expect(health).toEqual([false]);
    db.pragma('max_page_count = 1000000');
    rig.clock.advance(1000);
    expect(health).toEqual([false, true]);
  });

  it('closes the gate while there is still room for coins on their way', () => {
    plugged();
    const health: boolean[] = [];
    rig.journal().onHealth((writable) => health.push(writable));
    rig.freeBytes = 100_000;
    rig.journal().commit(COIN, 0);
    expect(health).toEqual([false]);
    rig.journal().commit(COIN, 0);
    expect(rig.journal().books().credit.games).toBe(2);
    rig.freeBytes = 1e9;
    rig.clock.advance(1000);
    expect(health).toEqual([false, true]);
  });

  it('without room for SQLite’s index beside the file does not keep the table from opening', () => {
    plugged().journal().commit(COIN, 0);
    const journal = rig.powerCut((file) => {
      rmSync(`${file}-shm`);
      symlinkSync('/nowhere/index', `${file}-shm`);
    });
    journal.commit(COIN, 0);
    expect(journal.books().credit.games).toBe(2);
  });

  it('at the start keeps the journal from its readers no longer than until there is room', () => {
    plugged().journal().commit(COIN, 0);
    const journal = rig.powerCut((file) => {
      rmSync(`${file}-shm`);
      symlinkSync('/nowhere/index', `${file}-shm`);
      rig.freeBytes = 0;
    });
    journal.commit(COIN, 0);
    expect(() => readJournal(rig.file)).toThrow();
    rmSync(`${rig.file}-shm`);
    rig.freeBytes = 1e9;
    rig.clock.advance(1000);
    journal.commit(COIN, 0);
    const reader = readJournal(rig.file);
    expect([reader.books().credit.games, journal.books().credit.games]).toEqual([3, 3]);
    reader.close();
  });

  it('at the start does not keep the table from opening', () => {
    plugged().journal().commit(COIN, 0);
    rig.setWritable(false);
    const health: boolean[] = [];
    const journal = rig.powerCut();
    journal.onHealth((writable) => health.push(writable));
    expect(health).toEqual([false]);
    expect(journal.books()).toMatchObject({ credit: { games: 1 }, meters: { powerUps: 2 } });
    rig.setWritable(true);
    rig.clock.advance(1000);
    expect(health).toEqual([false, true]);
    expect(rig.powerCut().books().meters.powerUps).toBe(3);
  });
});

describe('a disk that turns read-only', () => {
  it('while nobody plays is noticed within ten seconds, and so is when it takes rows again', () => {
    plugged().clock.advance(60_000);
    const health: boolean[] = [];
    rig.journal().onHealth((writable) => health.push(writable));
    rig.setWritable(false);
    rig.clock.advance(10_000);
    expect(health).toEqual([false]);
    rig.clock.advance(60_000);
    expect(health).toEqual([false]);
    rig.setWritable(true);
    rig.clock.advance(1000);
    expect(health).toEqual([false, true]);
  });

  it('is called so in the log', () => {
    plugged();
    rig.setWritable(false);
    rig.clock.advance(10_000);
    expect(rig.complaints).toEqual([
      expect.stringMatching(/^journal cannot be written.*table\.db: the disk is read-only/),
    ]);
  });
});

describe('the second copy', () => {
  const lastIn = (file: string) => {
    const db = new Database(file, { readonly: true });
    const last = db.prepare('SELECT max(id) FROM rows').pluck().get();
    db.close();
    return last;
  };
  const copied = () => lastIn(`${rig.file}.backup`);
  const lose = (file: string) => {
    for (const tail of ['', '-wal', '-shm']) rmSync(file + tail, { force: true });
  };

  it('has each coin and each finished game', () => {
    plugged().journal().commit(COIN, 0);
    rig.clock.advance(50);
    expect(copied()).toBe(3);
    rig.journal().append(started(1), 0);
    rig.clock.advance(50);
    expect(copied()).toBe(3);
    rig.journal().append({ kind: 'game finished', game: 1, end: ended(100) }, 0);
    rig.clock.advance(50);
    expect(copied()).toBe(5);
  });

  it('has a coin that the power cut kept from it as soon as the power is back', () => {
    plugged().journal().commit(COIN, 0);
    rig.powerCut();
    rig.clock.advance(50);
    expect(copied()).toBe(4);
  });

  it('that was lost is whole again without another coin, however long the journal', () => {
    plugged().powerCut((file) => {
      lose(file);
      lose(`${file}.backup`);
      fillJournal(file, 5000);
    });
    rig.clock.advance(500);
    expect(lastIn(rig.file)).toBe(5001);
    expect(copied()).toBe(5001);
  });

  it('is tried again when it could not be written', () => {
    plugged().journal().commit(COIN, 0);
    rig.clock.advance(50);
    rig.database(`${rig.file}.backup`).pragma('query_only = 1');
    rig.journal().commit(COIN, 0);
    rig.clock.advance(60_000);
    expect(copied()).toBe(3);
    rig.clock.advance(100);
    expect(copied()).toBe(5);
  });
});
