import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Moments } from './moments.ts';

/** What a service tells systemd, heard at a real socket: each message of sd_notify(3) in order. */
export async function notifySocket() {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-notify-'));
  const path = join(folder, 'socket');
  const moments = new Moments();
  const there = appears(folder, path);
  const socat = spawn('socat', ['-u', `UNIX-RECV:${path}`, 'STDOUT'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    const ended = once(socat, 'close');
    socat.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });
  let heard = '';
  socat.stdout.on('data', (text) => {
    heard += text;
    moments.changed();
  });
  await there;
  // A message has no end of its own in a stream; every one begins with its name.
  const told = () => heard.split(/(?=READY=|WATCHDOG=|STATUS=|STOPPING=)/).filter((each) => each !== '');
  return {
    path,
    told,
    count: (message: string) => told().filter((each) => each === message).length,
    until: (what: string, so: () => boolean) => moments.until(what, so, () => told().join(', ')),
  };
}

async function appears(folder: string, path: string): Promise<void> {
  const watcher = watch(folder);
  try {
    while (!existsSync(path)) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}
