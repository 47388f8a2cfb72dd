import type { Group } from '../game.ts';

/** The six pockets, as they are seen from the baulk end (P8-2). */
export const POCKETS = ['TL', 'TR', 'ML', 'MR', 'BL', 'BR'] as const;
export type Pocket = (typeof POCKETS)[number];

export const SOLIDS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'] as const;
export const STRIPES = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'] as const;

/** What the triangle holds (P8-1). */
export const OBJECT_BALLS = [...SOLIDS, ...STRIPES, 'black'] as const;
export type ObjectBall = (typeof OBJECT_BALLS)[number];

/** `cue` is the white that is struck. */
export const BALLS = [...OBJECT_BALLS, 'cue'] as const;
export type Ball = (typeof BALLS)[number];

export const GROUP_SIZE = 7;

/** The black and the white are of no group. */
export function groupOfBall(ball: Ball): Group | null {
  if (SOLIDS.some((solid) => solid === ball)) return 'solids';
  return STRIPES.some((stripe) => stripe === ball) ? 'stripes' : null;
}

/** As painted on it: solids 1 to 7, the black 8, stripes 9 to 15; the white has none. */
export function numberOn(ball: Ball): number | null {
  const place = [...SOLIDS, 'black', ...STRIPES].indexOf(ball);
  return place < 0 ? null : place + 1;
}

export const otherGroup = (group: Group): Group => (group === 'solids' ? 'stripes' : 'solids');

export const isPocket = (id: string): id is Pocket => POCKETS.some((pocket) => pocket === id);

export const isBall = (id: string): id is Ball => BALLS.some((ball) => ball === id);
