import { describe, expect, it } from 'vitest';
import type { JournalRow } from './journal-look.ts';
import { Judge } from './judge.ts';

const coin = (cents: number) => ({ kind: 'coin', body: JSON.stringify({ cents, source: 'coin.1' }) });
const sale = (games: number, cents: number) => ({
  kind: 'credits bought',
  body: JSON.stringify({ games, cents }),
});
const start = { kind: 'game started', body: '{}' };
const idle = { kind: 'booted', body: '{}' };

function rows(...entries: readonly { kind: string; body: string | null }[]): readonly JournalRow[] {
  return entries.map((entry, index) => ({ ...entry, id: index + 1, boot: 1, game: null }));
}

const shown = (games: number, amount: number, open = false) => ({ games, amount, open });

function judged(...journal: readonly JournalRow[]): Judge {
  const judge = new Judge();
  judge.look(journal);
  return judge;
}

describe('the judge of the torture', () => {
  it('has nothing against a table that books, shows and comes back', () => {
    const first = rows(idle, coin(50), coin(50), sale(1, 100), coin(100), sale(2, 100), start);
    const judge = judged(...first);
    judge.shown([shown(0, 0), shown(0, 50), shown(1, 0), shown(3, 0), shown(2, 0, true)]);
    judge.takings(new Map([['coin.1', 3]]));
    judge.look(rows(...first, idle));
    judge.returned(shown(2, 0, true));
    expect(judge.verdict()).toEqual([]);
    expect([judge.latest.taken, judge.coinsShown]).toEqual([200, 3]);
  });

  it('misses a coin that was shown and is in no row', () => {
    const judge = judged(...rows(coin(50)));
    judge.shown([shown(0, 50), shown(1, 0)]);
    expect(judge.verdict()).toEqual([expect.stringMatching(/^shown and lost/)]);
  });

  it('misses a row that was there before, and one that was mended away', () => {
    const judge = judged(...rows(idle, coin(50)));
    judge.look(rows(idle));
    expect(judge.verdict()).toEqual([expect.stringMatching(/^lost: row 2/)]);
    judge.look(rows(idle, coin(20)));
    judge.look(rows(idle), true);
    expect(judge.verdict()).toEqual([expect.stringMatching(/^lost: row 2/)]);
  });

  it('lets rows of play go when a file was damaged', () => {
    const judge = judged(...rows(coin(50), idle));
    judge.look(rows(coin(50)), true);
    judge.returned(shown(0, 50));
    expect(judge.verdict()).toEqual([]);
  });

  it('finds a coin that nobody put in', () => {
    const judge = judged(...rows(coin(50), coin(20)));
    judge.takings(new Map([['coin.1', 1]]));
    expect(judge.verdict()).toEqual([expect.stringMatching(/^doubled: 2 coins/)]);
  });

  it.each([
    ['a coin without the game that it completes', rows(coin(100))],
    ['a game sold for too much', rows(coin(100), coin(20), sale(1, 120))],
    ['an offer that was not kept', rows(coin(100), sale(1, 100), coin(100), sale(1, 100))],
    ['a game that was not paid', rows(start)],
  ])('does not let pass %s', (_, journal) => {
    expect(judged(...journal).verdict()).not.toEqual([]);
  });

  it('wants the game that was open to be open again', () => {
    const journal = rows(coin(100), sale(1, 100), start);
    const judge = judged(...journal);
    judge.look(journal);
    judge.returned(shown(0, 0, false));
    expect(judge.verdict()).toEqual([expect.stringMatching(/^came back/)]);
  });
});
