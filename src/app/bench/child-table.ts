import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const MAIN = new URL('../../main.js', import.meta.url).pathname;

/** A simulated table in a process of its own, once it has said where it is open. */
export function openChild(journal: string): Promise<ChildProcess> {
  const args = [MAIN, 'simulate', '--port', '0', '--journal', journal];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The table did not open.')));
    child.stdout.on('data', (text) => {
      if (String(text).includes('open at')) resolve(child);
    });
  });
}

export async function endChild(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
