import { describe, expect, it } from 'vitest';
import { UnseenCoins } from '../../src/adapters/cabinet/gpio/unseen-coins.ts';
import { bench, WIRING } from '../support/gpio-bench.ts';

const COIN_PIN = 20;
const LONGEST = new Map([['coin.1', 300]]);

async function withCoins() {
  const lines = { ...WIRING.lines, 'coin.1': { pin: COIN_PIN, active: 'low' } } as const;
  const table = bench({}, { ...WIRING, lines }, LONGEST);
  await table.start();
  table.clock.advance(1_000);
  return {
    ...table,
    busy(ms: number) {
      table.clock.advance(ms);
      table.pi.beBusy(ms);
    },
    coins: () =>
      table
        .changes()
        .filter(({ line }) => line === 'coin.1')
        .map(({ value, at }) => [value, at]),
  };
}

describe('The pulse of a coin, on a kernel that keeps no times', () => {
  it('is no longer than a coin can make it, though it ended while the program was busy', async () => {
    const { pi, clock, busy, coins } = await withCoins();
    pi.drive(COIN_PIN, 0);
    clock.advance(50);
    busy(550);
    pi.drive(COIN_PIN, 1);
    expect(coins()).toEqual([
      [1, 1_000],
      [0, 1_300],
    ]);
  });

  it('is as long as it was where somebody saw both of its ends', async () => {
    const { pi, clock, coins } = await withCoins();
    pi.drive(COIN_PIN, 0);
    clock.advance(700);
    pi.drive(COIN_PIN, 1);
    expect(coins()).toEqual([
      [1, 1_000],
      [0, 1_700],
    ]);
  });

  it('never ended before the program was busy', () => {
    const coins = new UnseenCoins(LONGEST);
    coins.placed({ line: 'coin.1', value: 1, at: 0 }, 0);
    expect(coins.placed({ line: 'coin.1', value: 0, at: 900 }, 100).at).toBe(800);
  });
});
