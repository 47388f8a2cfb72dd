import type { Language } from '../../../../session/scoreboard.ts';
import type { PoolBook } from './book.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const POOL_BOOKS: Readonly<Record<Language, PoolBook>> = { en, es, nl, da, fr };
