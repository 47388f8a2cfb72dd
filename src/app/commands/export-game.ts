import { type JournalReader, readJournal } from '../../adapters/journal/read-journal.ts';
import { TableError } from '../../ports/table-error.ts';
import type { Row } from '../../session/entries.ts';
import { momentOf } from '../audit/moment.ts';
import { traceOf } from '../replay/trace-of.ts';

export interface ExportOptions {
  readonly journal: string;
  readonly list?: boolean;
}

const MOST_LISTED = 50;

/** A game as a trace, or the list of the last games. */
export function exportGame(game: number | 'last', { journal: file, list }: ExportOptions): string {
  const journal = readJournal(file);
  try {
    return list ? listed(journal) : exported(journal, game, file);
  } finally {
    journal.close();
  }
}

function exported(journal: JournalReader, game: number | 'last', file: string): string {
  const number = game === 'last' ? journal.games(1)[0] : game;
  const rows = number === undefined ? [] : journal.rowsOf(number);
  if (rows.length === 0) throw new TableError('GAME_UNKNOWN', `${file} has no game ${game}`);
  return traceOf(rows)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

function listed(journal: JournalReader): string {
  const lines = journal.games(MOST_LISTED).map((game) => `${game}\t${storyOf(journal.rowsOf(game))}\n`);
  return lines.length > 0 ? lines.join('') : 'No game has been played yet.\n';
}

/** When it began and how it ended, in one line. */
function storyOf(rows: readonly Row[]): string {
  const began = momentOf(rows[0]?.wall ?? 0);
  const end = rows.findLast(({ entry }) => entry.kind === 'game finished')?.entry;
  const story = end?.kind === 'game finished' ? end.end.scores.join(' - ') : 'not finished';
  return `${began}\t${story}`;
}
