import { type Command, InvalidArgumentError } from 'commander';
import type { DoctorOptions } from './doctor.ts';
import { CONFIG, STATE } from './table-options.ts';

const HELP = `
OK: well. WARN: a table runs, but should not for long. FAIL: mend this first. -: this table does without it.
Nothing is touched: a table may run meanwhile. Run it as the user that runs the table, whose rights count.

The exit code is 0 when the machine is fit, with warnings or without, and 1 when it is not.`;

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .summary('is this machine fit for the table, and if not, what to do')
    .description(
      'Looks at the machine that a table is to run on, and says what to do about what is not well.',
    )
    .option('-c, --config <file>', 'the settings of the table', CONFIG)
    .option('-j, --journal <file>', 'where coins and games are written down', `${STATE}/run.db`)
    .option('-f, --format <kind>', 'table or json', format, 'table')
    .option('--boot-lines', 'print what the settings need in /boot/firmware/config.txt, and nothing else')
    .addHelpText('after', HELP)
    .action(async (options: DoctorOptions) => {
      const { doctor } = await import('./doctor.ts');
      process.exitCode = await doctor(options);
    });
}

function format(text: string): DoctorOptions['format'] {
  if (text === 'table' || text === 'json') return text;
  throw new InvalidArgumentError('There are table and json.');
}
