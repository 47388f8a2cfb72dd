import type { Language } from '../../../session/scoreboard.ts';
import { da } from './da.ts';
import { en, type FaultPhrase, type FaultPhrases } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const FAULTS: Readonly<Record<Language, FaultPhrases>> = { en, es, nl, da, fr };

/** A newer table may name a fault that this page has not heard of: its code is better than nothing. */
export function faultPhrase(language: Language, code: string): FaultPhrase {
  const phrases: Readonly<Record<string, FaultPhrase>> = FAULTS[language];
  return phrases[code] ?? { name: code, remedy: '' };
}
