/** How a series of measurements lies. */
export interface Figures {
  readonly n: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export function figuresOf(samples: readonly number[]): Figures {
  const sorted = samples.toSorted((a, b) => a - b);
  const below = (share: number) => rounded(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  return { n: sorted.length, p50: below(0.5), p99: below(0.99), max: below(1) };
}

export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
