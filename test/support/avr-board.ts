import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, watch } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Level } from '../../src/adapters/cabinet/levels.ts';
import type { Order, Told } from './avr-child.ts';
import type { Driven } from './avr-uno.ts';
import type { Moments } from './moments.ts';

/** The settings take no serial port that is elsewhere than among the devices; here anybody may make one. */
const WRITABLE_DEV = '/dev/shm';
const CHILD = fileURLToPath(new URL('./avr-child.ts', import.meta.url));

/**
 * An Arduino Uno with StandardFirmata on a cable, as far as a computer can tell: real firmware on an emulated chip
 * behind a serial port. It has its power from the cable; the wires at its pins stay as they are without it.
 */
export class AvrBoard {
  /** The serial port, whenever it is plugged in. */
  readonly port: string;
  /** Hears what the pins do. */
  onPin: (pin: number, level: Driven) => void = () => {};
  readonly #moments: Moments;
  readonly #wires: ReadonlyMap<number, Level>;
  readonly #pins = new Map<number, Driven>();
  #board: ChildProcess | null = null;
  #cable: ChildProcess | null = null;
  #held: FileHandle | null = null;

  constructor(port: string, wires: ReadonlyMap<number, Level>, moments: Moments) {
    this.port = port;
    this.#wires = wires;
    this.#moments = moments;
  }

  /** What the chip drives a pin to; `null` when nothing does. */
  pin(pin: number): Driven {
    return this.#pins.get(pin) ?? null;
  }

  /** A wire that is high is low for so long, by the board's own time. */
  pulse(pin: number, forMs: number): void {
    this.#order({ pin, level: 0, forMs });
  }

  /** Its supply drops for a moment, or somebody presses its button: the port does not notice. */
  restart(): void {
    this.#order('reset');
  }

  /** Its program is stuck; the port does not notice either. */
  hang(): void {
    this.#board?.kill('SIGSTOP');
  }

  wake(): void {
    this.#board?.kill('SIGCONT');
  }

  /** Its port is there when its firmware runs. */
  async plug(): Promise<void> {
    const board = fork(CHILD, {
      execArgv: ['--import', 'tsx'],
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    });
    this.#board = board;
    board.on('message', (all) => {
      // What it told before it was unplugged may come after that. Typed as sent: the other end is ours.
      if (board === this.#board) this.#hear(all as readonly Told[]);
    });
    for (const [pin, level] of this.#wires) this.#order({ pin, level });
    await firstMessage(board);
    const cable = await ptyAt(this.port);
    this.#cable = cable;
    // A port is there whether anybody has it open or not; a pty ends with the last who had it.
    this.#held = await open(this.port, constants.O_RDWR | constants.O_NOCTTY);
    for (const stream of [board.stdin, cable.stdin]) stream?.on('error', () => {});
    if (cable.stdin) board.stdout?.pipe(cable.stdin);
    if (board.stdin) cable.stdout?.pipe(board.stdin);
  }

  async unplug(): Promise<void> {
    const [board, cable] = [this.#board, this.#cable];
    this.#board = null;
    this.#cable = null;
    this.#pins.clear();
    await this.#held?.close();
    this.#held = null;
    await Promise.all([ended(board, 'SIGKILL'), ended(cable, 'SIGTERM')]);
    this.#moments.changed();
  }

  async stop(): Promise<void> {
    await this.unplug();
    await rm(dirname(this.port), { recursive: true, force: true });
  }

  #order(order: Order): void {
    this.#board?.send(order);
  }

  #hear(all: readonly Told[]): void {
    for (const { pin, level } of all) {
      this.#pins.set(pin, level);
      this.onPin(pin, level);
    }
    this.#moments.changed();
  }
}

/** One that is plugged in, with wires at its pins. */
export async function pluggedBoard(wires: ReadonlyMap<number, Level>, moments: Moments): Promise<AvrBoard> {
  const folder = await mkdtemp(join(WRITABLE_DEV, 'baulk-board-'));
  const board = new AvrBoard(join(folder, 'port'), wires, moments);
  try {
    await board.plug();
  } catch (error) {
    await board.stop();
    throw error;
  }
  return board;
}

async function firstMessage(board: ChildProcess): Promise<void> {
  const end = once(board, 'exit').then(() => {
    throw new Error('the emulated board ended');
  });
  await Promise.race([once(board, 'message'), end]);
}

/** socat between a pty and its own input and output: it ends when these close, so it outlives no test. */
async function ptyAt(path: string): Promise<ChildProcess> {
  const watcher = watch(dirname(path));
  const cable = spawn('socat', ['-t0.1', `PTY,link=${path},raw,echo=0`, 'STDIO'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const appears = new Promise<void>((resolve, reject) => {
    watcher.on('change', (_, name) => name === basename(path) && resolve());
    cable.once('error', reject);
    cable.once('exit', () => reject(new Error('socat ended')));
  });
  try {
    await appears;
  } finally {
    watcher.close();
  }
  return cable;
}

async function ended(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const over = once(child, 'exit');
  child.kill(signal);
  await over;
}
