import type { Command } from 'commander';
import { readConfigFile } from '../../adapters/config/load-config.ts';
import { formatProblems } from '../../adapters/config/problem.ts';
import { formatSummary } from '../../adapters/config/summary.ts';
import { EXIT } from './exit-codes.ts';

export function addCheckConfig(program: Command): void {
  program
    .command('check-config')
    .summary('check a configuration file without starting the table')
    .description('Names every mistake in a configuration file at once, with its line and what is allowed.')
    .argument('<file>', 'the configuration file')
    .action((file: string) => {
      process.exitCode = checkConfig(file);
    });
}

function checkConfig(file: string): number {
  const reading = readConfigFile(file);
  if ('problems' in reading) {
    process.stderr.write(`${formatProblems(file, reading.problems)}\n`);
    return EXIT.failed;
  }
  process.stdout.write(`${formatSummary(file, reading)}\n`);
  return EXIT.done;
}
