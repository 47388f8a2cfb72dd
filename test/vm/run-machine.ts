import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { TOLD } from './inside/support/told-lines.ts';

export interface Ended {
  readonly code: number | null;
  /** What else came out of the machine, for whoever looks into what went wrong. */
  readonly said: string;
}

/** Boots the machine as `scripts/vm/run` is asked to, and hears each word that is told in it until it ends. */
export async function runMachine<Word>(asked: readonly string[], hear: (word: Word) => void): Promise<Ended> {
  const machine = spawn('scripts/vm/run', asked, { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => machine.kill();
  process.once('exit', end);
  let said = '';
  machine.stderr.on('data', (text) => {
    said += text;
  });
  const closed = new Promise<number | null>((resolve) => machine.once('close', resolve));
  for await (const line of wholeLines(machine.stdout)) {
    if (line.startsWith(TOLD)) hear(JSON.parse(line.slice(TOLD.length)));
    else said += `${line}\n`;
  }
  const code = await closed;
  process.removeListener('exit', end);
  return { code, said };
}

/** The power may go in the middle of a line: what came of that is none. */
async function* wholeLines(from: Readable): AsyncGenerator<string> {
  let text = '';
  for await (const more of from.setEncoding('utf8')) {
    const lines = `${text}${more}`.split(/\r?\n/);
    text = lines.pop() ?? '';
    yield* lines;
  }
}
