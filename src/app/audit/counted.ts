import { createInterface } from 'node:readline/promises';
import { amountProblem, decimalsProblem, minorUnits } from '../../adapters/config/money.ts';

/** The minor units of an amount that somebody wrote, or why it is none. */
export function countedIn(written: string, currency: string): number | { readonly problem: string } {
  const amount = written.trim();
  const problem = amountProblem(amount) ?? decimalsProblem(amount, currency);
  return problem === null ? minorUnits(amount, currency) : { problem };
}

/** Where somebody is asked, and where he answers. */
export interface Counter {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Asks until an amount comes; null when whoever was asked leaves. What is expected is not told before it is counted. */
export async function askCounted({ input, output }: Counter, currency: string): Promise<number | null> {
  const lines = createInterface({ input, output, terminal: false });
  const ask = () => output.write(`Cash counted, in ${currency}: `);
  try {
    ask();
    for await (const line of lines) {
      const counted = countedIn(line, currency);
      if (typeof counted === 'number') return counted;
      output.write(`${counted.problem}\n`);
      ask();
    }
    output.write('\n');
    return null;
  } finally {
    lines.close();
  }
}
