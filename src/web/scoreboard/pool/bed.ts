/** A pool table from above, the end with the D at the bottom; drawn a little shorter than it is. */
import { svg } from 'lit';
import type { Spot } from '../../../rules/spot.ts';

export const WIDTH = 100;
export const LENGTH = 190;
/** It cuts the bottom quarter off. */
export const LINE_Y = LENGTH * 0.75;
export const D_RADIUS = 16;

export const POCKET_SPOTS: ReadonlyMap<string, Spot> = new Map([
  ['TL', { x: 1, y: 1 }],
  ['TR', { x: WIDTH - 1, y: 1 }],
  ['ML', { x: -2, y: LENGTH / 2 }],
  ['MR', { x: WIDTH + 2, y: LENGTH / 2 }],
  ['BL', { x: 1, y: LENGTH - 1 }],
  ['BR', { x: WIDTH - 1, y: LENGTH - 1 }],
]);

/** Round it and a little more, for the rail. */
export const VIEW = `-13 -13 ${WIDTH + 26} ${LENGTH + 26}`;

const MIDDLE = WIDTH / 2;

export const D_PATH = `M${MIDDLE - D_RADIUS} ${LINE_Y}a${D_RADIUS} ${D_RADIUS} 0 0 0 ${2 * D_RADIUS} 0Z`;

export const clothView = svg`
  <rect class="rail" x="-9" y="-9" width=${WIDTH + 18} height=${LENGTH + 18} rx="9" />
  <rect class="cloth" width=${WIDTH} height=${LENGTH} />
  <path class="baulk" d=${`M0 ${LINE_Y}H${WIDTH}`} /><path class="baulk" d=${D_PATH} />`;
