import type { Complaint } from './complaint.ts';
import { decimalsProblem } from './money.ts';
import type { Settings } from './schema.ts';
import type { Path } from './written.ts';

/** An amount in the settings, and what is wrong with it when it is 0. */
interface Amount {
  readonly path: Path;
  readonly amount: string;
  readonly asNothing: string;
}

/** No amount has more decimals than the currency. */
export function checkDecimals(settings: Settings): readonly Complaint[] {
  return amountsOf(settings).flatMap(({ path, amount }) => {
    const reason = decimalsProblem(amount, settings.money.currency);
    return reason === null ? [] : [{ path, reason, because: ['money.currency'] }];
  });
}

/** No amount is 0, but the price of a free game. */
export function checkNothing(settings: Settings): readonly Complaint[] {
  return amountsOf(settings)
    .filter(({ amount }) => Number(amount) === 0)
    .filter(({ path }) => path[1] !== 'price' || !settings.money.freePlay)
    .map(({ path, asNothing }) => ({ path, reason: asNothing, because: ['money.freePlay'] }));
}

const SELLS_NOTHING = '0 sells nothing, for free games set money.freePlay: true';
const IS_WORTH_NOTHING = 'is worth nothing, allowed: more than 0';
const IS_NOTHING = 'is nothing, allowed: more than 0';

function amountsOf({ money, cabinet: { acceptor } }: Settings): readonly Amount[] {
  const { price, offers, bands, coins, bonus, meter } = money;
  const tokens = acceptor === 'off' ? {} : acceptor.tokens;
  const found = (path: Path, amount: string, asNothing: string): Amount => ({ path, amount, asNothing });
  return [
    found(['money', 'price'], price, SELLS_NOTHING),
    ...offers.map((offer, place) => found(['money', 'offers', place, 'price'], offer.price, SELLS_NOTHING)),
    ...bands.map((band, place) => found(['money', 'bands', place, 'price'], band.price, SELLS_NOTHING)),
    ...coins.map((coin, place) => found(['money', 'coins', place, 'value'], coin.value, IS_WORTH_NOTHING)),
    ...(bonus === 'off' ? [] : [found(['money', 'bonus', 'every'], bonus.every, IS_NOTHING)]),
    ...(meter === 'games' ? [] : [found(['money', 'meter', 'every'], meter.every, IS_NOTHING)]),
    ...Object.entries(tokens).map(([id, worth]) =>
      found(['cabinet', 'acceptor', 'tokens', id], worth, IS_WORTH_NOTHING),
    ),
  ];
}
