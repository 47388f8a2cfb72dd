import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../ports/log.ts';
import { TableError } from '../../ports/table-error.ts';
import type { RunningTable } from '../run.ts';
import { EXIT } from './exit-codes.ts';

/** Once the bar is down and the last coin booked, whatever else would close is not waited for any longer than this. */
const PATIENCE_MS = 800;
const UNEXPECTED = 'something broke that nobody expected: the table stops and has to be started again';

/** Keeps a table until it is told to stop, or something broke that nobody expected. Both end in the safe state. */
export async function keepUntilStopped(open: () => Promise<RunningTable>, log: Log): Promise<void> {
  const ended = endOfProcess(log);
  const table = await Promise.race([opened(open, log), ended.then(() => null)]);
  const code = await ended;
  if (table) await stopped(table, log);
  process.exit(code);
}

/** What a person has to mend is told by whoever called. Of anything else half a table may be left: it ends at once. */
async function opened(open: () => Promise<RunningTable>, log: Log): Promise<RunningTable> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof TableError) throw error;
    log.error({ err: error }, UNEXPECTED);
    process.exit(EXIT.failed);
  }
}

/** The exit code, as soon as there is a reason to end. */
function endOfProcess(log: Log): Promise<number> {
  return new Promise((resolve) => {
    const told = (signal: NodeJS.Signals) => {
      log.info({ signal }, 'the table was told to stop');
      resolve(EXIT.done);
    };
    const broke = (error: unknown) => {
      log.error({ err: error }, UNEXPECTED);
      resolve(EXIT.failed);
    };
    process.once('SIGTERM', told).once('SIGINT', told).once('SIGHUP', told);
    process.on('uncaughtException', broke).on('unhandledRejection', broke);
  });
}

async function stopped(table: RunningTable, log: Log): Promise<void> {
  try {
    await Promise.race([table.stop(), wait(table.endMs + PATIENCE_MS)]);
  } catch (error) {
    log.error({ err: error }, 'the table did not stop cleanly');
  }
}
