import { chanceFrom } from '../../torture/chance.ts';
import type { PatronWord } from '../inside/support/patron-words.ts';
import { BACKENDS } from '../machine.ts';

/** When the power goes: so long after something was told for the nth time. */
export interface Cut {
  readonly backend: (typeof BACKENDS)[number];
  /** What the hands at the table do follows from it. */
  readonly seed: number;
  readonly at: PatronWord['is'];
  readonly nth: number;
  readonly afterMs: number;
}

/** The seed repeats the plan, not what an emulated machine makes of it to the millisecond. */
export function cutOf(seed: number, nth: number): Cut {
  const chance = chanceFrom(Math.imul(seed, 0x9e3779b1) + nth);
  const cut = { backend: chance.oneOf(BACKENDS), seed: chance.between(1, 1_000_000) };
  const luck = chance.below(100);
  // The table starts, and mends what the cut before has left.
  if (luck < 15) return { ...cut, at: 'mounted', nth: 1, afterMs: chance.between(0, 6_000) };
  if (luck < 30) return { ...cut, at: 'open', nth: 1, afterMs: chance.between(0, 5_000) };
  if (luck < 55) return { ...cut, at: 'coin', nth: chance.between(1, 5), afterMs: chance.between(0, 700) };
  if (luck < 80) return { ...cut, at: 'written', nth: chance.between(1, 20), afterMs: 0 };
  return { ...cut, at: 'shown', nth: chance.between(2, 8), afterMs: chance.between(0, 20) };
}
