import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patiently, pause, untilTrue } from './patience.ts';
import type { Settings } from './settings.ts';

const MAKE_LOW = fileURLToPath(new URL('../../../../hardware/pi/outputs-off', import.meta.url));
/** Built as it is for a cabinet, beside what is compiled for this machine. */
const OUTPUTS_OFF = fileURLToPath(new URL('../../outputs-off/main.cjs', import.meta.url));

/** An emulated computer may stand still for seconds. */
const WATCHDOG_MS = 10_000;

/** Does what systemd does for a service of Type=notify with a watchdog, as far as a test needs it. */
export interface Systemd {
  /** Ends whoever has not said for too long that it lives. */
  killWhenSilent(who: () => number): Promise<void>;
  stop(): void;
}

/** The next table that is started finds its socket. */
export async function listenAsSystemd(): Promise<Systemd> {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-systemd-'));
  const [socket, heard] = [join(folder, 'socket'), join(folder, 'heard')];
  const socat = spawn('socat', ['-u', `UNIX-RECV:${socket}`, `CREATE:${heard}`], { stdio: 'inherit' });
  await untilTrue('a socket', () => existsSync(socket));
  process.env.NOTIFY_SOCKET = socket;
  process.env.WATCHDOG_USEC = `${WATCHDOG_MS * 1_000}`;
  const lives = () => (existsSync(heard) ? readFileSync(heard, 'utf8').split('WATCHDOG=1').length : 0);
  return {
    async killWhenSilent(who) {
      await untilTrue('a life sign', () => lives() > 1);
      for (let before = -1; before !== lives(); ) {
        before = lives();
        await pause(WATCHDOG_MS);
      }
      process.kill(who(), 'SIGKILL');
    },
    stop() {
      delete process.env.NOTIFY_SOCKET;
      delete process.env.WATCHDOG_USEC;
      socat.kill();
    },
  };
}

export interface Ending {
  readonly code: number | null;
  readonly said: string;
}

/** What systemd calls first after every end of the table. */
export const makeLow = ({ journal }: Settings): Promise<Ending> => run(MAKE_LOW, [journal]);

/** What it calls after that. */
export const outputsOff = ({ file, journal }: Settings): Promise<Ending> =>
  run(process.execPath, [OUTPUTS_OFF, '--config', file, '--journal', journal]);

async function run(program: string, args: readonly string[]): Promise<Ending> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const code = await patiently(closed(child), () => `the end of ${program}: ${said}`);
  return { code, said };
}

const closed = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve));
