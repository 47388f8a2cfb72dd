import { bestBuy, type Deal } from './best-buy.ts';
import type { Books, Entry } from './entries.ts';
import { priceAt } from './price.ts';
import type { MoneySettings } from './table-config.ts';

export interface Coin {
  readonly cents: number;
  /** A coin line or the acceptor's name. */
  readonly source: string;
}

/** The game whose clock is running, which a coin may extend. */
export interface Running {
  readonly game: number;
  readonly gameMs: number;
}

/** What decides what a coin buys. */
export interface Terms {
  readonly money: MoneySettings;
  readonly books: Pick<Books, 'credit' | 'run'>;
  readonly wall: number;
  readonly running: Running | null;
}

/** What a coin adds to the journal, all of it in one transaction: the coin, and what it bought. */
export function insertCoin({ cents, source }: Coin, terms: Terms): readonly Entry[] {
  const { money, books, wall, running } = terms;
  const amount = books.credit.amount + cents;
  const coin: Entry = { kind: 'coin', cents, currency: money.currency, source };
  const price = priceAt(money, wall);
  if (running && money.duringGame === 'extend') {
    const { games, cents: paid } = bestBuy(amount, price, []);
    if (games === 0) return [coin];
    return [coin, { kind: 'game extended', game: running.game, ms: games * running.gameMs, cents: paid }];
  }
  const offers = money.offers.map(({ priceCents, games }) => ({ cents: priceCents, games }));
  const run = { cents: books.run.cents + cents, games: books.run.games };
  const sale = sell({ amount, run }, price, offers);
  return sale.games > 0 ? [coin, { kind: 'credits bought', games: sale.games, cents: sale.cents }] : [coin];
}

/** May a coin come in? */
export function gateOpen(money: MoneySettings, books: Pick<Books, 'credit'>, playing: boolean): boolean {
  if (money.freePlay) return false;
  if (playing && money.duringGame === 'refuse') return false;
  return books.credit.games < money.maxCredits;
}

/** How the next game would be paid: null when it cannot be. Free play leaves credits alone. */
export function payment(money: MoneySettings, books: Pick<Books, 'credit'>): 'free' | 'credit' | null {
  if (money.freePlay) return 'free';
  return books.credit.games > 0 ? 'credit' : null;
}

/**
 * Either the money at hand buys afresh, or it completes an offer over the whole run and gives the games still missing
 * from it: whichever is better for the patron. At one price both come to the best that the run could have bought at
 * once, whatever its coins; when a band changes the price within a run, games already sold keep theirs.
 */
function sell(
  { amount, run }: { readonly amount: number; readonly run: Books['run'] },
  price: number,
  offers: readonly Deal[],
): Deal {
  const afresh = bestBuy(amount, price, offers);
  const whole = bestBuy(run.cents, price, offers);
  if (!whole.withOffer) return afresh;
  const spent = run.cents - amount;
  const missing = { games: whole.games - run.games, cents: Math.max(0, whole.cents - spent) };
  if (missing.games < afresh.games) return afresh;
  return missing.games === afresh.games && missing.cents > afresh.cents ? afresh : missing;
}
