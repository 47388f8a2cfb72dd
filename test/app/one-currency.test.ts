import { describe, expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/journal/read-journal.ts';
import { baulk, fileOf, pathOf } from '../support/baulk.ts';
import { journalAt, tableOn } from '../support/money-journal.ts';
import { running } from '../support/running-table.ts';

describe('a journal with pounds in it', { timeout: 120_000 }, () => {
  const euros = () => fileOf('euros.yaml', ['money: { currency: EUR, price: 1 }']);

  it('is no journal for a table of euros', async () => {
    const journal = pathOf('t.db');
    journalAt(journal);
    const { code, stdout, stderr } = await baulk(['simulate', '-c', euros(), '-j', journal, '-p', '0']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/euros\.yaml is in EUR, \S+t\.db in GBP \(CONFIG_CURRENCY\)\. A journal keeps/);
  });

  it('is left to whoever opens it next', async () => {
    const journalFile = pathOf('t.db');
    const before = journalAt(journalFile);
    const started = running(euros(), journalFile);
    await expect(started).rejects.toMatchObject({ code: 'CONFIG_CURRENCY' });
    tableOn(journalFile, []).close();
    const journal = readJournal(journalFile);
    expect(journal.books().credit).toEqual(before.credit);
    journal.close();
  });

  it('is collected in pounds, whatever the settings say', async () => {
    const journal = pathOf('t.db');
    journalAt(journal);
    const { stdout } = await baulk(['collect', '-c', euros(), '-j', journal, '--counted', '1.50']);
    expect(stdout).toContain('cash counted    £1.50');
  });
});
