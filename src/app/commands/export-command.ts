import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { readJournal } from '../../adapters/journal/read-journal.ts';
import { TableError } from '../../ports/table-error.ts';
import type { Row } from '../../session/entries.ts';
import { wallTime } from '../../session/wall-time.ts';
import { traceOf } from '../replay/trace-of.ts';
import { EXIT } from './exit-codes.ts';

interface Options {
  readonly journal: string;
  readonly list?: boolean;
}

const MOST_LISTED = 50;

export function addExport(program: Command): void {
  program
    .command('export')
    .summary('write a played game as a trace that replay reads')
    .description(
      'Writes a game from the journal as a trace (JSON Lines) that `baulk replay` brings to the same result.',
    )
    .argument('[game]', 'the number of the game, or last', gameNumber, 'last')
    .option(
      '-j, --journal <file>',
      'the journal of the table',
      `${process.env.STATE_DIRECTORY ?? '.table'}/simulate.db`,
    )
    .option('-l, --list', 'list the last games instead')
    .action((game: number | 'last', options: Options) => {
      const journal = readJournal(options.journal);
      try {
        process.stdout.write(options.list ? listed(journal) : exported(journal, game, options.journal));
      } finally {
        journal.close();
      }
      process.exitCode = EXIT.done;
    });
}

type Reading = ReturnType<typeof readJournal>;

function exported(journal: Reading, game: number | 'last', file: string): string {
  const number = game === 'last' ? journal.games(1)[0] : game;
  const rows = number === undefined ? [] : journal.rowsOf(number);
  if (rows.length === 0) throw new TableError('GAME_UNKNOWN', `${file} has no game ${game}`);
  return traceOf(rows)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

function listed(journal: Reading): string {
  const lines = journal.games(MOST_LISTED).map((game) => `${game}\t${storyOf(journal.rowsOf(game))}\n`);
  return lines.length > 0 ? lines.join('') : 'No game has been played yet.\n';
}

/** When it began and how it ended, in one line. */
function storyOf(rows: readonly Row[]): string {
  const began = beganOf(rows[0]?.wall ?? 0);
  const end = rows.findLast(({ entry }) => entry.kind === 'game finished')?.entry;
  const story = end?.kind === 'game finished' ? end.end.scores.join(' - ') : 'not finished';
  return `${began}\t${story}`;
}

function beganOf(wall: number): string {
  const time = wallTime(wall);
  if (!time) return 'clock not set';
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${time.date} ${twoDigits(Math.floor(time.minutes / 60))}:${twoDigits(time.minutes % 60)}`;
}

function gameNumber(text: string): number | 'last' {
  if (text === 'last') return 'last';
  const game = Number(text);
  if (!Number.isInteger(game) || game < 1)
    throw new InvalidArgumentError('A game is a number from 1, or last.');
  return game;
}
