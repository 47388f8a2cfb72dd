import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { realDisk } from '../../src/adapters/journal/database.ts';

it('a disk that is gone has no room', () => {
  expect(realDisk.freeBytes(tmpdir())).toBeGreaterThan(0);
  expect(realDisk.freeBytes(join(tmpdir(), 'no-such-disk'))).toBe(0);
});
