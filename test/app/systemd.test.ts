import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemdWatchdog } from '../../src/adapters/watchdog/systemd.ts';
import { statusOf } from '../../src/app/status.ts';
import { silentLog } from '../../src/ports/log.ts';
import { unwatched } from '../../src/ports/watchdog.ts';
import { fileOf, pathOf } from '../support/baulk.ts';
import { notifySocket } from '../support/notify-socket.ts';
import { PROGRAM } from '../support/program.ts';

const WATCHDOG_MS = 1_000;

/** The table as systemd starts it: a service of Type=notify with a watchdog. */
function service(socket: string): ChildProcess {
  const run = ['run', '--config', fileOf('table.yaml', ['cabinet: {}']), '--journal', pathOf('run.db')];
  const child = spawn(process.execPath, [...PROGRAM, ...run, '--port', '0'], {
    stdio: 'ignore',
    env: { ...process.env, NOTIFY_SOCKET: socket, WATCHDOG_USEC: `${WATCHDOG_MS * 1_000}` },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('A table that systemd has started', { timeout: 120_000 }, () => {
  it('says that it is open, how it is, that it lives, and that it stops', async () => {
    const systemd = await notifySocket();
    const child = service(systemd.path);
    await systemd.until('an open table that lives', () => systemd.count('WATCHDOG=1') >= 3);
    expect(systemd.count('READY=1')).toBe(1);
    expect(systemd.told()).toContain('STATUS=The table waits for a coin.');
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await systemd.until('a goodbye', () => systemd.count('STOPPING=1') === 1);
    expect((await ended)[0]).toBe(0);
  });

  it('is not said to live while it hangs', async () => {
    const systemd = await notifySocket();
    const child = service(systemd.path);
    await systemd.until('an open table that lives', () => systemd.count('WATCHDOG=1') >= 2);
    child.kill('SIGSTOP');
    // What was on its way comes first; then nothing, for twice as long as systemd's patience.
    let before: number;
    do {
      before = systemd.count('WATCHDOG=1');
      await new Promise((over) => setTimeout(over, 2 * WATCHDOG_MS));
    } while (systemd.count('WATCHDOG=1') > before);
    child.kill('SIGCONT');
    await systemd.until('life again', () => systemd.count('WATCHDOG=1') > before);
  });
});

describe('A table that a person has started', () => {
  it('tells nobody, and says once in the log that nobody watches', async () => {
    const told: string[] = [];
    const log = { ...silentLog, info: (_: object, message: string) => told.push(message) };
    const watchdog = await systemdWatchdog({}, log);
    expect(watchdog).toBe(unwatched);
    watchdog.feed();
    watchdog.say('The table waits for a coin.');
    expect(told).toEqual(['systemd did not start the table: nobody starts it again should it hang']);
  });
});

describe('What systemd is told to wait for', () => {
  const patience = async (env: Record<string, string>) =>
    (await systemdWatchdog({ NOTIFY_SOCKET: '/run/none', ...env }, silentLog)).patienceMs;

  it('is a life sign within WATCHDOG_USEC, of this process', async () => {
    const ours = { WATCHDOG_USEC: '3000000', WATCHDOG_PID: `${process.pid}` };
    expect([await patience(ours), await patience({ WATCHDOG_USEC: '3000000' })]).toEqual([3_000, 3_000]);
    expect([await patience({ ...ours, WATCHDOG_PID: '1' }), await patience({})]).toEqual([null, null]);
  });
});

describe('The status of a table', () => {
  it('is a plain sentence, with what is wrong by name', () => {
    expect(statusOf({ phase: 'play', faults: [] })).toBe('A game is played.');
    const faults = [
      { code: 'ACCEPTOR_LOST', what: '/dev/ttyUSB0', at: 0 },
      { code: 'HEARTBEAT_STOPPED', what: 'acceptor', at: 0 },
    ];
    expect(statusOf({ phase: 'outOfOrder', faults })).toBe(
      'The table is out of order. Wrong: ACCEPTOR_LOST (/dev/ttyUSB0), HEARTBEAT_STOPPED (acceptor).',
    );
  });
});
