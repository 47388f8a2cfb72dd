import type { Shown } from '../../../torture/shown.ts';

/** What is told outside about a table whose power may go at any moment. Nothing that was told may be lost. */
export type PatronWord =
  | { readonly is: 'mounted' }
  | { readonly is: 'open' }
  /** A coin is about to close this contact. */
  | { readonly is: 'coin'; readonly source: string }
  /** The log of the journal has changed while a coin was on its way. */
  | { readonly is: 'written' }
  | { readonly is: 'shown'; readonly shown: Shown }
  | { readonly is: 'closed' };
