/** The simulated table's dictionaries. */
import type { Language } from '../../../session/scoreboard.ts';
import { da } from './da.ts';
import { en, type TableWords } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const TABLE_DICTIONARIES: Readonly<Record<Language, TableWords>> = { en, es, nl, da, fr };
