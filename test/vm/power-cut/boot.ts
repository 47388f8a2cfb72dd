import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { EMULATED } from '../inside/support/emulated.ts';
import type { PatronWord } from '../inside/support/patron-words.ts';
import { TOLD } from '../inside/support/told-lines.ts';
import type { Cut } from './plan.ts';

/** Only tells a machine that hangs from one that is slow. */
const SECONDS = 900;
const PATRON = '.vm/table/src/app/patron.js';

export interface Boot {
  /** All that came out of the machine before it ended, in its order. */
  readonly words: readonly PatronWord[];
  /** Its power was cut. */
  readonly isCut: boolean;
  /** What else was said, for whoever looks into a violation. */
  readonly said: string;
}

/** Boots the machine with this disk until the power is cut; null: until the table was looked at and has stopped. */
export async function boot(disk: string, cut: Cut | null): Promise<Boot> {
  const pidFile = `${disk}.pid`;
  rmSync(pidFile, { force: true });
  const order = cut
    ? `BACKEND=${cut.backend} exec node ${EMULATED.join(' ')} ${PATRON} play ${cut.seed}`
    : `exec node ${EMULATED.join(' ')} ${PATRON} close`;
  const args = ['-t', `${SECONDS}`, '-d', disk, '-p', pidFile, order];
  const machine = spawn('scripts/vm/run', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => machine.kill();
  process.once('exit', end);
  const words: PatronWord[] = [];
  let said = '';
  let isCut = false;
  let left = cut?.nth ?? 0;
  machine.stderr.on('data', (text) => {
    said += text;
  });
  const over = new Promise((resolve) => machine.once('close', resolve));
  hearLines(machine.stdout, (line) => {
    if (!line.startsWith(TOLD)) {
      said += `${line}\n`;
      return;
    }
    const word: PatronWord = JSON.parse(line.slice(TOLD.length));
    words.push(word);
    if (!cut || word.is !== cut.at || --left !== 0) return;
    setTimeout(() => {
      isCut = cutPower(pidFile);
    }, cut.afterMs);
  });
  await over;
  process.removeListener('exit', end);
  return { words, isCut, said };
}

/** False when there was no machine any more. */
function cutPower(pidFile: string): boolean {
  try {
    const machine = Number(readFileSync(pidFile, 'utf8'));
    // Below are groups of processes, this one among them.
    return machine > 1 && process.kill(machine, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Whole ones only: the power may go in the middle of a line. */
function hearLines(from: NodeJS.ReadableStream, hear: (line: string) => void): void {
  let text = '';
  from.setEncoding('utf8');
  from.on('data', (more: string) => {
    const lines = (text + more).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}
