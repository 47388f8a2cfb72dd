/** Everything the game says out loud, so that a dictionary can be complete. `undone` is said by whoever undoes. */
export const VERDICTS = [
  'pot',
  'foul',
  'blackPeg',
  'redPeg',
  'banked',
  'miss',
  'corrected',
  'conceded',
  'won',
  'drawn',
  'lost',
  'undone',
] as const;
export type VerdictId = (typeof VERDICTS)[number];
