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
  /** It rolled alone, and that tells something new of its pocket. */
  readonly timed: { readonly pocket: string; readonly ms: number } | null;
  /** Those that may still be under way. */
  readonly homeward: Homeward;
}

/** A ball that has not come past by then was not read. */
const LONGEST_MS = 10_000;
/** A pocket of which so many are known needs no more, unless it is as if the table had been set up anew. */
const ENOUGH = 5;
/** Of how many the middle one is taken. */
export const MOST_TRANSITS = 9;
/** A ball that drops in slowly rolls slower: by so much at least, and by so much of the whole way. */
const SLACK_MS = 250;
const SLACK_SHARE = 0.25;
/** By so many times what they differ by on average. */
const SPREADS = 3;

export function fell(homeward: Homeward, pocket: string, at: number): Homeward {
  return [...rolling(homeward, at), { pocket, at }];
}

export function arrived(homeward: Homeward, transits: Transits, at: number): Arrival {
  const still = rolling(homeward, at);
  const [first, ...others] = still;
  const fits = still.filter((ball) => isWithin(at - ball.at, transits[ball.pocket] ?? [], 1));
  const from = [...new Set(fits.map(({ pocket }) => pocket))];
  const isAlone = first !== undefined && others.length === 0;
  return { from, timed: isAlone ? timedBy(first, transits, at) : null, homeward: isAlone ? [] : still };
}

function timedBy({ pocket, at: fellAt }: Homeward[number], transits: Transits, at: number): Arrival['timed'] {
  const known = transits[pocket] ?? [];
  const ms = Math.round(at - fellAt);
  return known.length >= ENOUGH && isWithin(ms, known, 0.5) ? null : { pocket, ms };
}

const rolling = (homeward: Homeward, at: number): Homeward =>
  homeward.filter((ball) => at - ball.at <= LONGEST_MS);

/** Of a pocket that is not known any time will do. */
function isWithin(ms: number, known: readonly number[], share: number): boolean {
  if (known.length === 0) return true;
  const usual = middle(known);
  const spread = middle(known.map((each) => Math.abs(each - usual)));
  const slack = Math.max(SLACK_MS, usual * SLACK_SHARE, spread * SPREADS);
  return Math.abs(ms - usual) <= slack * share;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
