import { systemClock } from '../../adapters/clock/system-clock.ts';
import { askTable } from '../../adapters/control/ask-table.ts';
import { collectQuestion } from '../../adapters/control/collect-question.ts';
import { controlPathOf } from '../../adapters/control/socket-path.ts';
import { openJournal } from '../../adapters/journal/open-journal.ts';
import { COLLECT_REFUSALS, type CollectRefusal, type CollectRequest } from '../../ports/control.ts';
import type { Journal } from '../../ports/journal.ts';
import { TableError } from '../../ports/table-error.ts';
import type { Collection } from '../../session/entries.ts';
import { cashExpected } from '../../session/slip.ts';
import { VERSION } from '../version.ts';

/** By the table that runs with this journal, or when none does, without one. */
export async function bookCollection(file: string, request: CollectRequest): Promise<Collection> {
  const journal = openUnlessInUse(file);
  if (journal) return bookAlone(journal, request);
  const answer = await askTable(controlPathOf(file), collectQuestion(request));
  if ('done' in answer) return answer.done;
  throw refusal(answer.refused, file);
}

/** Null when a table has it. */
function openUnlessInUse(file: string): Journal | null {
  try {
    const { journal, troubles } = openJournal({ file, version: VERSION, clock: systemClock, booted: false });
    for (const { message } of troubles) process.stderr.write(`${message}\n`);
    return journal;
  } catch (error) {
    if (error instanceof TableError && error.code === 'JOURNAL_IN_USE') return null;
    throw error;
  }
}

function bookAlone(journal: Journal, { countedCents, by }: CollectRequest): Collection {
  try {
    const expectedCents = cashExpected(journal.books());
    const entry = { kind: 'collected', expectedCents, countedCents, by, door: null, key: null } as const;
    journal.commit([entry], systemClock.now());
    const { collection } = journal.books();
    if (!collection) throw new Error('the collection was booked and is not in the books');
    return collection;
  } finally {
    journal.close();
  }
}

function refusal(why: CollectRefusal, file: string): TableError {
  const words = COLLECT_REFUSALS[why];
  if (why === 'notWritable') return new TableError('JOURNAL_UNWRITABLE', `${file}: ${words}`);
  return new TableError('COLLECT_REFUSED', `Nothing was collected: ${words}`);
}
