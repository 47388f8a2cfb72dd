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

it('does not end before its motor has dropped the bar', { timeout: 60_000 }, async () => {
  const slow = fileURLToPath(new URL('../support/slow-bar.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', slow], { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  child.stdout.on('data', (text) => {
    told += text;
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  await ended;
  expect(told).toBe('open\nthe bar is down\n');
});
