import { bestBuy } from '../../session/best-buy.ts';
import type { MoneySettings } from '../../session/table-config.ts';
import { checkCompletion, checkPatience, checkRivals } from './checks-deals.ts';
import { checkFineness, checkReach, checkUseless } from './checks-prices.ts';
import type { Complaint } from './complaint.ts';
import { acceptorOf, moneyOf } from './meaning-money.ts';
import { writeAmount } from './money.ts';
import type { Settings } from './schema.ts';
import type { Path } from './written.ts';

/** A coin or token whose worth stands in the settings. */
interface Coin {
  readonly name: string;
  readonly path: Path;
  /** What it can be worth: several numbers of pulses make several. */
  readonly cents: readonly number[];
}

/** What prices, offers and coins are to each other, once each is right by itself. */
export function checkWorths(settings: Settings): readonly Complaint[] {
  const money = moneyOf(settings);
  const acceptor = acceptorOf(settings);
  if (money.freePlay) return [];
  const pulsed = money.coins.map((coin, place): Coin => {
    const counts = coin.counts ?? [1];
    return {
      name: coin.line,
      path: ['money', 'coins', place, 'value'],
      cents: counts.map((count) => count * coin.valueCents),
    };
  });
  const tokens = Object.entries(acceptor?.tokens ?? {}).map(
    ([id, cents]): Coin => ({ name: id, path: ['cabinet', 'acceptor', 'tokens', id], cents: [cents] }),
  );
  const known = [...pulsed, ...tokens];
  const worths = known.flatMap((coin) => coin.cents);
  const fineness = checkFineness(money, Math.max(0, ...worths));
  if (fineness.length > 0) return fineness;
  return [
    ...(pulsed.length === 0 && acceptor === null ? [NOTHING_SELLS] : []),
    ...checkUseless(money),
    ...checkRivals(money),
    ...checkTooMuch(money, known),
    ...checkCompletion(money, worths),
    // What coins an acceptor takes, only the acceptor knows.
    ...(pulsed.length === 0 || acceptor !== null
      ? []
      : [...checkReach(money, worths), ...checkPatience(money)]),
    ...checkMeter(money, known),
  ];
}

const NOTHING_SELLS: Complaint = {
  path: ['money', 'coins'],
  reason: 'is empty: only a reader that tells amounts can sell a game',
  onlyWarns: true,
};

function checkTooMuch(money: MoneySettings, coins: readonly Coin[]): readonly Complaint[] {
  const { offers, bands, priceCents, maxCredits } = money;
  const deals = offers.map((offer) => ({ cents: offer.priceCents, games: offer.games }));
  const prices = [priceCents, ...bands.map((band) => band.priceCents)];
  return coins.flatMap(({ path, cents }): Complaint[] => {
    const most = Math.max(...prices.map((price) => bestBuy(Math.max(...cents), price, deals).games));
    if (most <= maxCredits) return [];
    return [
      { path, reason: `buys ${most} games at once, money.maxCredits is ${maxCredits}`, onlyWarns: true },
    ];
  });
}

function checkMeter({ meter, currency }: MoneySettings, coins: readonly Coin[]): readonly Complaint[] {
  if (meter.counts === 'games') return [];
  const odd = coins.filter(({ cents }) => cents.some((each) => each % meter.unitCents !== 0));
  if (odd.length === 0) return [];
  const unit = writeAmount(meter.unitCents, currency);
  const reason = `${unit} does not divide ${odd.map(({ name }) => name).join(', ')}: what is over is counted with a later coin`;
  return [{ path: ['money', 'meter', 'every'], reason, onlyWarns: true }];
}
