import { systemClock } from '../../adapters/clock/system-clock.ts';
import type { TestName } from '../../session/service/tests.ts';
import { look, tableOf } from '../service/terminal/ask.ts';
import { LiveService, type Person } from '../service/terminal/live.ts';
import { tryOne } from '../service/terminal/one-test.ts';
import { onceOf } from '../service/terminal/screen.ts';
import { EXIT } from './exit-codes.ts';

export interface ServiceOptions {
  readonly journal: string;
  readonly once?: boolean;
  readonly format: 'table' | 'json';
}

/** The live screen; the state once when it is asked for, or where there is no terminal. The exit code. */
export async function service({ journal, once, format }: ServiceOptions): Promise<number> {
  const table = tableOf(journal);
  if (once || format === 'json' || !process.stdin.isTTY || !process.stdout.isTTY) {
    const seen = await look(table, { do: 'look' });
    print(format === 'json' ? JSON.stringify(seen, null, 2) : onceOf(seen).join('\n'));
    return EXIT.done;
  }
  await new LiveService(table, personAt(process.stdin, process.stdout), systemClock).run();
  return EXIT.done;
}

/** One thing is tried; the exit code says whether it did what it should, as far as a sensor tells. */
export async function serviceTest(
  test: TestName,
  { journal }: Pick<ServiceOptions, 'journal'>,
): Promise<number> {
  const going = new AbortController();
  onEnd(['SIGHUP', 'SIGTERM', 'SIGINT'], () => going.abort());
  const isRight = await tryOne(tableOf(journal), test, { clock: systemClock, print, gone: going.signal });
  return isRight ? EXIT.done : EXIT.failed;
}

/** Whoever is ended or cut off has time to shut what he opened. What he would still be shown goes nowhere. */
function onEnd(signals: readonly NodeJS.Signals[], leave: (signal: NodeJS.Signals) => void): void {
  process.stdout.on('error', () => {});
  for (const signal of signals) process.once(signal, leave);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function personAt(keys: NodeJS.ReadStream, screen: NodeJS.WriteStream): Person {
  return {
    get columns() {
      return screen.columns || 80;
    },
    get rows() {
      return screen.rows || 24;
    },
    write: (text) => void screen.write(text),
    onKey: (told) => {
      let isGone = false;
      const hear = (text: string) => told(text);
      keys.setRawMode(true).setEncoding('utf8').on('data', hear).resume();
      onEnd(['SIGHUP', 'SIGTERM'], (signal) => {
        isGone = signal === 'SIGHUP';
        told('q');
      });
      return () => {
        // There is no terminal to be put right, and Node would abort over it.
        if (isGone) process.kill(process.pid, 'SIGHUP');
        keys.off('data', hear).setRawMode(false).pause();
      };
    },
  };
}
