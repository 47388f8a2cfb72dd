import { en, type PoolWords } from './en.ts';

export const nl: PoolWords = en;
