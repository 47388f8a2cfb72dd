import { checkBands } from './checks-bands.ts';
import { type Complaint, repeated } from './complaint.ts';
import { writeDuration } from './duration.ts';
import { decimalsProblem, minorUnits, writeAmount } from './money.ts';
import type { Settings } from './schema.ts';
import type { Path } from './written.ts';

type Money = Settings['money'];

export function checkMoney({ money, cabinet }: Settings): readonly Complaint[] {
  const decimals = checkDecimals(money);
  // Amounts that the currency does not have cannot be compared.
  const compared = decimals.length > 0 ? [] : [...checkPrice(money), ...checkOffers(money)];
  const pulses = [
    ...checkPulse(['cabinet', 'sensing', 'coin', 'pulse'], cabinet.sensing.coin.pulse),
    ...money.coins.flatMap(({ pulse }, place) =>
      pulse === undefined ? [] : checkPulse(['money', 'coins', place, 'pulse'], pulse),
    ),
  ];
  return [...decimals, ...compared, ...checkBands(money.bands), ...checkCoins(money), ...pulses];
}

function amountsOf(money: Money): readonly { path: Path; amount: string }[] {
  return [
    { path: ['money', 'price'], amount: money.price },
    ...money.offers.map(({ price }, place) => ({ path: ['money', 'offers', place, 'price'], amount: price })),
    ...money.bands.map(({ price }, place) => ({ path: ['money', 'bands', place, 'price'], amount: price })),
    ...money.coins.map(({ value }, place) => ({ path: ['money', 'coins', place, 'value'], amount: value })),
  ];
}

const checkDecimals = (money: Money): readonly Complaint[] =>
  amountsOf(money).flatMap(({ path, amount }) => {
    const reason = decimalsProblem(amount, money.currency);
    return reason === null ? [] : [{ path, reason, because: ['money.currency'] }];
  });

function checkPrice(money: Money): readonly Complaint[] {
  const nothing = amountsOf(money).filter(({ amount }) => Number(amount) === 0);
  return nothing
    .filter(({ path }) => path[1] !== 'price' || !money.freePlay)
    .map(({ path }) => ({
      path,
      reason:
        path[1] === 'coins'
          ? 'is worth nothing, allowed: more than 0'
          : '0 sells nothing, for free games set money.freePlay: true',
      because: ['money.freePlay'],
    }));
}

function checkOffers({ offers, price, currency, freePlay }: Money): readonly Complaint[] {
  const single = minorUnits(price, currency);
  const dear = offers.flatMap((offer, place): Complaint[] => {
    const singles = single * offer.games;
    if (freePlay || minorUnits(offer.price, currency) <= singles) return [];
    const games = offer.games === 1 ? 'one game by itself costs' : `${offer.games} single games cost`;
    const reason = `${offer.price} is dearer than no offer, ${games} ${writeAmount(singles, currency)}`;
    return [
      { path: ['money', 'offers', place, 'price'], reason, because: ['money.price', 'money.currency'] },
    ];
  });
  const twice = repeated(offers, (offer) => String(minorUnits(offer.price, currency))).map(({ place }) => ({
    path: ['money', 'offers', place, 'price'],
    reason: 'there is another offer at this price',
  }));
  return [...dear, ...twice];
}

function checkCoins({ coins, freePlay }: Money): readonly Complaint[] {
  const twice = repeated(coins, (coin) => coin.line).map(({ place, name }) => ({
    path: ['money', 'coins', place, 'line'],
    reason: `${name} has a value already, each line stands here once`,
  }));
  if (coins.length > 0 || freePlay) return twice;
  const reason = 'is empty: only a reader that tells amounts can sell a game';
  return [{ path: ['money', 'coins'], reason, because: ['money.coins'], onlyWarns: true }];
}

function checkPulse(path: Path, [shortest, longest]: readonly [number, number]): readonly Complaint[] {
  if (shortest < longest) return [];
  const reason = `the shortest (${writeDuration(shortest)}) has to be less than the longest (${writeDuration(longest)})`;
  return [{ path, reason }];
}
