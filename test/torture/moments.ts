import type { JournalRow } from './journal-look.ts';

/** How a table must stand after a row: reckoned here from the rows alone, by rules written down here a second time. */
export interface Moment {
  /** Games paid for and not begun, and money that is not yet worth one. */
  readonly games: number;
  readonly amount: number;
  /** A game has begun and is not over. */
  readonly open: boolean;
  readonly coins: number;
  readonly taken: number;
  readonly started: number;
}

export interface Story {
  /** Before the first row, and after each. */
  readonly moments: readonly Moment[];
  /** What does not add up. */
  readonly wrong: readonly string[];
}

export const PRICE = 100;
export const OFFER = { cents: 200, games: 3 };

/** Rows that move money or begin a game: none of them may ever go, whatever happens to one file. */
export const MONEY: ReadonlySet<string> = new Set([
  'coin',
  'credits bought',
  'acceptor read',
  'game started',
]);

/** No plan brings any of these about. */
const UNASKED = new Set([
  'bonus given',
  'service credit given',
  'credit expired',
  'refunded',
  'vend failed',
  'game extended',
]);

const BEGINNING: Moment = { games: 0, amount: 0, open: false, coins: 0, taken: 0, started: 0 };

export function storyOf(rows: readonly JournalRow[]): Story {
  const moments = [BEGINNING];
  const wrong: string[] = [];
  let now = BEGINNING;
  /** Money put in since the last game began, the change left over then among it. */
  let run = 0;
  for (const [index, row] of rows.entries()) {
    if (row.id !== index + 1) wrong.push(`row ${row.id} stands where row ${index + 1} should`);
    if (UNASKED.has(row.kind)) wrong.push(`row ${row.id}: ${row.kind}, which nobody asked for`);
    const { cents = 0 } = bodyOf(row);
    if (row.kind === 'coin') {
      const due = buys(run + cents) - buys(run);
      run += cents;
      now = { ...now, amount: now.amount + cents, coins: now.coins + 1, taken: now.taken + cents };
      if (!isFollowedBySale(rows[index + 1], due))
        wrong.push(`the coin of row ${row.id} did not buy ${due} games`);
    }
    if (row.kind === 'credits bought') {
      const { games = 0 } = bodyOf(row);
      now = { ...now, games: now.games + games, amount: now.amount - cents };
      if (now.amount !== run % PRICE) wrong.push(`row ${row.id} leaves ${now.amount} of ${run} as change`);
    }
    if (row.kind === 'game started') {
      now = { ...now, games: now.games - 1, open: true, started: now.started + 1 };
      run = now.amount;
      if (now.games < 0) wrong.push(`row ${row.id} begins a game that was not paid`);
    }
    if (row.kind === 'game finished') now = { ...now, open: false };
    moments.push(now);
  }
  return { moments, wrong };
}

/** Singly, and by the offer wherever it fits. */
function buys(cents: number): number {
  return OFFER.games * Math.floor(cents / OFFER.cents) + Math.floor((cents % OFFER.cents) / PRICE);
}

function isFollowedBySale(next: JournalRow | undefined, due: number): boolean {
  if (next?.kind !== 'credits bought') return due === 0;
  return bodyOf(next).games === due;
}

function bodyOf({ body }: JournalRow): { readonly cents?: number; readonly games?: number } {
  return body === null ? {} : JSON.parse(body);
}
