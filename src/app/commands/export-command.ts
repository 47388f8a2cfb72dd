import { type Command, InvalidArgumentError } from 'commander';
import { EXIT } from './exit-codes.ts';
import type { ExportOptions } from './export-game.ts';
import { journalOption } from './table-options.ts';

export function addExport(program: Command): void {
  program
    .command('export')
    .summary('write a played game as a trace that replay reads')
    .description(
      'Writes a game from the journal as a trace (JSON Lines) that `baulk replay` brings to the same result.',
    )
    .argument('[game]', 'the number of the game, or last', gameNumber, 'last')
    .addOption(journalOption())
    .option('-l, --list', 'list the last games instead')
    .action(async (game: number | 'last', options: ExportOptions) => {
      const { exportGame } = await import('./export-game.ts');
      process.stdout.write(exportGame(game, options));
      process.exitCode = EXIT.done;
    });
}

function gameNumber(text: string): number | 'last' {
  if (text === 'last') return 'last';
  const game = Number(text);
  if (!Number.isInteger(game) || game < 1)
    throw new InvalidArgumentError('A game is a number from 1, or last.');
  return game;
}
