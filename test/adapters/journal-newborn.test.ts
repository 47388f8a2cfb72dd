import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { openJournal } from '../../src/adapters/journal/open-journal.ts';
import { NOON } from '../support/books-of.ts';

/** SQLite's rollback journal of a file that was empty before: its mark, a nonce, sectors of 512 and pages of 4096 bytes. */
function rollbackJournal(): Buffer {
  const journal = Buffer.alloc(512);
  journal.write('d9d505f920a163d7', 'hex');
  journal.writeUInt32BE(0x1c54b515, 12);
  journal.writeUInt32BE(512, 20);
  journal.writeUInt32BE(4096, 24);
  return journal;
}

it('begins anew when the power went while it was made for the first time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-newborn-'));
  const file = join(folder, 'table.db');
  const begun = new Database(file);
  begun.pragma('journal_mode = WAL');
  begun.close();
  writeFileSync(`${file}-journal`, rollbackJournal());
  const { journal, troubles } = openJournal({ file, version: '1.0.0', clock: new HandClock(NOON) });
  expect(troubles).toEqual([]);
  journal.commit([{ kind: 'coin', cents: 100, currency: 'GBP', source: 'coin.1' }], 0);
  expect(journal.books().meters).toMatchObject({ takenCents: 100, powerUps: 1 });
  journal.close();
  rmSync(folder, { recursive: true });
});
