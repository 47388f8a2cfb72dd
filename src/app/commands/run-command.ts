import { type Command, InvalidArgumentError } from 'commander';
import { loadConfig } from '../../adapters/config/load-config.ts';
import { formatProblem } from '../../adapters/config/problem.ts';
import type { GoodConfig } from '../../adapters/config/read-config.ts';
import { createLog } from '../../adapters/log/log.ts';
import { runTable } from '../run.ts';
import { keepUntilStopped } from './lifetime.ts';

interface Options {
  readonly config: string;
  readonly journal: string;
  readonly display: string;
  readonly host: string;
  readonly port: number;
}

const CONFIG = new URL('../../../config/table.yaml', import.meta.url).pathname;
/** systemd names the state directory; elsewhere the journal lies beside where the command was given. */
const STATE = process.env.STATE_DIRECTORY ?? '.table';

export function addRun(program: Command): void {
  tableCommand(program, 'run')
    .summary('run the table in the cabinet')
    .description('Runs the table with the cabinet that the configuration names, until it is told to stop.')
    .action(async (options: Options) => keepTable(options, loadConfig(options.config)));
}

export function addSimulate(program: Command): void {
  tableCommand(program, 'simulate')
    .summary('run a whole simulated table in the browser')
    .description(
      'Runs the table with a simulated cabinet, to be played in the browser at the address it prints.',
    )
    .action(async (options: Options) => keepTable(options, simulated(loadConfig(options.config))));
}

function tableCommand(program: Command, name: string): Command {
  return program
    .command(name)
    .option('-c, --config <file>', 'the settings of the table', CONFIG)
    .option('-j, --journal <file>', 'where coins and games are written down', `${STATE}/${name}.db`)
    .option('-d, --display <kind>', 'web, or terminal to show the score here as well', displayKind, 'web')
    .option('--host <address>', 'the address that the pages are served on', '127.0.0.1')
    .option(
      '-p, --port <number>',
      'the port that the pages are served on; 0 takes a free one',
      portNumber,
      8080,
    );
}

function simulated({ config, raw, warnings }: GoodConfig): GoodConfig {
  return { config: { ...config, cabinet: { ...config.cabinet, driver: 'simulated' } }, raw, warnings };
}

async function keepTable(options: Options, config: GoodConfig): Promise<void> {
  const terminal = options.display === 'terminal';
  const log = createLog({ terminal });
  for (const warning of config.warnings) log.warn({}, formatProblem(options.config, warning));
  const open = async () => {
    const { config: configFile, journal: journalFile, host, port } = options;
    const display = terminal ? 'terminal' : 'web';
    const table = await runTable({ config, configFile, journalFile, display, host, port, log });
    if (!terminal) process.stdout.write(`The table is open at ${table.address}\n`);
    return table;
  };
  await keepUntilStopped(open, log);
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
  }
  return port;
}

function displayKind(text: string): string {
  if (text !== 'web' && text !== 'terminal') throw new InvalidArgumentError('There are web and terminal.');
  return text;
}
