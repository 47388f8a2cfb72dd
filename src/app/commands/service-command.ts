import { type Command, InvalidArgumentError } from 'commander';
import { TESTS, type TestName } from '../../session/service/tests.ts';
import { OFFERS } from '../service/terminal/english.ts';
import type { ServiceOptions } from './service.ts';
import { journalOption } from './table-options.ts';

const HELP = `
It asks the table that runs with this journal. The screen shows every sensor as it is, how many edges it had since
service mode was opened, and how long ago the last one was; ! marks those to be looked at. A key tries what stands
beside it; q leaves. Nothing that is tried ends a game, takes a credit or drops the bar of a game.
Left alone for ten minutes it shuts by itself. Money is paid back and collected by the key only.`;

const TEST_HELP = `
${TESTS.map((test) => `${OFFERS[test].name.padEnd(12)}${OFFERS[test].what}`).join('\n')}

The exit code is 0 when it was done, and 1 when it was refused or the bar did not follow.`;

export function addService(program: Command): void {
  const command = program
    .command('service')
    .summary('see every sensor of the table that runs, and try what it drives')
    .description('Opens service mode at the table that runs, on this terminal.')
    .option('--once', 'print how everything stands, once, and open nothing')
    .option('-f, --format <kind>', 'table or json; json is printed once', format, 'table')
    .addOption(journalOption())
    .addHelpText('after', HELP)
    .action(async (options: ServiceOptions) => {
      const { service } = await import('./service.ts');
      process.exitCode = await service(options);
    });
  command
    .command('test')
    .argument('<name>', 'what is tried', testNamed)
    .summary('try one thing, and say what came of it')
    .description('Tries one thing at the table that runs, and says what came of it.')
    .addOption(journalOption())
    .addHelpText('after', TEST_HELP)
    .action(async (test: TestName, _: unknown, named: Command) => {
      const { serviceTest } = await import('./service.ts');
      process.exitCode = await serviceTest(test, named.optsWithGlobals());
    });
}

function testNamed(name: string): TestName {
  const test = TESTS.find((each) => OFFERS[each].name === name);
  if (test) return test;
  throw new InvalidArgumentError(`There are ${TESTS.map((each) => OFFERS[each].name).join(', ')}.`);
}

function format(text: string): ServiceOptions['format'] {
  if (text === 'table' || text === 'json') return text;
  throw new InvalidArgumentError('There are table and json.');
}
