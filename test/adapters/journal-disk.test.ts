import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { realDisk } from '../../src/adapters/journal/database.ts';

const CHILD = fileURLToPath(new URL('../support/read-only-child.ts', import.meta.url));

/** A command with mounts of its own, which needs no rights where the kernel lets users have such. */
const alone = (command: string, ...words: readonly string[]) =>
  spawnSync('unshare', ['--map-root-user', '--mount', command, ...words], { encoding: 'utf8' });
const canMount = alone('true').status === 0;

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

it('a disk that is gone has no room', () => {
  const file = join(newFolder(), 'table.db');
  writeFileSync(`${file}-wal`, '');
  expect(realDisk.freeBytes(file)).toBeGreaterThan(0);
  expect(() => realDisk.freeBytes(join(newFolder(), 'no-such-disk', 'table.db'))).toThrow('ENOENT');
});

it.skipIf(!canMount)(
  'a disk that is read-only for a while is noticed by an idle table, and so is its end',
  {
    timeout: 120_000,
  },
  () => {
    const { stdout, stderr } = alone(
      process.execPath,
      '--import',
      'tsx',
      CHILD,
      join(newFolder(), 'table.db'),
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('read-only writable ');
  },
);
