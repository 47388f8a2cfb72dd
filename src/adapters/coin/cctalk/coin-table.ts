import type { AcceptedCoin } from '../../../ports/coin-source.ts';
import { worthOf } from './coin-id.ts';

export const POSITIONS = 16;

/** The coins of an acceptor by their position, which begins with 1. */
export interface CoinTable {
  /** As they were read; null where it has no position. */
  readonly ids: readonly (string | null)[];
  /** What it may take. */
  readonly taken: readonly AcceptedCoin[];
  /** The same, as it is told: one bit a position, the low byte first. */
  readonly mask: Mask;
  /** The coin that was accepted there; null when nobody can say what it is worth here. */
  at(position: number): AcceptedCoin | null;
}

export type Mask = readonly [low: number, high: number];
export const NO_COINS: Mask = [0, 0];

export interface CoinWishes {
  readonly currency: string;
  /** Worth of tokens, by coin id. */
  readonly tokens: Readonly<Record<string, number>>;
  /** Coin ids that are given back. */
  readonly refuse: readonly string[];
}

export function coinTable(ids: readonly (string | null)[], wishes: CoinWishes): CoinTable {
  const coins = ids.map((id) => (id === null ? null : worthHere(id, wishes)));
  const isTaken = (coin: AcceptedCoin | null) => coin !== null && !wishes.refuse.includes(coin.id);
  return {
    ids,
    taken: coins.filter((coin) => coin !== null).filter(isTaken),
    mask: maskOf(coins.map(isTaken)),
    at: (position) => coins[position - 1] ?? null,
  };
}

export function maskOf(wanted: readonly boolean[]): Mask {
  const bits = wanted.reduce((sum, isWanted, at) => (isWanted ? sum | (1 << at) : sum), 0);
  return [bits & 0xff, bits >> 8];
}

function worthHere(id: string, { currency, tokens }: CoinWishes): AcceptedCoin | null {
  const token = tokens[id];
  if (token !== undefined) return { id, cents: token, currency, token: true };
  const worth = worthOf(id);
  return worth?.currency === currency ? { id, ...worth } : null;
}
