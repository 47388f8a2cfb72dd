/** The dictionaries, and what Intl knows of each language. */
import type { Language } from '../../session/scoreboard.ts';
import { da } from './da.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type { Words } from './en.ts';

export const DICTIONARIES: Readonly<Record<Language, Words>> = { en, es, nl, da, fr };

/** In the order of the keys that choose them. */
export const LANGUAGE_LIST: readonly Language[] = ['en', 'es', 'nl', 'da', 'fr'];

export function wordsFor(language: Language): Words {
  return DICTIONARIES[language];
}

/** The language a key press leads on to. */
export function nextLanguage(language: Language): Language {
  return LANGUAGE_LIST[(LANGUAGE_LIST.indexOf(language) + 1) % LANGUAGE_LIST.length] ?? language;
}

/** Before the table has told its own: the reader's. */
export function languageOf(tag: string): Language {
  const name = tag.slice(0, 2);
  return isLanguage(name) ? name : 'en';
}

function isLanguage(name: string): name is Language {
  return Object.hasOwn(DICTIONARIES, name);
}

/** Minor units as a price; whole amounts without the zeros. */
export function money(words: Words, cents: number, currency: string): string {
  const digits = digitsOf(currency);
  return inCurrency(words, { cents, currency, digits: cents % 10 ** digits === 0 ? 0 : digits });
}

/** Minor units to the last of them, for sums that stand under each other. */
export function exactMoney(words: Words, cents: number, currency: string): string {
  return inCurrency(words, { cents, currency, digits: digitsOf(currency) });
}

interface Sum {
  readonly cents: number;
  readonly currency: string;
  readonly digits: number;
}

function inCurrency({ locale }: Words, { cents, currency, digits }: Sum): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const format = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: digits });
  return format.format(cents / 10 ** digitsOf(currency));
}

function digitsOf(currency: string): number {
  const style = { style: 'currency', currency } as const;
  return new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
}

/** `100 or 200`, as the language joins alternatives. */
export function either({ locale }: Words, things: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(things);
}

/** `left 50 and 100`. */
export function both({ locale }: Words, things: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(things);
}
