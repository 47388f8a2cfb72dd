/** What the game says, by id: the compiler holds every language to every id. */
import type { PromptId } from '../../../rules/bar-billiards/prompts.ts';
import type { VerdictId } from '../../../rules/bar-billiards/verdicts.ts';
import type { Language } from '../../../session/scoreboard.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What a phrase may have to name; those that nobody told are empty. */
export interface Gaps {
  readonly player: string;
  readonly holes: string;
  readonly pegs: string;
  /** The first of the skittles. */
  readonly peg: string;
  /** `120 points`, or empty when it is none. */
  readonly points: string;
  readonly cause: string;
}

export type Phrase = (gaps: Gaps) => string;

export interface Told {
  readonly prompts: Readonly<Record<PromptId, Phrase>>;
  readonly verdicts: Readonly<Record<VerdictId, Phrase>>;
}

const TOLD: Readonly<Record<Language, Told>> = { en, es, nl, da, fr };

/** A newer table may say what this page has no word for: it says nothing then. */
const SILENCE: Phrase = () => '';

export function promptPhrase(language: Language, id: string): Phrase {
  const phrases: Readonly<Record<string, Phrase>> = TOLD[language].prompts;
  return phrases[id] ?? SILENCE;
}

export function verdictPhrase(language: Language, id: string): Phrase {
  const phrases: Readonly<Record<string, Phrase>> = TOLD[language].verdicts;
  return phrases[id] ?? SILENCE;
}
