import { MOST_PULSES } from '../../sensing/coin.ts';
import type { MoneySettings } from '../../session/table-config.ts';
import type { Complaint } from './complaint.ts';
import { writeAmount } from './money.ts';
import type { Path } from './written.ts';

/** An offer that another one, taken several times, makes useless. */
export function checkRivals({ offers, priceCents, currency }: MoneySettings): readonly Complaint[] {
  return offers.flatMap((offer, place) => {
    const rival = offers.find(
      (other) =>
        other.priceCents < offer.priceCents && gamesBy(other, offer.priceCents, priceCents) >= offer.games,
    );
    if (rival === undefined) return [];
    const amount = (cents: number): string => writeAmount(cents, currency);
    const reason = `${offer.games} for ${amount(offer.priceCents)} is no better than ${rival.games} for ${amount(rival.priceCents)} several times`;
    return [offerWarning(place, reason)];
  });
}

/** An offer before whose last coin so many games are paid that no coin is taken. */
export function checkCompletion(money: MoneySettings, coins: readonly number[]): readonly Complaint[] {
  const { offers, priceCents, maxCredits, currency } = money;
  const deals = [{ priceCents, games: 1 }, ...offers];
  const lastCoin = Math.max(1, ...coins);
  return offers.flatMap((offer, place) => {
    const before = Math.max(0, offer.priceCents - lastCoin);
    const games = Math.max(...deals.map((deal) => gamesBy(deal, before, priceCents)));
    if (offer.games <= maxCredits || games < maxCredits) return [];
    const reason = `cannot be paid coin by coin: with ${maxCredits} games (money.maxCredits) the gate shuts before ${writeAmount(offer.priceCents, currency)} is in`;
    return [offerWarning(place, reason)];
  });
}

/** What this deal gives when it is taken as often as the money goes, and single games for the rest. */
function gamesBy(deal: MoneySettings['offers'][number], cents: number, single: number): number {
  const times = Math.floor(cents / deal.priceCents);
  return times * deal.games + Math.floor((cents % deal.priceCents) / single);
}

const MOST_COINS = 100;

/** A price for which nobody has the patience. */
export function checkPatience({ bands, coins, priceCents, currency }: MoneySettings): readonly Complaint[] {
  const worths = coins.map(({ valueCents, trainGapMs, counts }) => {
    const most = trainGapMs === 0 ? 1 : Math.max(...(counts ?? [MOST_PULSES]));
    return valueCents * most;
  });
  const largest = Math.max(...worths);
  const prices: readonly { path: Path; cents: number }[] = [
    { path: ['money', 'price'], cents: priceCents },
    ...bands.map((band, place) => ({ path: ['money', 'bands', place, 'price'], cents: band.priceCents })),
  ];
  return prices.flatMap(({ path, cents }) => {
    const needed = Math.ceil(cents / largest);
    if (needed <= MOST_COINS) return [];
    const reason = `takes ${needed} coins of ${writeAmount(largest, currency)}, the largest of money.coins`;
    return [{ path, reason, onlyWarns: true }];
  });
}

const offerWarning = (place: number, reason: string): Complaint => ({
  path: ['money', 'offers', place, 'price'],
  reason,
  onlyWarns: true,
});
