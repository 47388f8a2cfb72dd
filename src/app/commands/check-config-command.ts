import type { Command } from 'commander';

export function addCheckConfig(program: Command): void {
  program
    .command('check-config')
    .summary('check a configuration file without starting the table')
    .description('Names every mistake in a configuration file at once, with its line and what is allowed.')
    .argument('<file>', 'the configuration file')
    .action(async (file: string) => {
      const { checkConfig } = await import('./check-config.ts');
      process.exitCode = checkConfig(file);
    });
}
