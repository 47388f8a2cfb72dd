import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const MAIN = new URL('../../dist/main.js', import.meta.url).pathname;

/** The program as it is shipped; tests of it are left out until it is built. */
export const isBuilt = existsSync(MAIN);

/** The real process on real files, as `scripts/table` starts it, until it says that it is open. */
export function startTable(
  options: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = spawn(process.execPath, [MAIN, 'simulate', ...options]);
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The table did not open: ${said}`)));
    child.stdout.on('data', (text) => {
      said += text;
      const address = /open at (http:\S+)/.exec(said)?.[1];
      if (address) resolve({ child, address });
    });
  });
}

export const isRunning = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
