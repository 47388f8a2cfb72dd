/** Every line of advice and every question of this game, so that a dictionary can be complete. */
export const BAR_BILLIARDS_PROMPTS = [
  /** The red is on its spot; the player takes a white and plays from the D (BB-6, BB-22, BB-23). */
  'start',
  /** The same, but the first white has a spot of its own (BB-77). */
  'startWhiteSpot',
  'fromTheD',
  'noBallInTrough',
  'restandPeg',
  'ballInD',
  'breakPosition',
  'twoWhites',
  'leaveOneUp',
  'redRespot',
  'barDropped',
  'lastBallSetUp',
  /** The player at the table can no longer win: concede, or set the skittles up and play on (BB-68). */
  'lastBallSetUpOrConcede',
  'lastBallPlay',
  'lastBallPlayOrConcede',
  'cushion',
  'pegFirst',
  'pegByHand',
  'whichHole',
] as const;
export type PromptId = (typeof BAR_BILLIARDS_PROMPTS)[number];
