import { loadConfig } from '../../src/adapters/config/load-config.ts';
import { type RunningTable, runTable } from '../../src/app/run.ts';
import { silentLog } from '../../src/ports/log.ts';

/** A simulated table of this process, with these files. */
export function running(configFile: string, journalFile: string): Promise<RunningTable> {
  return runTable({
    ...{ config: loadConfig(configFile), configFile, journalFile },
    ...{ display: 'web', coins: 'lines', reader: 'asSet' },
    ...{ host: '127.0.0.1', port: 0, log: silentLog },
  });
}
