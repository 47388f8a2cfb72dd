/** Luck that a seed repeats. */
export interface Chance {
  /** A whole number from 0 up to, and never, this. */
  below(limit: number): number;
  /** From the first to the last, both possible. */
  between(first: number, last: number): number;
  likely(share: number): boolean;
  oneOf<T>(things: readonly [T, ...T[]]): T;
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (first, last) => first + below(last - first + 1),
    likely: (share) => next() < share,
    oneOf: (things) => things[below(things.length)] ?? things[0],
  };
}
