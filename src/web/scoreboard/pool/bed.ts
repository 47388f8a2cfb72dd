/** A pool table from above, the end with the D at the bottom; drawn a little shorter than it is. */
import { svg } from 'lit';
import { BAULK_Y, BED, RACK_SPOT, D_RADIUS as REAL_D_RADIUS } from '../../../rules/pool8/bed.ts';
import type { Spot } from '../../../rules/spot.ts';

export const WIDTH = 100;
export const LENGTH = 190;
export const LINE_Y = heightOf(BAULK_Y);
/** Where the black lies in the triangle. */
export const RACK_Y = heightOf(RACK_SPOT.y);
export const D_RADIUS = (REAL_D_RADIUS * WIDTH) / BED.width;

/** Larger than they are, to be seen and touched, and so nearer the cloth. */
export const POCKET_SPOTS: ReadonlyMap<string, Spot> = new Map([
  ['TL', { x: 1, y: 1 }],
  ['TR', { x: WIDTH - 1, y: 1 }],
  ['ML', { x: -2, y: LENGTH / 2 }],
  ['MR', { x: WIDTH + 2, y: LENGTH / 2 }],
  ['BL', { x: 1, y: LENGTH - 1 }],
  ['BR', { x: WIDTH - 1, y: LENGTH - 1 }],
]);

/** Of what is so many millimetres from the end with the D. */
function heightOf(y: number): number {
  return LENGTH * (1 - y / BED.length);
}

/** Round it and a little more, for the rail. */
export const VIEW = `-13 -13 ${WIDTH + 26} ${LENGTH + 26}`;

const MIDDLE = WIDTH / 2;

export const D_PATH = `M${MIDDLE - D_RADIUS} ${LINE_Y}a${D_RADIUS} ${D_RADIUS} 0 0 0 ${2 * D_RADIUS} 0Z`;

export const clothView = svg`
  <rect class="rail" x="-9" y="-9" width=${WIDTH + 18} height=${LENGTH + 18} rx="9" />
  <rect class="cloth" width=${WIDTH} height=${LENGTH} />
  <path class="baulk" d=${`M0 ${LINE_Y}H${WIDTH}`} /><path class="baulk" d=${D_PATH} />`;
