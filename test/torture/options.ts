import { parseArgs } from 'node:util';
import type { Kind } from './plan.ts';

export interface Options {
  readonly runs: number;
  readonly seed: number;
  readonly workers: number;
  readonly only: Kind | null;
}

/** Throws what a person who types has to read. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string' },
    },
  });
  const { only = null } = values;
  if (only !== null && only !== 'lines' && only !== 'cctalk') throw new Error('--only is lines or cctalk');
  return {
    runs: wholeNumber('runs', values.runs),
    seed: wholeNumber('seed', values.seed),
    workers: wholeNumber('workers', values.workers),
    only,
  };
}

export function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1`);
  return number;
}
