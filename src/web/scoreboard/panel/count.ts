/** The cash that a collector counted, key by key; what the table expects is told only after that. */
import type { PanelAction } from '../../../ports/web-api.ts';

export interface Count {
  readonly kind: 'count';
  /** Minor units as they were typed; empty before the first key, so that an empty box is said and not assumed. */
  readonly digits: string;
  readonly compared: boolean;
  /** Initials. */
  readonly by: string;
}

export const COUNTING: Count = { kind: 'count', digits: '', compared: false, by: '' };

const MOST_DIGITS = 9;
const MOST_LETTERS = 12;

/** Digits while it is counted, letters while it is signed; any other key changes nothing. */
export function typed(count: Count, key: string): Count {
  if (count.compared) return { ...count, by: signed(count.by, key) };
  return { ...count, digits: counted(count.digits, key) };
}

function counted(digits: string, key: string): string {
  if (key === 'Backspace') return digits.slice(0, -1);
  const longer = digits + key;
  return /^\d{1,2}$/.test(key) && longer.length <= MOST_DIGITS ? String(Number(longer)) : digits;
}

function signed(by: string, key: string): string {
  if (key === 'Backspace') return by.slice(0, -1);
  return /^[\p{L}\p{N}]$/u.test(key) && by.length < MOST_LETTERS ? by + key.toUpperCase() : by;
}

/** Null until something was typed. */
export function compare(count: Count): Count | null {
  return count.digits === '' ? null : { ...count, compared: true };
}

export function countedCents({ digits }: Count): number {
  return Number(digits);
}

export function collection(count: Count): PanelAction {
  const counted = countedCents(count);
  return { panel: 'collect', counted, ...(count.by !== '' && { by: count.by }) };
}
