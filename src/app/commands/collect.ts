import { hostname } from 'node:os';
import { loadConfig } from '../../adapters/config/load-config.ts';
import { readJournal } from '../../adapters/journal/read-journal.ts';
import type { Books } from '../../session/entries.ts';
import { slipOf } from '../../session/slip.ts';
import { bookCollection } from '../audit/book-collection.ts';
import { askCounted, countedIn } from '../audit/counted.ts';
import { slipText } from '../audit/slip.ts';
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
  const { journal, config, table = hostname(), by = null, remote = false } = options;
  const { currency, siteShare } = loadConfig(config).config.money;
  const before = booksIn(journal);
  const counted = await countedBy(options, currency);
  if (typeof counted !== 'number') {
    process.stderr.write(`${counted.problem}\n`);
    return EXIT.wrongInput;
  }
  const done = await bookCollection(journal, { countedCents: counted, by, remote });
  const slip = slipOf(done, before.collection, siteShare);
  process.stdout.write(slipText(slip, { table, currency, siteShare, faults: before.faults }));
  return EXIT.done;
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
