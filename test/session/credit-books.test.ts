import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/session/entries.ts';
import { booksOf, ended, START } from '../support/books-of.ts';

const coin = (cents: number): Entry => ({ kind: 'coin', cents, currency: 'GBP', source: 'coin.1' });
const started = (game: number, paid = true): Entry => ({
  kind: 'game started',
  game,
  start: { ...START, paid },
});
const finished = (game: number, points = 300): Entry => ({ kind: 'game finished', game, end: ended(points) });
const PAID: readonly Entry[] = [coin(100), { kind: 'credits bought', games: 1, cents: 100 }];

describe('a game that was paid for', () => {
  const THREE_FOR_TWO: readonly Entry[] = [coin(200), { kind: 'credits bought', games: 3, cents: 200 }];

  it('takes its part of what the games had cost, and the last takes what division left', () => {
    const books = [1, 2, 3].map((games) =>
      booksOf([...THREE_FOR_TWO, ...[1, 2, 3].slice(0, games).map((game) => started(game))]),
    );
    expect(books.map(({ game }) => game?.worth)).toEqual([66, 67, 67]);
    expect(books.map(({ meters }) => meters.soldCents)).toEqual([66, 133, 200]);
    expect(books.at(-1)?.credit).toMatchObject({ games: 0, worth: 0 });
  });

  it('is void when the bar did not rise: its credit is back with what it had cost', () => {
    const books = booksOf([...THREE_FOR_TWO, started(1), { kind: 'vend failed', game: 1 }]);
    expect(books).toMatchObject({
      credit: { games: 3, worth: 200 },
      game: null,
      meters: { gamesPaid: 1, vendsFailed: 1, soldCents: 66, returnedCents: 66 },
    });
  });

  it('is given back once, and none that came before it', () => {
    const failed = (game: number): Entry => ({ kind: 'vend failed', game });
    const rows = [...THREE_FOR_TWO, started(1), started(2), failed(2), failed(2), failed(1)];
    expect(booksOf(rows)).toMatchObject({ credit: { games: 2 }, meters: { vendsFailed: 1 } });
  });

  it('gives its high break away when it is void', () => {
    const rows = [...PAID, started(1), finished(1, 420), { kind: 'vend failed', game: 1 } as const];
    expect(booksOf([...rows, started(2, false)]).highBreaks.ever).toBeNull();
  });

  it('may release its balls once more, which costs nothing', () => {
    const books = booksOf([...PAID, started(1), { kind: 'revend', game: 1 }]);
    expect(books).toMatchObject({ credit: { games: 0 }, meters: { revends: 1, gamesPaid: 1 } });
  });
});

describe("a technician's game", () => {
  const credit: Entry = { kind: 'service credit given', games: 2 };
  const test: Entry = { kind: 'game started', game: 1, start: { ...START, paid: false, service: true } };

  it('is counted apart and leaves what the patron paid alone', () => {
    expect(booksOf([...PAID, credit, test])).toMatchObject({
      credit: { games: 1, worth: 100, service: 1 },
      meters: { serviceCredits: 2, gamesService: 1, gamesPaid: 0, gamesFree: 0, soldCents: 0 },
    });
  });

  it('is his again when the bar did not rise, and no vend that anybody paid for', () => {
    expect(booksOf([credit, test, { kind: 'vend failed', game: 1 }])).toMatchObject({
      credit: { service: 2 },
      meters: { vendsFailed: 0, returnedCents: 0 },
    });
  });
});

describe('credit that goes', () => {
  const held = [coin(250), { kind: 'credits bought', games: 2, cents: 200 }] as const;

  it('when nobody came back for it leaves the rest, and no offer counts it', () => {
    const part: Entry = { kind: 'credit expired', games: 0, cents: 50, partCents: 50 };
    expect(booksOf([...held, part])).toMatchObject({
      credit: { games: 2, amount: 0, worth: 200 },
      run: { cents: 0, games: 0 },
      meters: { expiredGames: 0, expiredCents: 50 },
    });
    const whole: Entry = { kind: 'credit expired', games: 2, cents: 200, partCents: 0 };
    expect(booksOf([...held, whole])).toMatchObject({
      credit: { games: 0, amount: 50, worth: 0 },
      run: { cents: 50, games: 0 },
      meters: { expiredGames: 2, expiredCents: 200 },
    });
  });

  it('by hand is a refund in the books, and what was taken stays taken', () => {
    const back: Entry = { kind: 'refunded', games: 2, cents: 250, partCents: 50 };
    expect(booksOf([...held, back])).toMatchObject({
      credit: { games: 0, amount: 0, worth: 0 },
      meters: { takenCents: 250, refunds: 1, refundedGames: 2, refundedCents: 250 },
    });
  });

  it('for rows that a damaged file lost leaves nobody in debt', () => {
    const back: Entry = { kind: 'refunded', games: 2, cents: 250, partCents: 50 };
    expect(booksOf([coin(30), back, started(1)]).credit).toEqual({
      games: 0,
      amount: 0,
      worth: 0,
      service: 0,
    });
  });
});
