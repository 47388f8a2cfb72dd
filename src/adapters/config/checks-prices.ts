import { greatestCommonDivisor } from '../../session/best-buy.ts';
import type { MoneySettings } from '../../session/table-config.ts';
import type { Complaint } from './complaint.ts';
import { writeAmount } from './money.ts';
import { reaches } from './reaches.ts';
import type { Path } from './written.ts';

/** Prices and offers to each other. */
export function checkUseless({ offers, bands, priceCents, currency }: MoneySettings): readonly Complaint[] {
  const amount = (cents: number): string => writeAmount(cents, currency);
  return offers.flatMap((offer, place): readonly Complaint[] => {
    const isUseless = (single: number): boolean => single * offer.games <= offer.priceCents;
    const what = `${offer.games} ${offer.games === 1 ? 'game' : 'games'} for ${amount(offer.priceCents)}`;
    const inBands = bands.flatMap((band, at) => {
      if (!isUseless(band.priceCents)) return [];
      const reason = `at ${amount(band.priceCents)} from ${band.from} to ${band.to} the offer of ${what} is no better than single games`;
      return [warning(['money', 'bands', at, 'price'], reason)];
    });
    if (!isUseless(priceCents)) return inBands;
    const reason = `${what} is no better than single games at ${amount(priceCents)}`;
    return [warning(['money', 'offers', place, 'price'], reason), ...inBands];
  });
}

/** Sums that the patrons' money is tried in steps over: more would keep a coin waiting. */
const MOST_STEPS = 1_000_000;

/** What games cost must have something in common, or no computer finds the best buy while a coin falls. */
export function checkFineness(money: MoneySettings, largestCoin: number): readonly Complaint[] {
  const { offers, bands, priceCents, maxCredits, currency } = money;
  if (offers.length === 0) return [];
  const singles = [priceCents, ...bands.map((band) => band.priceCents)];
  const most = maxCredits * Math.max(...singles) + largestCoin;
  const unit = [...singles, ...offers.map((offer) => offer.priceCents)].reduce(greatestCommonDivisor, 0);
  if (most / unit <= MOST_STEPS) return [];
  const reason = `prices and offers have only ${writeAmount(unit, currency)} in common, which is too fine for sums of ${writeAmount(most, currency)}: round them`;
  return [{ path: ['money', 'price'], reason, because: ['money'] }];
}

/** A price that cannot be put in exactly leaves change behind. */
export function checkReach(money: MoneySettings, coins: readonly number[]): readonly Complaint[] {
  const prices: readonly { path: Path; cents: number }[] = [
    { path: ['money', 'price'], cents: money.priceCents },
    ...money.offers.map(({ priceCents: cents }, place) => ({
      path: ['money', 'offers', place, 'price'],
      cents,
    })),
    ...money.bands.map(({ priceCents: cents }, place) => ({
      path: ['money', 'bands', place, 'price'],
      cents,
    })),
  ];
  return prices
    .filter(({ cents }) => !reaches(coins, cents))
    .map(({ path, cents }) =>
      warning(
        path,
        `no coins of money.coins make ${writeAmount(cents, money.currency)} exactly, what is over is kept as part credit`,
      ),
    );
}

const warning = (path: Path, reason: string): Complaint => ({ path, reason, onlyWarns: true });
