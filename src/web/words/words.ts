/** The dictionaries, and what Intl knows of each language. */
import type { Language } from '../../session/scoreboard.ts';
import { en, type Words } from './en.ts';

export type { Words } from './en.ts';

export const DICTIONARIES: Readonly<Record<Language, Words>> = { en, es: en, nl: en, da: en, fr: en };

export function wordsFor(language: Language): Words {
  return DICTIONARIES[language];
}

/** Minor units as a price; whole amounts without the zeros. */
export function money(words: Words, cents: number, currency: string): string {
  const style = { style: 'currency', currency } as const;
  const digits = new Intl.NumberFormat(words.locale, style).resolvedOptions().maximumFractionDigits ?? 2;
  const units = cents / 10 ** digits;
  const format = new Intl.NumberFormat(words.locale, {
    ...style,
    minimumFractionDigits: Number.isInteger(units) ? 0 : digits,
  });
  return format.format(units);
}
