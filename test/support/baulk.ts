import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { PROGRAM } from './program.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line as a person gives it, with what is piped into it, to its end. */
export const baulk = (args: readonly string[], piped = ''): Promise<Ended> =>
  ended([...PROGRAM, ...args], piped);

/** What node does with these arguments, to its end. */
export function ended(args: readonly string[], piped = ''): Promise<Ended> {
  const child = spawn(process.execPath, args);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    said.stdout += text;
  });
  child.stderr.on('data', (text) => {
    said.stderr += text;
  });
  child.stdin.end(piped);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
  });
}

/** A command that goes on until it is ended, as systemd does it; `end` gives its exit code. */
export function runningBaulk(args: readonly string[]): { end(): Promise<number | null> } {
  const child = spawn(process.execPath, [...PROGRAM, ...args], { stdio: 'ignore' });
  const closed = once(child, 'close');
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    async end() {
      child.kill('SIGTERM');
      const [code] = await closed;
      return code;
    },
  };
}

/** A path that no other test has, in a folder that is gone when the test is done. */
export function pathOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/** A file of its own for a test, with these lines in it. */
export function fileOf(name: string, lines: readonly unknown[]): string {
  const file = pathOf(name);
  const text = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  writeFileSync(file, text);
  return file;
}
