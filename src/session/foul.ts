import type { Verdict } from '../rules/game.ts';

const FOULS: readonly string[] = ['foul', 'blackPeg', 'redPeg'];

/** What was said last is a foul. */
export const isFoul = (verdict: Verdict): boolean => FOULS.includes(verdict.id);
