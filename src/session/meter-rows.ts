import type { Entry, Meters } from './entries.ts';
import type { MoneySettings } from './table-config.ts';

/**
 * The pulses that the electromechanical meter owes for these entries, in the same transaction as they: one for each
 * game that credit pays, or one whenever the cash passes another unit.
 */
export function meterRows(
  entries: readonly Entry[],
  { counts, unitCents }: MoneySettings['meter'],
  { cashCents }: Pick<Meters, 'cashCents'>,
): readonly Entry[] {
  const units = (cents: number) => Math.floor(cents / unitCents);
  const pulses =
    counts === 'games' ? paidGamesIn(entries) : units(cashCents + cashIn(entries)) - units(cashCents);
  return pulses > 0 ? [{ kind: 'meter owed', pulses }] : [];
}

function paidGamesIn(entries: readonly Entry[]): number {
  return entries.filter((entry) => entry.kind === 'game started' && entry.start.paid).length;
}

function cashIn(entries: readonly Entry[]): number {
  return entries.reduce(
    (sum, entry) => (entry.kind === 'coin' && !entry.cashless ? sum + entry.cents : sum),
    0,
  );
}
