/** What nature leaves to chance, the same for the same seed. */
export interface Chance {
  between(low: number, high: number): number;
  /** True this often, 0 to 1. */
  happens(often: number): boolean;
}

/** Mulberry32: small, fast and even enough for wood. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    happens: (often) => next() < often,
  };
}
