import { execFile } from 'node:child_process';
import type { Moment } from './moments.ts';
import { MAIN, type TableFiles } from './table-process.ts';

interface Report {
  readonly totals: { readonly ever: { readonly takenCents: number; readonly gamesPaid: number } };
  readonly credit: { readonly games: number; readonly amount: number };
}

/** What the table's own books say in the end, against what was reckoned here; null when they agree. */
export async function disagreement({ journal, config }: TableFiles, latest: Moment): Promise<string | null> {
  const { code, text } = await audit(['-j', journal, '-c', config, '-f', 'json']);
  if (code !== 0) return `the audit ended with ${code}: ${text.slice(-400)}`;
  const { totals, credit }: Report = JSON.parse(text);
  const told = [totals.ever.takenCents, totals.ever.gamesPaid, credit.games, credit.amount];
  const reckoned = [latest.taken, latest.started, latest.games, latest.amount];
  if (told.every((figure, index) => figure === reckoned[index])) return null;
  return `the audit says taken, begun, games, part credit are ${told}; the rows say ${reckoned}`;
}

function audit(args: readonly string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, 'audit', ...args], (error, out, complaints) => {
      const code = error ? Number(error.code ?? 1) : 0;
      resolve({ code, text: code === 0 ? out : complaints + out });
    });
  });
}
