import type { Language } from '../../../../session/scoreboard.ts';
import { da } from './da.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type { Words };

const DICTIONARIES: Readonly<Record<Language, Words>> = { en, es, nl, da, fr };

export function wordsFor(language: Language): Words {
  return DICTIONARIES[language];
}
