import type { Command } from 'commander';
import type { CollectOptions } from './collect.ts';
import { configOption, journalOption, tableOption } from './table-options.ts';

const HELP = `
Emptying the cash box closes a period: audit counts the next one from here, and the pages show its takings.
While the table runs it has to have its key turned and its door open (where one is fitted); --remote asks for neither.
Without --counted, a terminal is asked what was in the box.`;

export function addCollect(program: Command): void {
  program
    .command('collect')
    .summary('close a period when the cash box was emptied, and print its slip')
    .description(
      'Books that the cash box was emptied, and prints what was expected, what was counted, and the shares.',
    )
    .option('--counted <amount>', 'the cash that was in the box, such as 123.45')
    .option('--by <name>', 'who emptied it, as he signs')
    .option('--remote', 'without key and door')
    .addOption(journalOption())
    .addOption(configOption())
    .addOption(tableOption())
    .addHelpText('after', HELP)
    .action(async (options: CollectOptions) => {
      const { collect } = await import('./collect.ts');
      process.exitCode = await collect(options);
    });
}
