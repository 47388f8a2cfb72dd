import { readFileSync, rmSync } from 'node:fs';
import { EMULATED } from '../inside/support/emulated.ts';
import type { PatronWord } from '../inside/support/patron-words.ts';
import { runMachine } from '../run-machine.ts';
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
  const asked = ['-t', `${SECONDS}`, '-d', disk, '-p', pidFile, order];
  const words: PatronWord[] = [];
  let isCut = false;
  let left = cut?.nth ?? 0;
  const { said } = await runMachine<PatronWord>(asked, (word) => {
    words.push(word);
    if (!cut || word.is !== cut.at || --left !== 0) return;
    setTimeout(() => {
      isCut = cutPower(pidFile);
    }, cut.afterMs);
  });
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
