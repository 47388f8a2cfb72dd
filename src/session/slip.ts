import type { Books, Collection } from './entries.ts';
import { EMPTY_METERS, metersBetween } from './meters.ts';
import { netOf, shares } from './period.ts';

/** What a collector writes down when he has emptied the cash box: one period, from collection to collection. */
export interface Slip {
  readonly number: number;
  /** Wall times; `from` is null in the first period. */
  readonly from: number | null;
  readonly wall: number;
  readonly by: string | null;
  readonly expectedCents: number;
  readonly countedCents: number | null;
  /** Counted less expected: below 0 is short. */
  readonly differenceCents: number | null;
  readonly takenCents: number;
  readonly cashCents: number;
  readonly cashlessCents: number;
  /** Of the cash expected, what a technician tried the mechanism with. */
  readonly testedCents: number;
  readonly refunds: number;
  readonly refundedCents: number;
  readonly netCents: number;
  readonly siteCents: number;
  readonly operatorCents: number;
  readonly gamesPaid: number;
  readonly gamesFree: number;
  /** Test plays: games on a technician's credit. */
  readonly gamesService: number;
  readonly reading: Reading;
}

/** The electromechanical meter, as its figures stand. */
export interface Reading {
  readonly old: number;
  readonly new: number;
  readonly difference: number;
}

/** The cash that must be in the box: what fell since it was last emptied, a technician's coins among it. */
export function cashExpected({ meters, collection }: Pick<Books, 'meters' | 'collection'>): number {
  const since = metersBetween(collection?.meters ?? EMPTY_METERS, meters);
  return since.cashCents + since.testedCents;
}

/** `siteShare`: per cent of the net takings that is the pub's. */
export function slipOf(now: Collection, before: Collection | null, siteShare: number): Slip {
  const old = before?.meters ?? EMPTY_METERS;
  const { takenCents, cashCents, cashlessCents, refunds, refundedCents, ...period } = metersBetween(
    old,
    now.meters,
  );
  const { number, wall, by, expectedCents, countedCents } = now;
  const netCents = netOf({ takenCents, refundedCents });
  return {
    number,
    from: before?.wall ?? null,
    wall,
    by,
    expectedCents,
    countedCents,
    differenceCents: countedCents === null ? null : countedCents - expectedCents,
    takenCents,
    cashCents,
    cashlessCents,
    testedCents: period.testedCents,
    refunds,
    refundedCents,
    netCents,
    ...shares(netCents, siteShare),
    gamesPaid: period.gamesPaid,
    gamesFree: period.gamesFree,
    gamesService: period.gamesService,
    reading: readingOf(old.pulsesMade, now.meters.pulsesMade),
  };
}

export function readingOf(old: number, made: number): Reading {
  return { old, new: made, difference: made - old };
}
