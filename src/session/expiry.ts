import type { Books, Entry } from './entries.ts';
import type { MoneySettings } from './table-config.ts';

export interface Expiry {
  /** What is due now, part credit and whole credit apart. */
  readonly entries: readonly Entry[];
  /** When the next falls due after these, in milliseconds from now; null when none will. */
  readonly nextMs: number | null;
}

/** Credit that nobody came back for. `idleMs` is how long ago the last coin fell or the last game was over. */
export function expiry({ credit }: Pick<Books, 'credit'>, { expiry }: MoneySettings, idleMs: number): Expiry {
  const { games, amount, worth } = credit;
  const part: Entry = { kind: 'credit expired', games: 0, cents: amount, partCents: amount };
  const whole: Entry = { kind: 'credit expired', games, cents: worth, partCents: 0 };
  const expiring = [
    ...(amount > 0 && expiry.partMs !== null ? [{ entry: part, afterMs: expiry.partMs }] : []),
    ...(games > 0 && expiry.wholeMs !== null ? [{ entry: whole, afterMs: expiry.wholeMs }] : []),
  ];
  const later = expiring.filter(({ afterMs }) => afterMs > idleMs);
  return {
    entries: expiring.filter(({ afterMs }) => afterMs <= idleMs).map(({ entry }) => entry),
    nextMs: later.length > 0 ? Math.min(...later.map(({ afterMs }) => afterMs)) - idleMs : null,
  };
}
