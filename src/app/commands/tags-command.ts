import type { Command } from 'commander';
import { CONFIG, journalOption } from './table-options.ts';
import type { TagsOptions } from './tags.ts';

const HELP = `
It names one ball after another; hold each to the reader, or roll it past. What stands in the settings then is printed
at the end, on standard output. When a table runs with this journal, its reader is used; else the one at the port.`;

export function addTags(program: Command): void {
  program
    .command('tags')
    .summary('read the tags of the balls, for the settings')
    .description('Reads the tags in the balls one after another, and prints the lines for the settings.')
    .option('-c, --config <file>', 'the settings that name the port of the reader', CONFIG)
    .option('--port <device>', 'the serial port of the reader, where the settings name none')
    .addOption(journalOption())
    .addHelpText('after', HELP)
    .action(async (options: TagsOptions) => {
      const { tags } = await import('./tags.ts');
      process.exitCode = await tags(options);
    });
}
