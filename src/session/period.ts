import type { Books, Meters } from './entries.ts';
import { EMPTY_METERS, metersBetween } from './meters.ts';
import type { ServiceBoard } from './scoreboard.ts';

/** Takings since the last collection, and how they are shared. */
export function periodOf({ meters, collection }: Books, siteShare: number): ServiceBoard['period'] {
  const since = metersBetween(collection?.meters ?? EMPTY_METERS, meters);
  const { cashCents, cashlessCents, refundedCents, gamesPaid, gamesFree, gamesService, vendsFailed } = since;
  return {
    number: (collection?.number ?? 0) + 1,
    since: collection?.wall ?? null,
    cashCents,
    cashlessCents,
    expectedCents: cashCents + since.testedCents,
    refundedCents,
    gamesPaid,
    gamesFree,
    gamesService,
    vendsFailed,
    ...shares(netOf(since), siteShare),
  };
}

/** What is left of the takings when refunds were paid, in minor units. */
export function netOf({ takenCents, refundedCents }: Pick<Meters, 'takenCents' | 'refundedCents'>): number {
  return takenCents - refundedCents;
}

/** The pub's part, `siteShare` in per cent, and the operator's. A cent that cannot be divided is the operator's. */
export function shares(
  cents: number,
  siteShare: number,
): { readonly siteCents: number; readonly operatorCents: number } {
  const net = Math.max(0, cents);
  // Rounded first: 33.3 per cent of 10.00 comes to 332.99… in binary.
  const siteCents = Math.floor(Number(((net * siteShare) / 100).toFixed(6)));
  return { siteCents, operatorCents: net - siteCents };
}
