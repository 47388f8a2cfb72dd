import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const PASSES = "it('passes', () => {});";
const FAILS = "it('fails', () => { throw new Error('no'); });";
const SKIPS = "it.skip('waits', () => {});";

describe('the last line of a test run', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** Runs one test file in a folder of its own. */
  function run(...tests: string[]): { last: string | undefined; status: number | null } {
    const folder = mkdtempSync(join(tmpdir(), 'baulk-plain-line-'));
    folders.push(folder);
    writeFileSync(join(folder, 'a.test.js'), tests.join('\n'));
    const vitest = resolve('node_modules/vitest/vitest.mjs');
    const reporter = resolve('test/support/plain-line.ts');
    const args = [
      vitest,
      'run',
      '--globals',
      '--root',
      folder,
      '--reporter=default',
      `--reporter=${reporter}`,
    ];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { last: stdout.trimEnd().split('\n').at(-1), status };
  }

  it('counts what passed and what was skipped', () => {
    expect(run(PASSES, SKIPS)).toEqual({ last: 'Tests: 1 passed, 0 failed, 1 skipped', status: 0 });
  });

  it('counts what failed', () => {
    expect(run(PASSES, FAILS)).toEqual({ last: 'Tests: 1 passed, 1 failed, 0 skipped', status: 1 });
  });

  it('counts a file that does not load as a failure', () => {
    expect(run("throw new Error('cannot load');")).toEqual({
      last: 'Tests: 0 passed, 1 failed, 0 skipped',
      status: 1,
    });
  });

  it('fails a run in which nothing ran', () => {
    expect(run(SKIPS)).toEqual({ last: 'Tests: 0 passed, 0 failed, 1 skipped', status: 1 });
  });

  it('counts an error outside any test', () => {
    const stray = "it('leaves something behind', () => { Promise.reject(new Error('stray')); });";
    expect(run(stray)).toEqual({ last: 'Tests: 1 passed, 1 failed, 0 skipped', status: 1 });
  });
});
