import { writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { fileOf, pathOf } from '../support/baulk.ts';
import { listenTo } from '../support/listening.ts';
import { journalAt } from '../support/money-journal.ts';
import { running } from '../support/running-table.ts';

it('a table whose journal was damaged tells on its scoreboard under which name it was set aside', {
  timeout: 60_000,
}, async () => {
  const journal = pathOf('t.db');
  journalAt(journal);
  writeFileSync(journal, 'no database');
  const table = await running(fileOf('table.yaml', ['money: { price: 1 }']), journal);
  onTestFinished(() => table.stop());
  const page = await listenTo(table.address);
  onTestFinished(() => page.leave());
  expect(await page.next('board')).toMatchObject({
    faults: [{ code: 'JOURNAL_CORRUPT', what: expect.stringMatching(/t\.db\.corrupt-\d{8}T\d{6}Z/) }],
  });
});
