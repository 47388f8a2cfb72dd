import type { Log } from '../../ports/log.ts';
import { unwatched, type Watchdog } from '../../ports/watchdog.ts';

const LIBRARY = 'libsystemd.so.0';

/** Sends one message to systemd; negative when it could not be sent. See sd_notify(3). */
type Notify = (message: string) => number;

/** systemd, where it started this process as a service of `Type=notify`; else nobody. */
export async function systemdWatchdog(env: NodeJS.ProcessEnv, log: Log): Promise<Watchdog> {
  if (env.NOTIFY_SOCKET === undefined) {
    log.info({}, 'systemd did not start the table: nobody starts it again should it hang');
    return unwatched;
  }
  try {
    return watchedBy(await loaded(), env, log);
  } catch (error) {
    log.warn(
      { err: error, library: LIBRARY },
      'systemd cannot be told how the table is; install libsystemd0',
    );
    return unwatched;
  }
}

/** Its own library, called as it is: nothing has to be compiled for that. */
async function loaded(): Promise<Notify> {
  const { default: koffi } = await import('koffi');
  const notify = koffi.load(LIBRARY).func('int sd_notify(int unset_environment, const char *state)');
  return (message) => notify(0, message);
}

function watchedBy(notify: Notify, env: NodeJS.ProcessEnv, log: Log): Watchdog {
  let hasFailed = false;
  let said = '';
  const tell = (message: string) => {
    const isSent = notify(message) > 0;
    if (!isSent && !hasFailed) log.warn({ message }, 'systemd did not take what it was told');
    hasFailed = !isSent;
  };
  return {
    patienceMs: patienceOf(env),
    ready: () => tell('READY=1'),
    feed: () => tell('WATCHDOG=1'),
    say: (sentence) => {
      if (sentence === said) return;
      said = sentence;
      tell(`STATUS=${sentence}`);
    },
    leave: () => tell('STOPPING=1'),
  };
}

/** Microseconds in WATCHDOG_USEC, meant for the process in WATCHDOG_PID. */
function patienceOf({ WATCHDOG_USEC = '', WATCHDOG_PID }: NodeJS.ProcessEnv): number | null {
  const isOurs = WATCHDOG_PID === undefined || WATCHDOG_PID === String(process.pid);
  const ms = Number(WATCHDOG_USEC) / 1_000;
  return isOurs && ms > 0 ? ms : null;
}
