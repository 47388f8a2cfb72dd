/** Every line of advice and every question of this game, so that a dictionary can be complete. */
export const POOL8_PROMPTS = [
  /** The balls are in the triangle; the white goes into the bottom quarter, behind the baulk line (P8-8, P8-9). */
  'breakFromBaulk',
  /** Fewer than fifteen have come out yet: the rest can be asked for once more (P8-8). */
  'ballsMissing',
  'openTable',
  'ownGroup',
  /** The white may lie anywhere, and any own ball may be played (P8-28). */
  'ballInHandAnywhere',
  /** Behind the baulk line, and a ball above it is to be played (P8-20, P8-21). */
  'ballInHandBaulk',
  'ballInHandD',
  'callPocket',
  'playBlack',
  'fourBalls',
  'shortBreak',
  'whichGroup',
  'whichBall',
  'whichPocket',
] as const;
export type PromptId = (typeof POOL8_PROMPTS)[number];
