import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { Agent } from 'node:http';
import { promisify } from 'node:util';
import { act, type Board, listen, type View } from './page.ts';
import { isSameToSee, type Shown, shownOn } from './shown.ts';
import { watched } from './tidy.ts';

export const MAIN = new URL('../../dist/main.js', import.meta.url).pathname;
/** Nothing is judged by its speed; this only tells a table that hangs from one that is slow. */
export const PATIENCE_MS = 90_000;
const SAID = 2_000;

export interface TableFiles {
  readonly config: string;
  readonly journal: string;
}

/** The real program in a process of its own, with somebody in front of it who looks and remembers. */
export class TableProcess {
  readonly shown: Shown[] = [];
  board: Board | null = null;
  view: View | null = null;
  coinsReturned = 0;
  #firstReturned: number | null = null;
  readonly #child: ChildProcess;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #changed = new EventEmitter();
  #address: string | null = null;
  #listening: Promise<unknown> = Promise.resolve();
  #said = '';
  readonly #exit: Promise<unknown>;

  constructor({ config, journal }: TableFiles, room: 'room' | 'no room') {
    const limits = room === 'room' ? [] : ['prlimit', '--fsize=0:'];
    const table = [process.execPath, MAIN, 'simulate', '--port', '0', '-j', journal, '-c', config];
    // Dies with this process, even if that is killed.
    const args = ['--pdeathsig', 'KILL', ...limits, ...table];
    this.#child = watched(spawn('setpriv', args, { stdio: ['ignore', 'pipe', 'pipe'] }));
    this.#exit = once(this.#child, 'exit');
    for (const out of [this.#child.stdout, this.#child.stderr]) out?.on('data', (text) => this.#hear(text));
    this.#child.once('exit', () => this.#changed.emit('change'));
    this.#changed.setMaxListeners(0);
  }

  get isGone(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** How it ended: an exit code, or the signal that ended it. */
  get end(): number | string | null {
    return this.#child.exitCode ?? this.#child.signalCode;
  }

  /** The last that it said, for whoever looks into a violation. */
  get said(): string {
    return this.#said;
  }

  /** True when it has opened and shown itself, false when it ended before. */
  async opened(): Promise<boolean> {
    await this.until(() => this.#address !== null);
    if (this.#address === null) return false;
    this.#listen(this.#address);
    return this.until(() => this.board !== null && this.view !== null);
  }

  /** True as soon as it is so, false when the table has ended before, or after a very long time. */
  until(isSo: () => boolean, patienceMs = PATIENCE_MS): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (so: boolean) => {
        clearTimeout(timer);
        clearInterval(glances);
        this.#changed.off('change', look);
        resolve(so);
      };
      const look = () => {
        if (isSo()) end(true);
        else if (this.isGone) end(false);
      };
      const timer = setTimeout(() => end(false), patienceMs);
      // What is looked for may lie elsewhere than on the display: in a file, or in an acceptor.
      const glances = setInterval(look, 40);
      this.#changed.on('change', look);
      look();
    });
  }

  async cabinet(action: object): Promise<boolean> {
    return this.#address !== null && act(this.#address, this.#agent, '/cabinet', action);
  }

  async panel(action: object): Promise<boolean> {
    return this.#address !== null && act(this.#address, this.#agent, '/panel', action);
  }

  /** How long the files may become that it writes; null: as long as it likes. */
  async limitFiles(bytes: number | null): Promise<void> {
    const { pid } = this.#child;
    if (this.isGone) return;
    const limit = `--fsize=${bytes ?? 'unlimited'}:`;
    await promisify(execFile)('prlimit', ['--pid', String(pid), limit]).catch((error) => {
      if (!this.isGone) throw error;
    });
  }

  signal(signal: 'SIGKILL' | 'SIGTERM'): void {
    this.#child.kill(signal);
  }

  /** Everything that it wrote to its display before it ended has been seen. */
  async gone(): Promise<void> {
    await this.#exit;
    await this.#listening;
    this.#agent.destroy();
  }

  #hear(text: unknown): void {
    this.#said = (this.#said + String(text)).slice(-SAID);
    const address = /open at (http:\S+)\n/.exec(this.#said)?.[1];
    if (address) this.#address ??= address;
    this.#changed.emit('change');
  }

  #listen(address: string): void {
    this.#listening = new Promise((over) => {
      listen(address, {
        board: (board) => {
          this.board = board;
          this.#remember(board);
          this.#changed.emit('change');
        },
        view: (view) => {
          this.view = view;
          this.#firstReturned ??= view.coinsReturned;
          this.coinsReturned = view.coinsReturned - this.#firstReturned;
          this.#changed.emit('change');
        },
        over: () => over(null),
      });
    });
  }

  #remember(board: Board): void {
    const now = shownOn(board);
    const last = this.shown.at(-1);
    if (!last || !isSameToSee(last, now)) this.shown.push(now);
  }
}
