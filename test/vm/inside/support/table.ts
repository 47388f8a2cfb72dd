import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Scoreboard } from '../../../../src/session/scoreboard.ts';
import { listenTo } from '../../../support/listening.ts';
import { EMULATED } from './emulated.ts';
import { patiently, untilTrue } from './patience.ts';
import type { Settings } from './settings.ts';

/** All that runs in the machine is compiled into one folder. */
const MAIN = fileURLToPath(new URL('./main.js', import.meta.url));

export interface Table {
  board(): Scoreboard;
  /** The first board of which this is so, from the one at hand on. */
  until(what: string, so: (board: Scoreboard) => boolean): Promise<Scoreboard>;
  /** A touch of the panel on the scoreboard's page; throws when it is refused. */
  touch(panel: string, details?: Touched): Promise<void>;
  /** Touched until it is taken: a program that is late on a busy computer has no coil power for a moment. */
  press(panel: string, details?: Touched): Promise<void>;
  /** It stands still in the middle of whatever it does, all its threads. */
  freeze(): void;
  thaw(): void;
  /** As systemd ends it. */
  stop(): Promise<void>;
  /** As nobody should: it gets no chance to do anything more. */
  kill(): Promise<void>;
}

type Touched = Readonly<Record<string, unknown>>;

/** The table as it runs in a cabinet, by the command that runs it there. */
export async function openTable(settings: Settings): Promise<Table> {
  const command = startTable(settings);
  const page = await listenTo(await command.address());
  let board = await nextBoard();
  const end = async (signal: NodeJS.Signals) => {
    page.leave();
    command.child.kill(signal);
    await command.ended();
  };

  async function nextBoard(): Promise<Scoreboard> {
    // The table is ours and types what it sends (ports/web-api.ts).
    return (await page.next('board')) as Scoreboard;
  }
  /** Null: it was taken. */
  async function touched(panel: string, details: Touched = {}): Promise<string | null> {
    const answer = await fetch(`${await command.address()}/panel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ panel, ...details }),
    });
    return answer.ok ? null : await answer.text();
  }
  return {
    board: () => board,
    async until(what, so) {
      const seen = async () => {
        while (!so(board)) board = await nextBoard();
      };
      await patiently(seen(), () => `${what}: ${brief(board)}${command.said()}`);
      return board;
    },
    async touch(panel, details) {
      const refused = await touched(panel, details);
      if (refused !== null) throw new Error(`${panel}: ${refused}`);
    },
    async press(panel, details) {
      let refused: string | null = null;
      const isTaken = async () => {
        refused = await touched(panel, details);
        return refused === null;
      };
      await untilTrue(() => `${panel}, which is refused: ${refused}${command.said()}`, isTaken);
    },
    freeze: () => command.child.kill('SIGSTOP'),
    thaw: () => command.child.kill('SIGCONT'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** How a table ends that cannot start. */
export async function refusedTable(settings: Settings): Promise<{ code: number | null; said: string }> {
  const { ended, said } = startTable(settings);
  const code = await patiently(ended(), () => `the end of a table that cannot start${said()}`);
  return { code, said: said() };
}

function startTable({ file, journal }: Settings) {
  const args = [...EMULATED, MAIN, 'run', '--config', file, '--journal', journal, '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const closed = once(child, 'close');
  const address = new Promise<string>((found, fail) => {
    const hear = (text: Buffer) => {
      said += text;
      const open = /The table is open at (\S+)/.exec(said)?.[1];
      if (open !== undefined) found(open);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    closed.then(() => fail(new Error(`the table did not open:\n${said}`)), fail);
  });
  // Whoever expects it to be refused asks for no address.
  address.catch(() => {});
  endWithUs(child);
  return {
    child,
    address: () => patiently(address, () => `the table to open:\n${said}`),
    ended: async (): Promise<number | null> => (await closed)[0],
    said: () => `\n${said.split('\n').slice(-20).join('\n')}`,
  };
}

/** A test that failed half-way leaves no table behind that holds the lines. */
function endWithUs(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.removeListener('exit', kill));
}

function brief({ phase, players, ballsInPlay, outputs, credit, faults }: Scoreboard): string {
  return JSON.stringify({ phase, players, ballsInPlay, outputs, credit, faults });
}
