import { existsSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { controlSocket } from '../../src/adapters/control/control-socket.ts';
import { controlPathOf } from '../../src/adapters/control/socket-path.ts';
import { readJournal } from '../../src/adapters/journal/read-journal.ts';
import { askCounted, countedIn } from '../../src/app/audit/counted.ts';
import type { CollectAnswer, CollectRequest } from '../../src/ports/control.ts';
import { silentLog } from '../../src/ports/log.ts';
import { cashExpected } from '../../src/session/slip.ts';
import { baulk, pathOf } from '../support/baulk.ts';
import { BOUGHT, journalAt, POUND, tableOn } from '../support/money-journal.ts';

const PATIENCE = { timeout: 120_000 };
const TWO_POUNDS = [[POUND, BOUGHT, POUND, BOUGHT]];

const collect = (journal: string, ...args: readonly string[]) =>
  baulk(['collect', '--journal', journal, '--table', 'Plough', ...args]);

function booksAt(file: string) {
  const journal = readJournal(file);
  const books = journal.books();
  journal.close();
  return books;
}

/** A table that runs with this journal, and listens. */
async function running(file: string, answer: (request: CollectRequest) => CollectAnswer) {
  const journal = tableOn(file, TWO_POUNDS);
  const socket = await controlSocket({
    path: controlPathOf(file),
    log: silentLog,
    collect: answer,
    service: () => ({ refused: 'notRunning' }),
  });
  return {
    journal,
    stop: async () => {
      await socket.stop();
      journal.close();
    },
  };
}

describe('baulk collect', PATIENCE, () => {
  it('closes the period of a table that does not run, and prints the slip', async () => {
    const journal = pathOf('t.db');
    journalAt(journal);
    const { code, stdout, stderr } = await collect(journal, '--counted', '1.50', '--by', 'JK');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^COLLECTION 2\ntable +Plough\nperiod +2025-06-17 12:00 to 20/);
    for (const line of [
      'cash expected   £0.00',
      'cash counted    £1.50',
      'difference      £1.50 over',
      'cashless        £2.50',
      'refunds         1 for £0.50',
      'net takings     £2.00',
      'site share      £1.00, 50 % of the net',
      'operator share  £1.00',
      'games           1 paid, 0 free',
      'test plays      0',
      'meter           old 1, new 1, difference 0',
      'faults          COIN_STUCK coin.1',
      'collected by    JK',
      'signature       ____________________',
    ])
      expect(stdout.split('\n')).toContain(line);
  });

  it('books it for good, without a power-up', async () => {
    const journal = pathOf('t.db');
    const before = journalAt(journal, TWO_POUNDS);
    const { stdout } = await collect(journal, '--counted', '0.80');
    expect(stdout).toContain('difference      £1.20 short');
    const { collection, meters } = booksAt(journal);
    expect(collection).toMatchObject({ number: 1, expectedCents: 200, countedCents: 80, by: null });
    expect(meters).toEqual(before.meters);
  });

  it('has the running table book it', async () => {
    const file = pathOf('t.db');
    const asked: CollectRequest[] = [];
    const table = await running(file, (request) => {
      asked.push(request);
      const { countedCents, by } = request;
      const expectedCents = cashExpected(table.journal.books());
      table.journal.commit(
        [{ kind: 'collected', expectedCents, countedCents, by, door: true, key: true }],
        table.journal.books().onSince.at,
      );
      const done = table.journal.books().collection;
      return done ? { done } : { refused: 'notWritable' };
    });
    const { code, stdout } = await collect(file, '--counted', '2', '--by', 'JK', '--remote');
    await table.stop();
    expect(asked).toEqual([{ countedCents: 200, by: 'JK', remote: true }]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^difference +exact$/m);
    expect(stdout).toMatch(/^net takings +£2\.00$/m);
  });

  it('says why the running table refuses', async () => {
    const file = pathOf('t.db');
    const table = await running(file, () => ({ refused: 'keyNotTurned' }));
    const { code, stdout, stderr } = await collect(file, '--counted', '2');
    await table.stop();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Nothing was collected: the key is not turned \(COLLECT_REFUSED\)\./);
    expect(booksAt(file).collection).toBe(null);
  });

  it('says that a running table does not answer', async () => {
    const file = pathOf('t.db');
    const journal = tableOn(file, TWO_POUNDS);
    const { code, stderr } = await collect(file, '--counted', '2');
    journal.close();
    expect(code).toBe(1);
    expect(stderr).toContain('(TABLE_UNREACHABLE)');
    expect(booksAt(file).collection).toBe(null);
  });

  it.each([
    [['--counted', '1,50'], '--counted: "1,50" is no amount'],
    [['--counted', '1.505'], '--counted: 1.505 has 3 decimals'],
    [['--counted', '2', '--by', '\u001b[2J'], '--by: a name has 1 to 40 printable characters\n'],
    [['--counted', '2', '--by', ' '], '--by: a name has 1 to 40 printable characters\n'],
    [[], 'Say what was counted: --counted 123.45'],
  ])('given %j, collects nothing and says why', async (args, why) => {
    const journal = pathOf('t.db');
    journalAt(journal, TWO_POUNDS);
    const { code, stdout, stderr } = await collect(journal, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(why);
    expect(stderr).not.toContain('\u001b');
    expect(booksAt(journal).collection).toBe(null);
  });

  it('begins no journal where there is none', async () => {
    const journal = pathOf('none.db');
    const { code, stderr } = await collect(journal, '--counted', '2');
    expect(code).toBe(2);
    expect(stderr).toContain('(JOURNAL_UNREADABLE)');
    expect(existsSync(journal)).toBe(false);
  });
});

describe('whoever is asked what was counted', () => {
  const typed = async (...lines: readonly string[]) => {
    const input = new PassThrough();
    const output = new PassThrough();
    input.end(lines.map((line) => `${line}\n`).join(''));
    const counted = await askCounted({ input, output }, 'GBP');
    output.end();
    return { counted, seen: await text(output) };
  };

  it('is asked without being told what is expected', async () => {
    expect(await typed('45.20')).toEqual({ counted: 4520, seen: 'Cash counted, in GBP: ' });
  });

  it('is asked again until it is an amount', async () => {
    const { counted, seen } = await typed('45,20', '', '45.20');
    expect(counted).toBe(4520);
    expect(seen).toContain('did you mean 45.20?');
    expect(seen.match(/Cash counted/g)).toHaveLength(3);
  });

  it('may leave without an answer', async () => {
    expect((await typed()).counted).toBe(null);
  });
});

it.each([
  ['GBP', '45.2', 4520],
  ['JPY', '4500', 4500],
  ['KWD', ' 1.005 ', 1005],
])('in %s, %s is so many minor units', (currency, written, cents) => {
  expect(countedIn(written, currency)).toBe(cents);
});
