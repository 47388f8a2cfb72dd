import { type Command, InvalidArgumentError } from 'commander';
import type { TableOptions } from './keep-table.ts';
import { CONFIG, STATE } from './table-options.ts';

export function addRun(program: Command): void {
  tableCommand(program, 'run')
    .summary('run the table in the cabinet')
    .description('Runs the table with the cabinet that the configuration names, until it is told to stop.')
    .action(async (options: TableOptions) => (await import('./keep-table.ts')).keepTable(options));
}

export function addSimulate(program: Command): void {
  tableCommand(program, 'simulate')
    .summary('run a whole simulated table in the browser')
    .description(
      'Runs the table with a simulated cabinet, to be played in the browser at the address it prints.',
    )
    .option(
      '--coins <kind>',
      'lines: coins close contacts; cctalk: a simulated acceptor on a serial port of its own (needs socat)',
      coinKind,
      'lines',
    )
    .action(async (options: TableOptions) => (await import('./keep-table.ts')).keepSimulatedTable(options));
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

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
  }
  return port;
}

function coinKind(text: string): string {
  if (text !== 'lines' && text !== 'cctalk') throw new InvalidArgumentError('There are lines and cctalk.');
  return text;
}

function displayKind(text: string): string {
  if (text !== 'web' && text !== 'terminal') throw new InvalidArgumentError('There are web and terminal.');
  return text;
}
