import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKS, record } from '../../src/session/books.ts';
import type { CoinRefusal, Entry, Row } from '../../src/session/entries.ts';
import { booksOf, ended, NOON, START } from '../support/books-of.ts';
import { imbalances } from '../support/imbalances.ts';

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
    expect(books.credit).toEqual({ games: 1, amount: 50, worth: 100, service: 0 });
    expect(books.meters).toMatchObject({ takenCents: 150, coins: { 'coin.1': 1 } });
  });

  it('are in the currency of the newest coin, or of what a game would have cost', () => {
    const currency = (...entries: readonly Entry[]) => booksOf(entries).currency;
    const euro: Entry = { kind: 'coin', cents: 100, currency: 'EUR', source: 'coin.1' };
    expect(currency()).toBe(null);
    expect(currency(started(1, false))).toBe('GBP');
    expect(currency(coin(100), euro, started(1))).toBe('EUR');
    expect(currency(started(1), euro)).toBe('EUR');
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
      coinCents: 0,
      bonus: 0,
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

  it('count how often the power came back, and how often the door was opened', () => {
    const booted: Entry = { kind: 'booted', version: '1.0.0' };
    const door = (on: boolean): Entry => ({ kind: 'switch', name: 'door', on });
    const key: Entry = { kind: 'switch', name: 'key', on: true };
    expect(booksOf([booted, booted, door(true), door(false), door(true), key]).meters).toMatchObject({
      powerUps: 2,
      doorOpenings: 2,
    });
  });

  it('count what was no coin, and who tried to cheat', () => {
    const refused = (why: CoinRefusal): Entry => ({ kind: 'coin refused', source: 'coin.1', why });
    expect(booksOf([refused('width'), refused('fraud'), refused('string')]).meters).toMatchObject({
      coinsRefused: 3,
      frauds: 2,
    });
  });

  it('know how far an acceptor has been read, and how many coins it lost', () => {
    const read = (counter: number, lost: number): Entry => ({
      kind: 'acceptor read',
      acceptor: 'front',
      serial: 7,
      counter,
      lost,
    });
    expect(booksOf([read(4, 0), read(12, 3), read(13, 2)])).toMatchObject({
      acceptors: { front: { serial: 7, counter: 13 } },
      meters: { eventsLost: 5 },
    });
  });

  it('count the pulses of the meter that are owed and made', () => {
    const owed: Entry = { kind: 'meter owed', pulses: 3 };
    expect(booksOf([owed, { kind: 'meter pulsed', pulses: 1 }]).meters).toMatchObject({
      pulsesOwed: 3,
      pulsesMade: 1,
    });
  });
});

describe('the hours that the table was on', () => {
  const running: Entry = { kind: 'running' };
  const rowAt = (boot: number, at: number, entry: Entry = running): Row => ({
    id: at,
    boot,
    at,
    wall: NOON,
    entry,
  });
  const onMs = (rows: readonly Row[]) => rows.reduce(record, EMPTY_BOOKS).meters.onMs;

  it('are those between the rows of one boot, and none of those it was off', () => {
    const first = [rowAt(1, 300), rowAt(1, 5_000, coin(100)), rowAt(1, 900_000)];
    expect(onMs(first)).toBe(899_700);
    expect(onMs([...first, rowAt(2, 200), rowAt(2, 1_200)])).toBe(900_700);
  });

  it('are whole milliseconds however they are cut', () => {
    const rows = [0.7, 10.2, 20.9, 31.1].map((at) => rowAt(1, at));
    expect(onMs(rows)).toBe(31);
  });

  it('are told by the row that ends a game, not by those of its play', () => {
    const play: Entry = { kind: 'clock', game: 1, msLeft: 5 };
    expect(onMs([rowAt(1, 0), rowAt(1, 400, play)])).toBe(0);
    expect(onMs([rowAt(1, 0), rowAt(1, 400, play), rowAt(1, 500, finished(1))])).toBe(500);
  });
});

describe('a collection', () => {
  const collected: Entry = {
    kind: 'collected',
    expectedCents: 300,
    countedCents: 290,
    by: 'Ann',
    door: true,
    key: true,
  };

  it('has the next number and the meters of its moment', () => {
    const once = booksOf([coin(300), collected]);
    expect(once.collection).toMatchObject({ number: 1, wall: NOON + 1000, countedCents: 290, by: 'Ann' });
    expect(once.collection?.meters).toEqual(once.meters);
    const twice = booksOf([coin(200), collected], NOON, once);
    expect(twice.collection).toMatchObject({ number: 2, meters: { takenCents: 500 } });
  });
});

describe('a journal of version 0.1.0', () => {
  it('has coins of cash and games at their price', () => {
    const rows: readonly Entry[] = [
      { kind: 'booted', version: '0.1.0' },
      coin(200),
      { kind: 'credits bought', games: 2, cents: 200 },
      started(1),
      { kind: 'game extended', game: 1, ms: 1_020_000, cents: 0 },
      finished(1),
    ];
    const books = booksOf(rows);
    expect(imbalances(books, 2)).toEqual([]);
    expect(books).toMatchObject({
      credit: { games: 1, amount: 0, worth: 100, service: 0 },
      meters: { cashCents: 200, kinds: { 200: 1 }, slotCents: { 'coin.1': 200 }, soldCents: 100 },
    });
  });
});
