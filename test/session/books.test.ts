import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/session/entries.ts';
import { booksOf, ended, NOON, START } from '../support/books-of.ts';

const coin = (cents: number): Entry => ({ kind: 'coin', cents, currency: 'GBP', source: 'coin.1' });
const started = (game: number, paid = true): Entry => ({
  kind: 'game started',
  game,
  start: { ...START, paid },
});
const finished = (game: number, points = 300): Entry => ({ kind: 'game finished', game, end: ended(points) });
const told = (game: number, type: string): Entry => ({ kind: 'event', game, event: { type, at: 0 } });
const PAID: readonly Entry[] = [coin(100), { kind: 'credits bought', games: 1, cents: 100 }];

describe('the books', () => {
  it('owe the patron what a coin left over', () => {
    const books = booksOf([coin(150), { kind: 'credits bought', games: 1, cents: 100 }]);
    expect(books.credit).toEqual({ games: 1, amount: 50 });
    expect(books.meters).toMatchObject({ takenCents: 150, coins: { 'coin.1': 1 } });
  });

  it('take one credit for a paid game and none for a free one', () => {
    expect(booksOf([...PAID, started(1)])).toMatchObject({
      credit: { games: 0 },
      meters: { gamesPaid: 1, gamesFree: 0 },
    });
    expect(booksOf([...PAID, started(1, false)])).toMatchObject({
      credit: { games: 1 },
      meters: { gamesPaid: 0, gamesFree: 1 },
    });
  });

  it('begin a new run of coins with each game, and carry the change into it', () => {
    expect(booksOf([coin(150), { kind: 'credits bought', games: 1, cents: 100 }, started(1)]).run).toEqual({
      cents: 50,
      games: 0,
    });
  });

  it('know how much of the paid time was left, and when', () => {
    const clock: Entry = { kind: 'clock', game: 1, msLeft: 900_000 };
    expect(booksOf([started(1, false)]).game?.clock).toEqual({ msLeft: 1_020_000, boot: 1, at: 0 });
    expect(booksOf([started(1, false), told(1, 'ball.potted'), clock]).game?.clock).toEqual({
      msLeft: 900_000,
      boot: 1,
      at: 2000,
    });
  });

  it('add paid time to the clock and take it off the amount owed', () => {
    const extended: Entry = { kind: 'game extended', game: 1, ms: 1_020_000, cents: 100 };
    const books = booksOf([started(1, false), coin(150), extended]);
    expect(books.game?.clock.msLeft).toBe(2_040_000);
    expect(books).toMatchObject({ credit: { games: 0, amount: 50 }, run: { cents: 50, games: 0 } });
  });

  it('know that the bar has dropped', () => {
    expect(booksOf([started(1, false)]).game?.barDropped).toBe(false);
    expect(booksOf([started(1, false), told(1, 'bar.dropped')]).game?.barDropped).toBe(true);
  });

  it('open a finished game again when its end is undone', () => {
    const over = [started(1, false), finished(1)];
    expect(booksOf(over).game?.end).toEqual(ended(300));
    const undone = booksOf([...over, told(1, 'panel.undo')]);
    expect(undone.game?.end).toBeNull();
    expect(undone.highBreaks.pending).toBeNull();
  });

  it('do not let a straggler of an earlier game touch the open one', () => {
    const games = [started(1, false), finished(1), started(2, false)];
    const straggler: Entry = { kind: 'clock', game: 1, msLeft: 5 };
    expect(booksOf([...games, straggler, told(1, 'bar.dropped')]).game).toMatchObject({
      game: 2,
      barDropped: false,
      clock: { msLeft: 1_020_000 },
    });
  });

  it('take a high break in when the next game starts', () => {
    const games = [started(1, false), finished(1, 420)];
    expect(booksOf(games).highBreaks).toMatchObject({
      ever: null,
      pending: { points: 420, wall: NOON + 1000 },
    });
    expect(booksOf([...games, started(2, false)]).highBreaks).toMatchObject({
      ever: { points: 420 },
      pending: null,
    });
  });

  it('keep a fault until it is cleared and count it once', () => {
    const raised: Entry = { kind: 'fault raised', code: 'HOLE_BLOCKED', what: 'hole.200' };
    const cleared: Entry = { kind: 'fault cleared', code: 'HOLE_BLOCKED', what: 'hole.200' };
    expect(booksOf([raised, raised]).faults).toEqual([
      { code: 'HOLE_BLOCKED', what: 'hole.200', wall: NOON },
    ]);
    expect(booksOf([raised, raised, cleared])).toMatchObject({ faults: [], meters: { faults: 1 } });
  });

  it('count how often the power came back', () => {
    const booted: Entry = { kind: 'booted', version: '1.0.0' };
    expect(booksOf([booted, booted, { kind: 'switch', name: 'door', on: true }]).meters.powerUps).toBe(2);
  });
});
