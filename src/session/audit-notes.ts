import { dateOf } from './audit-days.ts';
import type { Entry, Row } from './entries.ts';

/** What the rows say beside the figures. */
export interface Notes {
  /** In which coins fell and games were sold, the newest last. */
  readonly currencies: readonly string[];
  /** The version that the table was last started with. */
  readonly version: string | null;
  /** When the first and the last row was written; null when no clock was ever set. */
  readonly from: number | null;
  readonly to: number | null;
}

export const NO_NOTES: Notes = { currencies: [], version: null, from: null, to: null };

export function noted(notes: Notes, { entry, wall }: Row, wallNow: number): Notes {
  const dated = dateOf(wall, wallNow) !== null;
  return {
    currencies: withNewest(notes.currencies, currencyOf(entry)),
    version: entry.kind === 'booted' ? entry.version : notes.version,
    from: dated ? (notes.from ?? wall) : notes.from,
    to: dated ? wall : notes.to,
  };
}

function currencyOf(entry: Entry): string | null {
  if (entry.kind === 'coin' || entry.kind === 'coin tested') return entry.currency;
  return entry.kind === 'game started' ? entry.start.price.currency : null;
}

function withNewest(currencies: readonly string[], newest: string | null): readonly string[] {
  if (newest === null || newest === currencies.at(-1)) return currencies;
  return [...currencies.filter((currency) => currency !== newest), newest];
}
