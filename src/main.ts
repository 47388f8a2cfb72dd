#!/usr/bin/env node
import { Command } from 'commander';
import { addAudit } from './app/commands/audit-command.ts';
import { addCheckConfig } from './app/commands/check-config-command.ts';
import { addCollect } from './app/commands/collect-command.ts';
import { addDoctor } from './app/commands/doctor-command.ts';
import { EXIT } from './app/commands/exit-codes.ts';
import { addExport } from './app/commands/export-command.ts';
import { addOutputsOff } from './app/commands/outputs-off-command.ts';
import { addReplay } from './app/commands/replay-command.ts';
import { addRun, addSimulate } from './app/commands/run-command.ts';
import { addService } from './app/commands/service-command.ts';
import { addTags } from './app/commands/tags-command.ts';
import { addVersion } from './app/commands/version-command.ts';
import { VERSION } from './app/version.ts';
import { TableError } from './ports/table-error.ts';

// A table that runs begins or mends its journal: only a command that was given one can find it unreadable.
const WRONG_INPUT = /^(CONFIG|TRACE|GAME)_|^JOURNAL_UNREADABLE$/;

const program = new Command('baulk')
  .description('The controller inside a coin-operated bar billiards table.')
  .version(VERSION, '-V, --version', 'print the version')
  .showHelpAfterError('(baulk --help lists the commands)')
  .configureHelp({ sortSubcommands: false })
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? EXIT.done : EXIT.wrongInput));

// Each loads what it needs when it is given: help answers at once, and a replay waits for no web server.
addRun(program);
addSimulate(program);
addReplay(program);
addExport(program);
addAudit(program);
addCollect(program);
addCheckConfig(program);
addDoctor(program);
addService(program);
addTags(program);
addOutputsOff(program);
addVersion(program);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof TableError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(WRONG_INPUT.test(error.code) ? EXIT.wrongInput : EXIT.failed);
}
