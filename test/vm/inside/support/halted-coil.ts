import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { untilTrue } from './patience.ts';

const PROGRAM = fileURLToPath(new URL('./halts-itself.js', import.meta.url));

export interface HaltedCoil {
  goOn(): void;
  kill(): void;
}

/** A program of its own that has halted, every thread of it, while its coil was on. */
export async function haltedCoil(): Promise<HaltedCoil> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'inherit', 'inherit'] });
  const kill = () => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  await untilTrue('the program to halt', () => stateOf(child.pid) === 'T');
  return { goOn: () => child.kill('SIGCONT'), kill };
}

/** As in proc(5): R runs, S sleeps, T is halted. */
const stateOf = (pid: number | undefined): string | undefined =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.slice(0, 1);
