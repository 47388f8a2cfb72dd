import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SerialPort } from 'serialport';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SimulatedAcceptorOptions } from '../../src/adapters/coin/cctalk/simulated-acceptor.ts';
import { pluggedAcceptor } from '../support/acceptor.ts';

const CHILD = fileURLToPath(new URL('../support/acceptor-child.ts', import.meta.url));
const SIMPLE_POLL = [2, 0, 1, 254, 255];
const ACK = [1, 0, 2, 0, 253];

async function plugged(options: Partial<SimulatedAcceptorOptions> = {}) {
  const acceptor = await pluggedAcceptor(options);
  onTestFinished(() => acceptor.stop());
  return acceptor;
}

async function opened(path: string) {
  const port = new SerialPort({ path, baudRate: 9600 });
  await once(port, 'open');
  port.on('error', () => {});
  // A port that nobody reads does not notice that it is gone.
  port.resume();
  onTestFinished(() => new Promise<void>((resolve) => port.close(() => resolve())));
  return port;
}

async function ask(port: SerialPort, command: readonly number[], replyBytes: number): Promise<number[]> {
  const heard: number[] = [];
  port.on('data', (bytes: Buffer) => heard.push(...bytes));
  port.write(Buffer.from(command));
  while (heard.length < replyBytes) await once(port, 'data');
  return heard;
}

/** The processes that have to do with this port. */
function cablesTo(path: string): string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(`link=${path},`));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

describe('A device behind a serial port that is none', () => {
  it('answers a simple poll after its echo', async () => {
    const { path } = await plugged();
    const port = await opened(path);
    expect(await ask(port, SIMPLE_POLL, 10)).toEqual([...SIMPLE_POLL, ...ACK]);
  });

  it('goes on when the table is closed and opens it again', async () => {
    const { path } = await plugged({ echo: false });
    for (const _ of ['first', 'second']) {
      const port = await opened(path);
      expect(await ask(port, SIMPLE_POLL, 5)).toEqual(ACK);
      await new Promise<void>((resolve) => port.close(() => resolve()));
    }
  });

  it('closes the port when it is unplugged, and is at the same one when it is plugged again', async () => {
    const { path, acceptor, unplug, plug } = await plugged({ echo: false });
    const port = await opened(path);
    const closed = new Promise<void>((resolve) => port.once('close', () => resolve()));
    await unplug();
    await unplug();
    // A port that was just reading reads nothing for ever; a write tells it at once.
    port.write(Buffer.from(SIMPLE_POLL));
    await closed;
    expect([existsSync(path), acceptor.view().plugged]).toEqual([false, false]);
    await plug();
    await plug();
    expect(acceptor.view().plugged).toBe(true);
    expect(await ask(await opened(path), SIMPLE_POLL, 5)).toEqual(ACK);
  });

  it('can be plugged again after its cable broke', async () => {
    const seen: boolean[] = [];
    const { path, plug } = await plugged({ echo: false, onChange: (view) => seen.push(view.plugged) });
    const [pid] = cablesTo(path);
    process.kill(Number(pid), 'SIGKILL');
    await vi.waitFor(() => expect(seen).toEqual([false]));
    await plug();
    expect(await ask(await opened(path), SIMPLE_POLL, 5)).toEqual(ACK);
  });

  it('leaves neither process nor file behind when it is stopped', async () => {
    const { path, stop } = await plugged();
    expect(cablesTo(path)).toHaveLength(1);
    await stop();
    expect(cablesTo(path)).toEqual([]);
    expect(existsSync(dirname(path))).toBe(false);
  });

  it('leaves no process behind when the one that began it is killed', { timeout: 60_000 }, async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', CHILD], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const path = String((await once(child.stdout, 'data'))[0]).trim();
    onTestFinished(() => rmSync(dirname(path), { recursive: true }));
    expect(cablesTo(path)).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'close');
    await vi.waitFor(() => expect(cablesTo(path)).toEqual([]), { timeout: 20_000 });
    expect(existsSync(path)).toBe(false);
  });

  it('says what to install when socat is missing', async () => {
    vi.stubEnv('PATH', '/nowhere');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    await expect(pluggedAcceptor()).rejects.toMatchObject({ code: 'SOCAT_MISSING' });
  });
});
