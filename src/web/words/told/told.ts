/** What the games say, by id: the compiler holds every language to every id of each. */
import type { PromptId } from '../../../rules/bar-billiards/prompts.ts';
import type { VerdictId } from '../../../rules/bar-billiards/verdicts.ts';
import type { PromptId as PoolPromptId } from '../../../rules/pool8/prompts.ts';
import type { VerdictId as PoolVerdictId } from '../../../rules/pool8/verdicts.ts';
import type { Language } from '../../../session/scoreboard.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { pool as poolDa } from './pool/da.ts';
import { pool as poolEn } from './pool/en.ts';
import { pool as poolEs } from './pool/es.ts';
import { pool as poolFr } from './pool/fr.ts';
import { pool as poolNl } from './pool/nl.ts';

/** What a phrase may have to name; those that nobody told are empty. */
export interface Gaps {
  readonly player: string;
  readonly holes: string;
  readonly pegs: string;
  /** The first of the skittles. */
  readonly peg: string;
  /** The player's group of balls. */
  readonly group: string;
  /** `120 points`, or empty when it is none. */
  readonly points: string;
  readonly cause: string;
}

export type Phrase = (gaps: Gaps) => string;

interface ToldOf<Prompts extends string, Verdicts extends string> {
  readonly prompts: Readonly<Record<Prompts, Phrase>>;
  readonly verdicts: Readonly<Record<Verdicts, Phrase>>;
}

export type Told = ToldOf<PromptId, VerdictId>;
export type ToldPool = ToldOf<PoolPromptId, PoolVerdictId>;

type Tongues = Readonly<Record<Language, ToldOf<string, string>>>;

/** By the name of the game. */
const TOLD: Readonly<Record<string, Tongues>> = {
  'bar-billiards': { en, es, nl, da, fr },
  pool8: { en: poolEn, es: poolEs, nl: poolNl, da: poolDa, fr: poolFr },
};

/** A newer table may say what this page has no word for: it says nothing then. */
const SILENCE: Phrase = () => '';

export interface Speech {
  readonly game: string;
  readonly language: Language;
}

export function promptPhrase({ game, language }: Speech, id: string): Phrase {
  return TOLD[game]?.[language].prompts[id] ?? SILENCE;
}

export function verdictPhrase({ game, language }: Speech, id: string): Phrase {
  return TOLD[game]?.[language].verdicts[id] ?? SILENCE;
}
