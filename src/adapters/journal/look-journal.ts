import { TableError } from '../../ports/table-error.ts';
import { inspect } from './inspect.ts';
import { readJournal } from './read-journal.ts';

export interface JournalReading {
  readonly file: string;
  readonly state: 'absent' | 'sound' | 'damaged' | 'tooNew' | 'unreadable';
  /** How many games it has. */
  readonly games: number;
}

/**
 * Looks at a journal without changing it. One that a table is writing is read as the audit reads it: what is not yet
 * whole in its log is no damage.
 */
export function lookAtJournal(file: string, isBeingWritten: boolean): JournalReading {
  try {
    if (isBeingWritten) return { file, state: 'sound', games: gamesIn(file) };
    const found = inspect(file);
    const isEmpty = found.state !== 'sound' || found.last === null;
    return { file, state: found.state, games: isEmpty ? 0 : gamesIn(file) };
  } catch (error) {
    return { file, state: stateBy(error), games: 0 };
  }
}

function gamesIn(file: string): number {
  const journal = readJournal(file);
  try {
    return journal.books().lastGame;
  } finally {
    journal.close();
  }
}

function stateBy(error: unknown): JournalReading['state'] {
  if (!(error instanceof TableError)) throw error;
  return error.code === 'JOURNAL_TOO_NEW' ? 'tooNew' : 'unreadable';
}
