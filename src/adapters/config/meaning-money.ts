import type * as z from 'zod';
import type { AcceptorSettings, MoneySettings, PulseCoin } from '../../session/table-config.ts';
import { extendsNothing } from './game-time.ts';
import { minorUnits } from './money.ts';
import type { Settings } from './schema.ts';
import { acceptorSettings } from './schema-acceptor.ts';

type Money = Settings['money'];

/** Amounts in minor units, durations in milliseconds, null where something is off. */
export function moneyOf(settings: Settings): MoneySettings {
  const { money, cabinet } = settings;
  const cents = (amount: string): number => minorUnits(amount, money.currency);
  const { price, offers, bands, coins, bonus, expiry, revend, meter, ...rest } = money;
  return {
    ...rest,
    duringGame: extendsNothing(settings) ? 'queue' : money.duringGame,
    priceCents: cents(price),
    offers: offers.map((offer) => ({ priceCents: cents(offer.price), games: offer.games })),
    bands: bands.map(({ price: bandPrice, ...hours }) => ({ ...hours, priceCents: cents(bandPrice) })),
    coins: coins.map((coin) => coinOf(coin, { currency: money.currency, usual: cabinet.sensing.coin.pulse })),
    bonus: bonus === 'off' ? null : { everyCents: cents(bonus.every), games: bonus.games },
    expiry: { partMs: unlessOff(expiry.part), wholeMs: unlessOff(expiry.whole) },
    revendMs: revend,
    meter:
      meter === 'games'
        ? { counts: 'games', unitCents: 0 }
        : { counts: 'money', unitCents: cents(meter.every) },
  };
}

const unlessOff = (ms: number | 'off'): number | null => (ms === 'off' ? null : ms);

const USUAL_PAUSE_MS = 20;

function coinOf(
  { line, value, pulse, pause, train, counts, cash }: Money['coins'][number],
  { currency, usual }: { currency: string; usual: readonly [number, number] },
): PulseCoin {
  const [minMs, maxMs] = pulse ?? usual;
  const longestPauseMs = train === 'off' ? minMs : Math.min(minMs, train);
  return {
    line,
    valueCents: minorUnits(value, currency),
    minMs,
    maxMs,
    trainGapMs: train === 'off' ? 0 : train,
    pauseMs: pause ?? Math.min(USUAL_PAUSE_MS, longestPauseMs),
    counts: counts === 'any' ? null : counts,
    cash,
  };
}

export function acceptorOf({ cabinet: { acceptor }, money }: Settings): AcceptorSettings | null {
  return acceptor === 'off' ? null : acceptorMeaning(acceptor, money.currency);
}

/** An acceptor of which nothing is said but where it is. */
export function usualAcceptor(port: string): AcceptorSettings {
  return acceptorMeaning(acceptorSettings.parse({ port }), '');
}

function acceptorMeaning(
  { poll, tokens, ...rest }: z.output<typeof acceptorSettings>,
  currency: string,
): AcceptorSettings {
  const worths = Object.entries(tokens).map(([id, amount]) => [id, minorUnits(amount, currency)]);
  return { ...rest, pollMs: poll, tokens: Object.fromEntries(worths) };
}
