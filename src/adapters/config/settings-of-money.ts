import type { AcceptorSettings, MoneySettings, PulseCoin } from '../../session/table-config.ts';
import { writeDuration } from './duration.ts';
import { writeAmount } from './money.ts';

type Settings = Readonly<Record<string, unknown>>;

export function moneySettings(money: MoneySettings): Settings {
  const { priceCents, offers, bands, coins, bonus, expiry, revendMs, meter, ...rest } = money;
  const amount = (cents: number): string => writeAmount(cents, money.currency);
  return {
    ...rest,
    price: amount(priceCents),
    offers: offers.map((offer) => ({ price: amount(offer.priceCents), games: offer.games })),
    bands: bands.map(({ priceCents: cents, ...hours }) => ({ ...hours, price: amount(cents) })),
    coins: coins.map((coin) => coinSettings(coin, amount)),
    bonus: bonus === null ? 'off' : { every: amount(bonus.everyCents), games: bonus.games },
    expiry: { part: offOr(expiry.partMs), whole: offOr(expiry.wholeMs) },
    revend: writeDuration(revendMs),
    meter: meter.counts === 'games' ? 'games' : { every: amount(meter.unitCents) },
  };
}

const offOr = (ms: number | null): string => (ms === null ? 'off' : writeDuration(ms));

function coinSettings(coin: PulseCoin, amount: (cents: number) => string): Settings {
  return {
    line: coin.line,
    value: amount(coin.valueCents),
    pulse: [writeDuration(coin.minMs), writeDuration(coin.maxMs)],
    pause: writeDuration(coin.pauseMs),
    train: coin.trainGapMs === 0 ? 'off' : writeDuration(coin.trainGapMs),
    counts: coin.counts ?? 'any',
    cash: coin.cash,
  };
}

export function acceptorSettings(acceptor: AcceptorSettings, currency: string): Settings {
  const { pollMs, tokens, ...rest } = acceptor;
  const worths = Object.entries(tokens).map(([id, cents]) => [id, writeAmount(cents, currency)]);
  return { ...rest, poll: writeDuration(pollMs), tokens: Object.fromEntries(worths) };
}
