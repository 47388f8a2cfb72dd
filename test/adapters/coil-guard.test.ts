import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guardThread, openGuard } from '../../src/adapters/cabinet/gpio/guard/guard-thread.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { type Log, silentLog } from '../../src/ports/log.ts';
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

/** A guard of coils at these files, and what it tells. */
async function guarding(paths: readonly string[]) {
  const told: string[] = [];
  let heard = () => {};
  const note = (fields: object, message: string) => {
    told.push(`${'pin' in fields ? fields.pin : ''}: ${message}`);
    heard();
  };
  const log: Log = { ...silentLog, warn: note, error: note };
  const clock = new HandClock();
  const threads: Worker[] = [];
  const spawn: typeof guardThread = (orders) => {
    const thread = guardThread(orders);
    threads.push(thread);
    return thread;
  };
  const cutoffs = new Map(paths.map((path, pin) => [pin, { by: 'file', path } as const]));
  const guard = await openGuard(cutoffs, { clock, log, spawn });
  guard.listen({
    lost: () => note({}, 'lost'),
    found: () => note({}, 'found'),
    failed: (pin) => note({ pin }, 'failed'),
  });
  onTestFinished(() => guard.stop());
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      heard = () => (told.length < count ? undefined : resolve());
      heard();
    });
  return { guard, clock, threads, told, until };
}

describe('The guard of a coil', () => {
  it('has nothing to tell of one that the program has switched off in time', async () => {
    const [off, on] = [pathOf('off'), pathOf('on')];
    writeFileSync(off, '0');
    writeFileSync(on, '1');
    const { guard, told, until } = await guarding([off, on]);
    guard.arm(0, 1);
    guard.arm(1, 2);
    await until(1);
    expect(told).toEqual(['1: the program was busy, and the guard ended a pulse']);
    expect(readFileSync(on, 'utf8')).toBe('0');
  });

  it('tries again when the kernel refuses, and tells that once', async () => {
    const [gone, meanwhile, found] = [pathOf('gone'), pathOf('meanwhile'), pathOf('found')];
    const path = join(gone, 'value');
    writeFileSync(meanwhile, '1');
    const { guard, told, until } = await guarding([path, meanwhile]);
    guard.arm(0, 1);
    guard.arm(1, 80);
    await until(3);
    mkdirSync(found);
    writeFileSync(join(found, 'value'), '1');
    renameSync(found, gone);
    await until(4);
    expect(told).toEqual([
      '0: the program was busy, and the guard could not end a pulse',
      '0: failed',
      '1: the program was busy, and the guard ended a pulse',
      '0: the program was busy, and the guard ended a pulse',
    ]);
    expect(readFileSync(path, 'utf8')).toBe('0');
  });

  it('is started again when its thread dies, and ends what has become due meanwhile', async () => {
    const path = pathOf('on');
    writeFileSync(path, '1');
    const { guard, clock, threads, told, until } = await guarding([path]);
    await threads[0]?.terminate();
    await until(1);
    guard.arm(0, 1);
    clock.advance(1_000);
    await until(3);
    expect(told).toEqual([': lost', ': found', '0: the program was busy, and the guard ended a pulse']);
    expect(readFileSync(path, 'utf8')).toBe('0');
  });

  it('is refused by name when its thread cannot be started', async () => {
    const spawn = () => new Worker('throw new Error("no such library")', { eval: true });
    const cutoffs = new Map([[0, { by: 'file', path: pathOf('on') } as const]]);
    await expect(openGuard(cutoffs, { clock: new HandClock(), log: silentLog, spawn })).rejects.toThrow(
      'The guard of the coils cannot be started (DRIVER_UNLOADABLE)',
    );
  });
});
