import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const CHILD = fileURLToPath(new URL('../support/breaking-table.ts', import.meta.url));

it('ends with 1 when something broke while the table opened, so that systemd starts it again', {
  timeout: 60_000,
}, async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD], { stdio: ['pipe', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (text) => {
    told += text;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(told).toContain('the wood is on fire');
});
