import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../support/baulk.ts';

const CHILD = new URL('../support/blocked-loop.ts', import.meta.url).pathname;

/** What is at the coil's pin before, while and after the program is stuck for a second. */
function stuck(how: 'guarded' | 'alone'): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, pathOf('pin'), how]);
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.pipe(process.stderr);
  return new Promise((resolve) => child.once('close', () => resolve(said)));
}

describe('A program that is stuck while a coil is on', () => {
  it('has the pulse ended by its guard, while it is still stuck', async () => {
    expect(await stuck('guarded')).toBe('on: 1\nstuck: 0\nfree: 0\n');
  });

  it('leaves it on until it is free again when it has no guard', async () => {
    expect(await stuck('alone')).toBe('on: 1\nstuck: 1\nfree: 0\n');
  });
});
