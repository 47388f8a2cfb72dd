import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/journal/read-journal.ts';
import { baulk, pathOf } from '../support/baulk.ts';
import { BOUGHT, journalAt, POUND, tableOn } from '../support/money-journal.ts';

const PATIENCE = { timeout: 120_000 };

const audit = (journal: string, ...args: readonly string[]) =>
  baulk(['audit', '--journal', journal, '--table', 'The "Plough", Ely', ...args]);

/** RFC 4180, with a header. */
function sheetOf(text: string): readonly Readonly<Record<string, string>>[] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  const [header = [], ...lines] = rows.filter((row) => row.length > 0);
  return lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? 'missing'])));
}

describe('baulk audit', PATIENCE, () => {
  it('tells a person what the table took, in 80 columns', async () => {
    const journal = pathOf('t.db');
    journalAt(journal);
    const { code, stdout, stderr } = await audit(journal);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^AUDIT OF The "Plough", Ely, /);
    expect(stdout).toMatch(/^taken +£2\.50 +£3\.50$/m);
    expect(stdout).toMatch(/^net: taken less refunded +£2\.00 +£3\.00$/m);
    expect(stdout).toMatch(/^ {2}the site's share +£1\.00 +£1\.50$/m);
    expect(stdout).toMatch(/^£1\.00 +0 for £0\.00 +1 for £1\.00$/m);
    expect(stdout).toMatch(/^2025-06-18 +0 +£0\.00 +£2\.50 +1 +0 +£0\.50 +£2\.00$/m);
    expect(stdout).toMatch(/^1 {2}2025-06-17 12:00 +£1\.00 +£0\.80 +£0\.20 short +=JK, "Jo"$/m);
    expect(stdout).toMatch(/^COIN_STUCK coin\.1\n {2}once, 2025-06-18 12:00 .*still open$/m);
    expect(stdout).toContain('£3.50 = £2.00 + £0.00 + £1.00 + £0.00 + £0.50: right');
    expect(stdout.split('\n').filter((line) => line.length > 80 && !line.includes('/'))).toEqual([]);
  });

  it('counts from the day asked for in a column of its own', async () => {
    const journal = pathOf('t.db');
    journalAt(journal);
    const { stdout } = await audit(journal, '--since', '2025-06-16');
    expect(stdout).toMatch(/^MONEY +this period +since then +ever$/m);
    expect(stdout).toMatch(/^taken +£2\.50 +£3\.50 +£3\.50$/m);
    expect(stdout).toMatch(/^2025-06-16 +1 +£1\.00 +£0\.00 +1 +0 +£0\.00 +£1\.00$/m);
  });

  it('gives a script the very meters that the table has', async () => {
    const journal = pathOf('t.db');
    const books = journalAt(journal);
    const { code, stdout } = await audit(journal, '--format', 'json', '--since', '2025-06-18');
    const report = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(report.totals.ever).toEqual({
      ...books.meters,
      netCents: 300,
      siteCents: 150,
      operatorCents: 150,
    });
    expect(report).toMatchObject({ currency: 'GBP', siteShare: 50, credit: books.credit, version: '0.2.0' });
    expect(report.collections).toMatchObject([{ number: 1, differenceCents: -20, gamesPaid: 1, door: true }]);
    expect(report.totals.since).toMatchObject({ takenCents: 250, cashlessCents: 250, refundedCents: 50 });
  });

  it('gives a spreadsheet one line a figure, under one header for all tables', async () => {
    const journal = pathOf('t.db');
    journalAt(journal);
    const { stdout } = await audit(journal, '--format', 'csv', '--since', '2025-06-16');
    const sheet = sheetOf(stdout);
    const line = (section: string, name: string, key = '') =>
      sheet.find((one) => one.section === section && one.name === name && one.key === key);
    expect(new Set(sheet.map(({ table, currency }) => `${table} ${currency}`))).toEqual(
      new Set(['The "Plough", Ely GBP']),
    );
    expect(line('money', 'taken')).toMatchObject({
      unit: 'money',
      period: '2.50',
      since: '3.50',
      ever: '3.50',
    });
    expect(line('games', 'gamesPaid')).toMatchObject({ unit: 'count', period: '1', ever: '2' });
    expect(line('coins', 'count', '1.00')).toMatchObject({ period: '0', ever: '1' });
    expect(line('slots', 'value', 'card')).toMatchObject({ unit: 'money', period: '2.50' });
    expect(line('collections', 'difference', '1')).toMatchObject({ unit: 'money', ever: '-0.20' });
    expect(line('collections', 'newReading', '1')).toMatchObject({ unit: 'count', ever: '1' });
    expect(line('faults', 'cleared', 'COIN_STUCK coin.1')).toMatchObject({ unit: 'text', text: 'open' });
    const net = sheet.filter(({ section, name }) => section === 'days' && name === 'net');
    expect(net.map(({ key, since }) => [key, since])).toEqual([
      ['2025-06-16', '1.00'],
      ['2025-06-17', '0.00'],
      ['2025-06-18', '2.00'],
    ]);
  });

  it('lets no spreadsheet reckon with what somebody signed', async () => {
    const journal = pathOf('t.db');
    journalAt(journal);
    const sheet = sheetOf((await audit(journal, '--format', 'csv')).stdout);
    expect(sheet.find(({ name }) => name === 'by')?.text).toBe(`'=JK, "Jo"`);
  });

  it('reads while a table writes, and adds no power-up', async () => {
    const file = pathOf('t.db');
    const journal = tableOn(file);
    journal.commit([POUND, BOUGHT], 1e9);
    const report = JSON.parse((await audit(file, '--format', 'json')).stdout);
    expect(report.totals.ever).toMatchObject({ takenCents: 450, powerUps: 1 });
    journal.commit([POUND, BOUGHT], 2e9);
    expect(journal.books().meters).toMatchObject({ takenCents: 550, powerUps: 1 });
    journal.close();
  });

  it('says plainly when the books disagree with themselves', async () => {
    const journal = pathOf('t.db');
    journalAt(journal, [[POUND, { kind: 'refunded', games: 0, cents: 300, partCents: 300 }]]);
    const { code, stdout, stderr } = await audit(journal);
    expect(code).toBe(1);
    expect(stdout).toContain('£1.00 = £0.00 + £0.00 + £0.00 + £0.00 + £3.00: WRONG by -£2.00');
    expect(stderr).toContain('disagree with themselves: takenIsUsed');
  });

  it('is of this machine when the table is given no name', async () => {
    const journal = pathOf('t.db');
    journalAt(journal);
    const { stdout } = await audit(journal, '--table', '');
    expect(stdout.startsWith(`AUDIT OF ${hostname()}, `)).toBe(true);
  });

  it('does not guess when it is that it shall count from', async () => {
    const { code, stdout, stderr } = await audit(pathOf('t.db'), '--since', '2025-02-30');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('There is no 2025-02-30.');
  });

  it('says that there is no journal, and begins none', async () => {
    const journal = pathOf('none.db');
    const { code, stderr } = await audit(journal);
    expect(code).toBe(2);
    expect(stderr).toMatch(/does not exist \(JOURNAL_UNREADABLE\)/);
    expect(() => readJournal(journal)).toThrow('JOURNAL_UNREADABLE');
  });
});

describe('the rows that an audit reads', () => {
  it('are all but those of play', () => {
    const file = pathOf('t.db');
    journalAt(file);
    const journal = readJournal(file);
    const kinds = new Set<string>([...journal.moneyRows()].map(({ entry }) => entry.kind));
    journal.close();
    expect([...kinds]).toEqual(expect.arrayContaining(['booted', 'coin', 'game started', 'collected']));
    expect(['event', 'clock', 'edge', 'ball read'].filter((kind) => kinds.has(kind))).toEqual([]);
  });

  it('are told by the name of the file and the row where one is damaged', () => {
    const file = pathOf('t.db');
    journalAt(file);
    overwrite(file, 2);
    const journal = readJournal(file);
    expect(() => [...journal.moneyRows()]).toThrow(/t\.db: Row 2 .*JOURNAL_UNREADABLE/);
    journal.close();
  });

  it('are not looked for in a file that is no journal', () => {
    const file = pathOf('t.db');
    writeFileSync(file, 'a shopping list, and not a short one'.repeat(200));
    expect(() => readJournal(file)).toThrow('JOURNAL_UNREADABLE');
  });
});

/** Writes over one row of a journal that is otherwise as it was, its own guard against that included. */
function overwrite(file: string, row: number): void {
  const db = new Database(file);
  const guard = db
    .prepare<[], { sql: string }>("SELECT sql FROM sqlite_schema WHERE name = 'rows_stand'")
    .get();
  db.exec('DROP TRIGGER rows_stand');
  db.prepare("UPDATE rows SET body = '{}' WHERE id = ?").run(row);
  db.exec(guard?.sql ?? '');
  db.close();
}
