import { bestBuy, type Deal } from './best-buy.ts';
import type { Run } from './entries.ts';
import type { MoneySettings } from './table-config.ts';

/**
 * Either the money at hand buys afresh, or it completes an offer over the whole run and gives the games still missing
 * from it: whichever is better for the patron. At one price both come to the best that the run could have bought at
 * once, whatever its coins; when a band changes the price within a run, games already sold keep theirs.
 */
export function sell(
  { amount, run }: { readonly amount: number; readonly run: Pick<Run, 'cents' | 'games'> },
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

/** The bonus games that the coins of this run have earned and not yet been given. */
export function bonusDue(bonus: MoneySettings['bonus'], run: Run): number {
  if (!bonus) return 0;
  return Math.max(0, Math.floor(run.coinCents / bonus.everyCents) * bonus.games - run.bonus);
}
