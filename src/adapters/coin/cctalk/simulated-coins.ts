/** What each of an acceptor's sixteen positions is programmed for, as makers do it: in no order, and with gaps. */
export type CoinSet = readonly (string | null)[];

const COIN_SETS: Readonly<Record<string, CoinSet>> = {
  GBP: sixteen([null, 'GB010B', 'GB100A', null, 'GB005A', 'GB200A', null, 'GB050B', 'GB020A']),
  EUR: sixteen(['EU200A', null, 'EU010B', 'EU050A', null, null, 'EU100A', 'EU020A', 'EU005A']),
  USD: sixteen([null, null, 'US025B', 'US100A', 'US005A', null, 'US050A', null, null, 'US010A']),
  DKK: sixteen(['DK500A', null, 'DK100A', 'DK2K0A', null, 'DK050A', 'DK1K0A', null, null, null, 'DK200A']),
};

/** The coins of a currency; null for one that no acceptor here is programmed for. */
export function coinSetOf(currency: string): CoinSet | null {
  return COIN_SETS[currency] ?? null;
}

function sixteen(coins: CoinSet): CoinSet {
  return Array.from({ length: 16 }, (_, at) => coins[at] ?? null);
}
