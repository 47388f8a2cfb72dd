import { en, type PoolWords } from './en.ts';

export const da: PoolWords = en;
