import { dirname } from 'node:path';
import { lookAtHeader } from '../../adapters/cabinet/gpio/look-header.ts';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { readConfigFile } from '../../adapters/config/load-config.ts';
import { formatProblem } from '../../adapters/config/problem.ts';
import { type ConfigReading, readConfig } from '../../adapters/config/read-config.ts';
import { lookAtBus } from '../../adapters/display/digits/look-i2c.ts';
import { lookAtJournal } from '../../adapters/journal/look-journal.ts';
import { lookAtBoot } from '../../adapters/machine/boot.ts';
import { lookAtClock } from '../../adapters/machine/clock.ts';
import { hasLibsystemd, lookAtLibraries } from '../../adapters/machine/libraries.ts';
import { holderOf } from '../../adapters/machine/locks.ts';
import { lookAtFolder, mountOf } from '../../adapters/machine/mounts.ts';
import { lookAtHeat, lookAtPower } from '../../adapters/machine/power.ts';
import { hasProgram } from '../../adapters/machine/programs.ts';
import { lastingPorts, lookAtPort } from '../../adapters/machine/serial-ports.ts';
import { lookAtSystem, lookAtUser } from '../../adapters/machine/system.ts';
import { lookAtWatchdog } from '../../adapters/machine/watchdog.ts';
import { TableError } from '../../ports/table-error.ts';
import type { Look, SettingsReading } from './look.ts';
import { type Needs, needsOf } from './needs.ts';

export interface Place {
  /** Where the system's files are: `/`, and a folder that is laid out like it in a test. */
  readonly root: string;
  readonly configFile: string;
  readonly journalFile: string;
}

/** Looks at everything and touches nothing: a table may run meanwhile. */
export async function lookAround({ root, configFile, journalFile }: Place): Promise<Look> {
  const settings = lookAtSettings(root, configFile);
  const needs = needsOf(settings.config);
  const table = holderOf(root, `${journalFile}.lock`);
  return {
    node: process.versions.node,
    system: lookAtSystem(root),
    user: lookAtUser(root),
    settings,
    table,
    libraries: await lookAtLibraries(needs.libraries),
    hasLibsystemd: await hasLibsystemd(),
    hasGpioset: hasProgram(root, 'gpioset'),
    header:
      settings.config.cabinet.driver === 'gpio'
        ? await lookAtHeader(`${root}/sys/class/gpio`, pinsOf(needs))
        : null,
    boot: lookAtBoot(root),
    buses: await lookAtBuses(needs),
    ports: needs.ports.map(({ port }) => lookAtPort(root, port)),
    pluggedIn: lastingPorts(root),
    watchdog: lookAtWatchdog(root),
    clock: await lookAtClock(root, systemClock.wall()),
    disk: lookAtFolder(root, dirname(journalFile)),
    root: mountOf(root, '/'),
    journal: lookAtJournal(journalFile, table !== null),
    power: await lookAtPower(root),
    heat: lookAtHeat(root),
  };
}

const pinsOf = ({ pins }: Needs): readonly number[] => pins.map(({ pin }) => pin);

function lookAtBuses({ chips }: Needs) {
  const buses = new Set(chips.map(({ bus }) => bus));
  const addresses = (bus: number) => chips.filter((chip) => chip.bus === bus).map(({ address }) => address);
  return Promise.all([...buses].map((bus) => lookAtBus(bus, addresses(bus))));
}

function lookAtSettings(root: string, file: string): SettingsReading {
  const mount = mountOf(root, lookAtFolder(root, dirname(file)).nearest);
  const reading = readSettings(file);
  if ('problems' in reading) return { file, problems: reading.problems, config: builtIn(), mount };
  return { file, problems: [], config: reading.config, mount };
}

function readSettings(file: string) {
  try {
    const reading: ConfigReading = readConfigFile(file);
    if (!('problems' in reading)) return reading;
    return { problems: reading.problems.map((problem) => formatProblem(file, problem)) };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { problems: [error.what] };
  }
}

function builtIn() {
  const reading = readConfig('');
  if ('problems' in reading) throw new Error('the built-in settings are wrong');
  return reading.config;
}
