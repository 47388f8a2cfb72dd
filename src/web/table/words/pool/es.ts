import { en, type PoolWords } from './en.ts';

export const es: PoolWords = en;
