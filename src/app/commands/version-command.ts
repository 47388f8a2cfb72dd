import type { Command } from 'commander';
import { VERSION } from '../version.ts';

export function addVersion(program: Command): void {
  program
    .command('version')
    .summary('print the versions of Baulk and Node')
    .description('Prints the versions of Baulk and of the Node that runs it.')
    .action(() => {
      process.stdout.write(`baulk ${VERSION} (Node ${process.versions.node})\n`);
    });
}
