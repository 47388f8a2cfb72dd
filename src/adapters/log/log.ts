import { createRequire } from 'node:module';
import pino, { type DestinationStream } from 'pino';
import { type Log, silentLog } from '../../ports/log.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];
/** What waits for a reader that has stopped reading; more is dropped, the game goes on. */
const MOST_WAITING_BYTES = 1_000_000;

/**
 * One JSON object a line for journald, or lines for a person who reads along. A terminal that shows the scoreboard
 * shows no log: then it goes to standard error, if that leads elsewhere. BAULK_LOG is the least that is told.
 */
export function createLog({ terminal }: { terminal: boolean }): Log {
  const stream = terminal ? process.stderr : process.stdout;
  if (terminal && stream.isTTY) return silentLog;
  const pretty = stream.isTTY ? prettyLines(stream.fd) : null;
  const destination =
    pretty ?? pino.destination({ dest: stream.fd, sync: false, maxLength: MOST_WAITING_BYTES });
  return logInto(destination, process.env.BAULK_LOG);
}

export function logInto(destination: DestinationStream, wanted: string | undefined): Log {
  const known = wanted === undefined || LEVELS.includes(wanted);
  const log = pino(
    {
      level: known ? (wanted ?? 'info') : 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  if (!known)
    log.warn({ part: 'log', wanted, allowed: LEVELS }, 'BAULK_LOG was not understood: info is used');
  return log;
}

/** Null in the cabinet, where only what runs the table is installed. */
function prettyLines(fd: number): DestinationStream | null {
  try {
    const pretty: typeof import('pino-pretty') = createRequire(import.meta.url)('pino-pretty');
    return pretty({
      destination: fd,
      sync: false,
      translateTime: 'SYS:HH:MM:ss',
      messageFormat: '{part}: {msg}',
      ignore: 'part',
    });
  } catch {
    return null;
  }
}
