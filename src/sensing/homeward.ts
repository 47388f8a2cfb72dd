/**
 * Which pockets a ball may have come from that the reader in the return lane knew: each pocket has a way home of its
 * own, and how long balls roll along it is learnt from those that rolled alone.
 */

/** How long balls that rolled alone were under way from each pocket, in milliseconds, the newest last. */
export type Transits = Readonly<Record<string, readonly number[]>>;

/** Balls that fell and may still be under way, oldest first. */
export type Homeward = readonly { readonly pocket: string; readonly at: number }[];

export interface Arrival {
  /** The pockets that it may have come from. */
  readonly from: readonly string[];
  /** It rolled alone: so long it takes from this pocket. */
  readonly timed: { readonly pocket: string; readonly ms: number } | null;
  /** Those that may still be under way. */
  readonly homeward: Homeward;
}

/** A ball that has not come past by then was not read. */
const LONGEST_MS = 10_000;
/** Of how many the middle one is taken: a table that was set up anew is known again by half of them. */
export const MOST_TRANSITS = 9;
/** From so many on it is known how much they differ. */
const ENOUGH = 5;
/** A ball that drops in slowly rolls slower: by so much, or so much of the whole way, or of what they differ by. */
const FEW = { ms: 250, share: 0.25, spreads: 0 };
const MANY = { ms: 150, share: 0.08, spreads: 5 };

export function fell(homeward: Homeward, pocket: string, at: number): Homeward {
  return [...rolling(homeward, at), { pocket, at }];
}

export function arrived(homeward: Homeward, transits: Transits, at: number): Arrival {
  const still = rolling(homeward, at);
  const [first, ...others] = still;
  const fits = still.filter((ball) => isUsual(at - ball.at, transits[ball.pocket] ?? []));
  const from = [...new Set(fits.map(({ pocket }) => pocket))];
  const isAlone = first !== undefined && others.length === 0;
  if (!isAlone) return { from, timed: null, homeward: still };
  return { from, timed: { pocket: first.pocket, ms: Math.round(at - first.at) }, homeward: [] };
}

/** Those that may still be under way. */
export const rolling = (homeward: Homeward, at: number): Homeward =>
  homeward.filter((ball) => at - ball.at <= LONGEST_MS);

/** Of a pocket that is not known any time will do. */
function isUsual(ms: number, known: readonly number[]): boolean {
  if (known.length === 0) return true;
  const usual = middle(known);
  const spread = middle(known.map((each) => Math.abs(each - usual)));
  const least = known.length < ENOUGH ? FEW : MANY;
  return Math.abs(ms - usual) <= Math.max(least.ms, usual * least.share, spread * least.spreads);
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
