import { readConfigFile } from '../../adapters/config/load-config.ts';
import { formatProblems } from '../../adapters/config/problem.ts';
import { formatSummary } from '../../adapters/config/summary.ts';
import { EXIT } from './exit-codes.ts';

/** Prints every mistake of a configuration file, or what it comes to; the exit code. */
export function checkConfig(file: string): number {
  const reading = readConfigFile(file);
  if ('problems' in reading) {
    process.stderr.write(`${formatProblems(file, reading.problems)}\n`);
    return EXIT.failed;
  }
  process.stdout.write(`${formatSummary(file, reading)}\n`);
  return EXIT.done;
}
