import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Whatever becomes of the torture, nothing that it started goes on, and nothing is left lying about.
const running = new Set<ChildProcess>();
const folders = new Set<string>();

process.once('exit', clearUp);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Ends with this process at the latest. */
export function watched(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export function newFolder(name: string): string {
  return leftover(mkdtempSync(join(tmpdir(), `baulk-${name}-`)));
}

/** A folder that somebody else made and forgets, should this process end in the middle. */
export function leftover(folder: string): string {
  folders.add(folder);
  return folder;
}

export function forget(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

function clearUp(): void {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
