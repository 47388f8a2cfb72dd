import { loadConfig } from '../../adapters/config/load-config.ts';
import { readJournal } from '../../adapters/journal/read-journal.ts';
import { SIGNATURE } from '../../ports/control.ts';
import type { Books } from '../../session/entries.ts';
import { slipOf } from '../../session/slip.ts';
import { bookCollection } from '../audit/book-collection.ts';
import { askCounted, countedIn } from '../audit/counted.ts';
import { slipText } from '../audit/slip.ts';
import { tableName } from '../audit/table-name.ts';
import { EXIT } from './exit-codes.ts';

export interface CollectOptions {
  readonly journal: string;
  readonly config: string;
  readonly table?: string;
  readonly counted?: string;
  readonly by?: string;
  readonly remote?: boolean;
}

/** Closes a period and prints its slip; the exit code. */
export async function collect(options: CollectOptions): Promise<number> {
  const { journal, config, remote = false } = options;
  const by = options.by?.trim() ?? null;
  if (by !== null && !SIGNATURE.test(by)) return refuse('--by: a name has 1 to 40 printable characters');
  const { currency: usual, siteShare } = loadConfig(config).config.money;
  const before = booksIn(journal);
  const currency = before.currency ?? usual;
  const counted = await countedBy(options, currency);
  if (typeof counted !== 'number') return refuse(counted.problem);
  const done = await bookCollection(journal, { countedCents: counted, by, remote });
  const slip = slipOf(done, before.collection, siteShare);
  process.stdout.write(
    slipText(slip, { table: tableName(options.table), currency, siteShare, faults: before.faults }),
  );
  return EXIT.done;
}

function refuse(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return EXIT.wrongInput;
}

async function countedBy(
  { counted }: CollectOptions,
  currency: string,
): Promise<number | { problem: string }> {
  if (counted !== undefined) {
    const read = countedIn(counted, currency);
    return typeof read === 'number' ? read : { problem: `--counted: ${read.problem}` };
  }
  if (!process.stdin.isTTY) return { problem: 'Say what was counted: --counted 123.45' };
  const asked = await askCounted({ input: process.stdin, output: process.stdout }, currency);
  return asked ?? { problem: 'Nothing was collected.' };
}

/** Says, too, when there is no journal: collecting must not begin one. */
function booksIn(file: string): Books {
  const journal = readJournal(file);
  try {
    return journal.books();
  } finally {
    journal.close();
  }
}
