import { en, type PoolWords } from './en.ts';

export const fr: PoolWords = en;
