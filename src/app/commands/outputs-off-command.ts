import type { Command } from 'commander';
import type { OutputsOffOptions } from './outputs-off.ts';
import { CONFIG, STATE } from './table-options.ts';

const HELP = `
For after the table has ended, however it did: a killed program may leave its pins as they are. The outputs are those
that it wrote down beside its journal when it started, and those of the settings. They are made low, and let go: a
Raspberry Pi keeps a pin low then, or with dtparam=strict_gpiod makes it an input, which the resistor at the driver holds
low.

The exit code is 0 when all are off, 1 when one is not or the table still runs, and 2 when nothing says what there is.`;

export function addOutputsOff(program: Command): void {
  program
    .command('outputs-off')
    .summary('switch everything off that a table has left on')
    .description(
      'Switches off bar, coin gate, lamp, coils and heartbeat of a table that does not run any more.',
    )
    .option('-c, --config <file>', 'the settings of the table', CONFIG)
    .option('-j, --journal <file>', 'the journal of the table', `${STATE}/run.db`)
    .addHelpText('after', HELP)
    .action(async (options: OutputsOffOptions) => {
      const { outputsOff } = await import('./outputs-off.ts');
      process.exitCode = await outputsOff(options);
    });
}
