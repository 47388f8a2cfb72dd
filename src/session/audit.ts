import { type Check, checksOf } from './audit-checks.ts';
import { type Day, dayLedger } from './audit-days.ts';
import { NO_NOTES, noted } from './audit-notes.ts';
import { type Kept, type Step, stepsOver } from './audit-steps.ts';
import { EMPTY_BOOKS } from './books.ts';
import type { Books, Credit, FaultRecord, Meters, Row } from './entries.ts';
import { EMPTY_METERS, metersBetween } from './meters.ts';
import { netOf, shares } from './period.ts';
import type { Since } from './since.ts';
import { type Reading, readingOf, type Slip, slipOf } from './slip.ts';

export interface AuditOptions {
  readonly since: Since;
  /** Per cent of the net takings that is the pub's. */
  readonly siteShare: number;
  readonly wallNow: number;
  readonly kept?: Kept;
}

/** What an operator wants to know of a table. Money in minor units; wall times in milliseconds since 1970. */
export interface Audit {
  /** That of the newest coin or game; null before the first. Others: those that came before it. */
  readonly currency: string | null;
  readonly otherCurrencies: readonly string[];
  readonly siteShare: number;
  /** The version that the table was last started with. */
  readonly version: string | null;
  /** When the first and the last row was written; null when no clock was ever set. */
  readonly from: number | null;
  readonly to: number | null;
  /** Since the last collection; `from` is null before the first. */
  readonly period: { readonly number: number; readonly from: number | null };
  readonly since: Since;
  readonly totals: {
    readonly period: Totals;
    readonly since: Totals;
    readonly ever: Totals;
  };
  /** What the table owes its patrons. */
  readonly credit: Credit;
  /** The electromechanical meter since the last collection, and the pulses that it has still to make. */
  readonly reading: Reading & { readonly due: number };
  readonly days: readonly Day[];
  readonly collections: readonly Collected[];
  /** Newest last. */
  readonly faults: readonly FaultRecord[];
  readonly checks: readonly Check[];
}

/** The meters, and what is left of the takings when refunds were paid, shared between pub and operator. */
export interface Totals extends Meters {
  readonly netCents: number;
  readonly siteCents: number;
  readonly operatorCents: number;
}

/** A collection as it was booked. `door` and `key`: what their switches said; null when not fitted, or no table ran. */
export interface Collected extends Slip {
  readonly door: boolean | null;
  readonly key: boolean | null;
}

const NOTHING_KEPT: Kept = { row: 0, books: EMPTY_BOOKS };

/** The rows need not hold those of play: no figure here comes from them. */
export function auditOf(rows: Iterable<Row>, options: AuditOptions): Audit {
  const { since, siteShare, wallNow, kept = NOTHING_KEPT } = options;
  const ledger = dayLedger(since, wallNow);
  const collections: Collected[] = [];
  let books = EMPTY_BOOKS;
  let notes = NO_NOTES;
  for (const step of stepsOver(rows, kept)) {
    ledger.take(step);
    collections.push(...collectedIn(step, siteShare));
    if (step.row) notes = noted(notes, step.row, wallNow);
    books = step.after;
  }
  const { currencies, ...rest } = notes;
  const then = ledger.metersThen() ?? books.meters;
  return {
    currency: currencies.at(-1) ?? null,
    otherCurrencies: currencies.slice(0, -1),
    siteShare,
    ...rest,
    since,
    ...standingOf(books, then, siteShare),
    days: ledger.days(),
    collections,
  };
}

function standingOf(books: Books, then: Meters, siteShare: number) {
  const { meters, collection, credit, faultLog } = books;
  const collected = collection?.meters ?? EMPTY_METERS;
  return {
    period: { number: (collection?.number ?? 0) + 1, from: collection?.wall ?? null },
    totals: {
      period: totalsOf(metersBetween(collected, meters), siteShare),
      since: totalsOf(metersBetween(then, meters), siteShare),
      ever: totalsOf(meters, siteShare),
    },
    credit,
    reading: {
      ...readingOf(collected.pulsesMade, meters.pulsesMade),
      due: meters.pulsesOwed - meters.pulsesMade,
    },
    faults: faultLog,
    checks: checksOf(books),
  };
}

function totalsOf(meters: Meters, siteShare: number): Totals {
  const netCents = netOf(meters);
  return { ...meters, netCents, ...shares(netCents, siteShare) };
}

function collectedIn({ row, before, after }: Step, siteShare: number): readonly Collected[] {
  if (row?.entry.kind !== 'collected' || !after.collection) return [];
  const { door, key } = row.entry;
  return [{ ...slipOf(after.collection, before.collection, siteShare), door, key }];
}
