import type { Meters } from './entries.ts';

/** The meters that are one figure; the others count by source or by kind of coin. */
export type Figure = {
  [Name in keyof Meters]: Meters[Name] extends number ? Name : never;
}[keyof Meters];

const NO_FIGURES = {
  takenCents: 0,
  cashCents: 0,
  cashlessCents: 0,
  testedCoins: 0,
  testedCents: 0,
  testedCashlessCents: 0,
  coinsRefused: 0,
  frauds: 0,
  eventsLost: 0,
  gamesPaid: 0,
  gamesFree: 0,
  gamesService: 0,
  bonusGames: 0,
  serviceCredits: 0,
  soldCents: 0,
  returnedCents: 0,
  vendsFailed: 0,
  revends: 0,
  extensions: 0,
  extendedCents: 0,
  expiredGames: 0,
  expiredCents: 0,
  refunds: 0,
  refundedGames: 0,
  refundedCents: 0,
  powerUps: 0,
  onMs: 0,
  doorOpenings: 0,
  faults: 0,
  pulsesOwed: 0,
  pulsesMade: 0,
  pulsesTested: 0,
} satisfies Record<Figure, 0>;

export const EMPTY_METERS: Meters = { ...NO_FIGURES, coins: {}, slotCents: {}, kinds: {} };

const FIGURES = Object.keys(NO_FIGURES).filter(isFigure);

/** The meters with so much more on each of these. */
export function counted(meters: Meters, more: Partial<Record<Figure, number>>): Meters {
  const sum: { -readonly [Name in keyof Meters]: Meters[Name] } = { ...meters };
  for (const name in more) if (isFigure(name)) sum[name] += more[name] ?? 0;
  return sum;
}

/** One more of this name, or so many more. */
export function countedBy(
  record: Readonly<Record<string, number>>,
  name: string | number,
  more = 1,
): Readonly<Record<string, number>> {
  return { ...record, [name]: (record[name] ?? 0) + more };
}

/** What came between two readings of the same meters. */
export function metersBetween(before: Meters, after: Meters): Meters {
  const between: Record<Figure, number> = { ...after };
  for (const name of FIGURES) between[name] -= before[name];
  return {
    ...between,
    coins: recordBetween(before.coins, after.coins),
    slotCents: recordBetween(before.slotCents, after.slotCents),
    kinds: recordBetween(before.kinds, after.kinds),
  };
}

function recordBetween(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(after).map(([name, figure]) => [name, figure - (before[name] ?? 0)]),
  );
}

function isFigure(name: string): name is Figure {
  return name in NO_FIGURES;
}
