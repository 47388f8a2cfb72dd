import pino, { type DestinationStream } from 'pino';
import type { Log } from '../../ports/log.ts';

export interface LogOptions {
  /** 1 is standard output; 2, standard error, leaves it to a command's result. */
  readonly to: 1 | 2;
  /** The least that is told: BAULK_LOG. */
  readonly level?: string | undefined;
  /** A person reads along. */
  readonly terminal: boolean;
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];
/** What waits for a reader that has stopped reading; more is dropped, the game goes on. */
const MOST_WAITING_BYTES = 1_000_000;

/** One JSON object a line for journald, or lines for a person where there is one and the tool for it. */
export async function openLog({ to, level, terminal }: LogOptions): Promise<Log> {
  const pretty = terminal ? await prettyLines(to) : null;
  return logInto(pretty ?? pino.destination({ dest: to, sync: false, maxLength: MOST_WAITING_BYTES }), level);
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
async function prettyLines(to: 1 | 2): Promise<DestinationStream | null> {
  try {
    const { default: pretty } = await import('pino-pretty');
    return pretty({
      destination: to,
      sync: true,
      translateTime: 'SYS:HH:MM:ss',
      messageFormat: '{part}: {msg}',
      ignore: 'part',
    });
  } catch {
    return null;
  }
}
