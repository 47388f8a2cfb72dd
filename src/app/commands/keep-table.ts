import { loadConfig } from '../../adapters/config/load-config.ts';
import { usualAcceptor } from '../../adapters/config/meaning-money.ts';
import { formatProblem } from '../../adapters/config/problem.ts';
import type { GoodConfig } from '../../adapters/config/read-config.ts';
import { createLog } from '../../adapters/log/log.ts';
import type { TableConfig } from '../../session/table-config.ts';
import { type RunOptions, runTable } from '../run.ts';
import { keepUntilStopped } from './lifetime.ts';

export interface TableOptions {
  readonly config: string;
  readonly journal: string;
  readonly display: string;
  readonly host: string;
  readonly port: number;
  /** Only a simulated table asks for it. */
  readonly coins?: 'lines' | 'cctalk';
}

/** Runs the table that the configuration names until it is told to stop. */
export function keepTable(options: TableOptions): Promise<void> {
  return keep(options, loadConfig(options.config), 'asSet');
}

/** The same with a cabinet that has no wood in it. */
export function keepSimulatedTable(options: TableOptions): Promise<void> {
  return keep(options, simulated(loadConfig(options.config), options.coins ?? 'lines'), 'simulated');
}

/** What is fitted to a wooden cabinet stays there; what is named beside a simulated one is on this desk. */
function simulated(good: GoodConfig, coins: 'lines' | 'cctalk'): GoodConfig {
  const { config } = good;
  const isDesk = config.cabinet.driver === 'simulated';
  const cabinet = {
    ...config.cabinet,
    driver: 'simulated' as const,
    acceptor: acceptorOnDesk(config.cabinet, coins),
  };
  const display = isDesk ? config.display : { ...config.display, digits: [], lcd: null };
  return { ...good, config: { ...config, cabinet, display } };
}

/**
 * The acceptor of a wooden cabinet stays there, unless a simulated one stands for it; one that is named beside a
 * simulated cabinet is on this desk.
 */
function acceptorOnDesk({ driver, acceptor }: TableConfig['cabinet'], coins: 'lines' | 'cctalk') {
  if (coins === 'cctalk') return acceptor ?? usualAcceptor('/dev/simulated');
  return driver === 'simulated' ? acceptor : null;
}

async function keep(options: TableOptions, config: GoodConfig, reader: RunOptions['reader']): Promise<void> {
  const terminal = options.display === 'terminal';
  const log = createLog({ terminal });
  for (const warning of config.warnings) log.warn({}, formatProblem(options.config, warning));
  const open = async () => {
    const { config: configFile, journal: journalFile, host, port } = options;
    const display = terminal ? 'terminal' : 'web';
    const coins = options.coins ?? 'lines';
    const where = { configFile, journalFile, host, port };
    const table = await runTable({ config, display, coins, reader, ...where, log });
    if (!terminal) process.stdout.write(`The table is open at ${table.address}\n`);
    return table;
  };
  await keepUntilStopped(open, log);
}
