import { beforeAll, describe, expect, it } from 'vitest';
import { type Walked, walk } from './walker.ts';

const SHORT = { play: { gameTime: '1m' } };
const TABLES = {
  'a classic table': SHORT,
  'a table that knows the red in the lane': {
    ...SHORT,
    cabinet: { red: 'lane', sensors: ['trough', 'baulk'] },
  },
  'a table where people tell the red': {
    ...SHORT,
    cabinet: { red: 'panel', sensors: ['door', 'key', 'tilt'] },
  },
  'a table with every sensor': {
    ...SHORT,
    cabinet: { sensors: ['trough', 'baulk', 'lane', 'barDown', 'door', 'key', 'tilt'] },
  },
  'a table whose coins buy time': { ...SHORT, money: { duringGame: 'extend', price: 7.3 } },
  'a table with offers': {
    ...SHORT,
    money: { offers: [{ price: 2, games: 3 }], maxCredits: 4, duringGame: 'refuse' },
  },
  'a table of the association': { ...SHORT, profile: 'aebba', rules: { redRespot: true } },
  'a free table in Norwich': { ...SHORT, profile: 'norwich', money: { freePlay: true } },
};
const CHANGES = 12_500;

describe.each(Object.entries(TABLES))('%s, whatever is done to it', (_, settings) => {
  let walked: Walked;

  beforeAll(async () => {
    walked = await walk(settings, { seed: 29_112_026, changes: CHANGES });
  });

  it('keeps its scores, its balls, its money and its outputs at every step, and over every power cut', () => {
    expect(walked.wrong.slice(0, 5)).toEqual([]);
    expect(walked.powerCuts).toBeGreaterThan(3);
  });

  it('comes to every phase of its life', () => {
    const phases = ['play', 'afterBar', 'lastBall', 'over', 'outOfOrder'];
    expect([...walked.phases]).toEqual(expect.arrayContaining(phases));
  });

  it('has each coin in its journal once, and in its books what was taken, sold and is owed', () => {
    const { entries, books, told } = walked;
    const coins = entries.flatMap((entry) => (entry.kind === 'coin' ? [entry] : []));
    const sold = entries.flatMap((entry) => (entry.kind === 'credits bought' ? [entry] : []));
    const extended = entries.flatMap((entry) => (entry.kind === 'game extended' ? [entry] : []));
    const refunds = entries.flatMap((entry) => (entry.kind === 'refunded' ? [entry] : []));
    expect(coins.filter(({ source }) => source === 'acceptor')).toHaveLength(told.acceptor);
    expect(coins.filter(({ source }) => source === 'coin.2')).toHaveLength(told.pulses);
    expect(books.meters.takenCents).toBe(sumOf(coins));
    const { gamesPaid, vendsFailed, refundedGames } = books.meters;
    const partsRefunded = refunds.reduce((sum, { partCents }) => sum + partCents, 0);
    expect(sumOf(coins)).toBe(sumOf(sold) + sumOf(extended) + books.credit.amount + partsRefunded);
    const games = sold.reduce((sum, { games }) => sum + games, 0);
    expect(gamesPaid - vendsFailed + books.credit.games + refundedGames).toBe(games);
  });
});

function sumOf(entries: readonly { readonly cents: number }[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}
