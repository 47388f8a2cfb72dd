import type { Clock } from '../ports/clock.ts';
import type { CoinSource } from '../ports/coin-source.ts';

/** Well within what a stop may take altogether. */
const PATIENCE_MS = 400;

/** What the acceptor took until now is booked, unless it does not answer. */
export async function lastCoins(coins: CoinSource, clock: Clock): Promise<void> {
  let late: unknown = null;
  const patience = new Promise<void>((resolve) => {
    late = clock.setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([coins.stop(), patience]);
  clock.clearTimeout(late);
}
