import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestBuy, type Deal } from '../../src/session/best-buy.ts';

/** The most games by trying every number of every deal. */
function mostGames(cents: number, [deal, ...others]: readonly Deal[]): number {
  if (!deal) return 0;
  let most = 0;
  for (let times = 0; times * deal.cents <= cents; times += 1) {
    most = Math.max(most, times * deal.games + mostGames(cents - times * deal.cents, others));
  }
  return most;
}

describe('the best buy', () => {
  it('is the most games of all mixtures, for little money and for much', () => {
    const deal = fc.record({ cents: fc.integer({ min: 2, max: 9 }), games: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.integer({ min: 2, max: 9 }),
        fc.array(deal, { maxLength: 2 }),
        (cents, price, offers) => {
          const buy = bestBuy(cents, price, offers);
          expect(buy.games).toBe(mostGames(cents, [{ cents: price, games: 1 }, ...offers]));
          expect(buy.cents).toBeLessThanOrEqual(cents);
        },
      ),
    );
  });

  it('of an amount that nobody can put in is found as fast as any other', () => {
    const buy = bestBuy(Number.MAX_SAFE_INTEGER, 100, [{ cents: 200, games: 3 }]);
    expect(buy).toMatchObject({ games: 135_107_988_821_113, withOffer: true });
  });
});
