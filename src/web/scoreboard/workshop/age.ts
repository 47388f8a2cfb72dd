import type { Words } from '../../words/words.ts';

const UNITS = [
  { unit: 'second', ms: 1_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'hour', ms: 3_600_000 },
] as const;

/** `9s`, `12m`, `3h`, as the reader writes it, in two figures where that is enough. */
export function age({ locale }: Words, since: number): string {
  const told = UNITS.find(({ ms }) => since < 100 * ms) ?? UNITS[2];
  const count = Math.max(0, Math.floor(since / told.ms));
  return new Intl.NumberFormat(locale, { style: 'unit', unit: told.unit, unitDisplay: 'narrow' }).format(
    count,
  );
}
