import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { TableError } from '../../ports/table-error.ts';
import type { Device } from './memory-line.ts';

/** A simulated device that hears whether its cable is in. */
export interface PluggedDevice extends Device {
  plug(): void;
  unplug(): void;
}

/** A serial port that is none, with a simulated device behind it. */
export interface PtyPort {
  /** What the driver opens; the same after each `plug`. */
  readonly path: string;
  /** The cable leaves the computer: the port closes and is gone. Again and again without harm, as `plug`. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
  stop(): Promise<void>;
}

export async function ptyPort(device: PluggedDevice): Promise<PtyPort> {
  const folder = await mkdtemp(join(tmpdir(), 'baulk-port-'));
  const port = new SocatPort(join(folder, 'port'), device);
  try {
    await port.plug();
  } catch (error) {
    await port.stop();
    throw error;
  }
  return port;
}

class SocatPort implements PtyPort {
  readonly path: string;
  readonly #device: PluggedDevice;
  #cable: ChildProcess | null = null;
  #lastDone: Promise<void> = Promise.resolve();

  constructor(path: string, device: PluggedDevice) {
    this.path = path;
    this.#device = device;
  }

  plug(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#cable) return;
      this.#cable = await this.#laid();
      this.#device.plug();
    });
  }

  unplug(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#cable) await ended(this.#cable);
    });
  }

  async stop(): Promise<void> {
    await this.unplug();
    await rm(dirname(this.path), { recursive: true, force: true });
  }

  async #laid(): Promise<ChildProcess> {
    const cable = await ptyAt(this.path, (bytes) => this.#device.receive(bytes));
    this.#device.onSend((bytes) => cable.stdin?.write(bytes));
    cable.once('exit', () => {
      this.#cable = null;
      this.#device.unplug();
      this.#device.onSend(() => {});
    });
    return cable;
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.#lastDone.then(act);
    this.#lastDone = done.catch(() => {});
    return done;
  }
}

/**
 * socat between a pty and its own input and output: it ends when these close, so it outlives no process that began
 * it, however that one ended. In a group of its own, it does not hear the Ctrl-C that is meant for the table.
 */
async function ptyAt(path: string, receive: (bytes: Uint8Array) => void): Promise<ChildProcess> {
  // One that was killed leaves its link behind.
  await rm(path, { force: true });
  const appears = appearance(path);
  const cable = spawn('socat', ['-t0.1', `PTY,link=${path},raw,echo=0`, 'STDIO'], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  cable.stdin.on('error', () => {});
  cable.stdout.on('data', receive);
  try {
    await Promise.race([appears.seen, failure(cable)]);
  } finally {
    appears.stop();
  }
  return cable;
}

function appearance(path: string): { seen: Promise<void>; stop(): void } {
  const watcher = watch(dirname(path));
  const seen = new Promise<void>((resolve) => {
    watcher.on('change', (_, name) => {
      if (name === basename(path)) resolve();
    });
  });
  return { seen, stop: () => watcher.close() };
}

function failure(cable: ChildProcess): Promise<never> {
  const said: string[] = [];
  cable.stderr?.on('data', (words) => said.push(String(words)));
  return new Promise((_, reject) => {
    cable.once('error', (cause) => {
      reject(new TableError('SOCAT_MISSING', 'A simulated device at a serial port needs socat', { cause }));
    });
    cable.once('exit', () => reject(new Error(`socat ended: ${said.join('').trim()}`)));
  });
}

async function ended(cable: ChildProcess): Promise<void> {
  if (cable.exitCode !== null || cable.signalCode !== null) return;
  const over = new Promise<void>((resolve) => cable.once('exit', () => resolve()));
  cable.kill('SIGTERM');
  await over;
}
