import type { Spot } from '../spot.ts';
import type { ObjectBall, Pocket } from './table.ts';

/** A coin-operated table of seven feet. The white is the smaller ball: that sets it apart in the return run. */
export const BED = { width: 914, length: 1829 } as const;
export const BALL_RADIUS = 25.4;
export const WHITE_RADIUS = 23.8;
export const POCKET_RADIUS = 50;
export const D_RADIUS = 152;
/** The line cuts off the bottom quarter (P8-9, P8A-18). */
export const BAULK_Y = BED.length / 4;
/** Where the white is put by whoever does not care where. */
export const WHITE_SPOT: Spot = { x: 0, y: BAULK_Y };
/** The black lies on it, in the middle of the triangle. */
export const RACK_SPOT: Spot = { x: 0, y: (BED.length * 3) / 4 };

/** The middle of each pocket: corners just outside the cloth, middle ones behind the cushion. */
export const POCKET_SPOTS: ReadonlyMap<Pocket, Spot> = new Map([
  ['TL', { x: -BED.width / 2 - 8, y: BED.length + 8 }],
  ['TR', { x: BED.width / 2 + 8, y: BED.length + 8 }],
  ['ML', { x: -BED.width / 2 - 34, y: BED.length / 2 }],
  ['MR', { x: BED.width / 2 + 34, y: BED.length / 2 }],
  ['BL', { x: -BED.width / 2 - 8, y: -8 }],
  ['BR', { x: BED.width / 2 + 8, y: -8 }],
]);

/** From the ball nearest the baulk to the row at the far end; the black in the middle of the third. */
const TRIANGLE: readonly (readonly ObjectBall[])[] = [
  ['S1'],
  ['R1', 'S2'],
  ['S3', 'black', 'R2'],
  ['R3', 'S4', 'R4', 'S5'],
  ['S6', 'R5', 'R6', 'S7', 'R7'],
];

/** Where each ball lies in the triangle (P8-8). */
export const RACK_SPOTS: ReadonlyMap<ObjectBall, Spot> = new Map(
  TRIANGLE.flatMap((row, nth) => row.map((ball, place) => [ball, inTriangle(nth, place)] as const)),
);

function inTriangle(row: number, place: number): Spot {
  const apart = 2 * BALL_RADIUS + 0.4;
  return {
    x: RACK_SPOT.x + (place - row / 2) * apart,
    y: RACK_SPOT.y + (row - 2) * apart * Math.sqrt(0.75),
  };
}
