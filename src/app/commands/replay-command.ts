import type { Command } from 'commander';

export function addReplay(program: Command): void {
  program
    .command('replay')
    .summary('run a recorded game and print its result as JSON')
    .description(
      'Runs the whole table over a recorded trace, without hardware and without waiting, and prints one JSON object.',
    )
    .argument('<trace>', 'a trace file (JSON Lines), or - for standard input')
    .option('-c, --config <file>', 'the table that it was recorded on (default: the built-in settings)')
    .action(async (file: string, options: { config?: string }) => {
      const { replayFile } = await import('./replay-file.ts');
      process.exitCode = await replayFile(file, options.config);
    });
}
