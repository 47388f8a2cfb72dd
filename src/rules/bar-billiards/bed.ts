import type { Spot } from '../spot.ts';
import type { Peg } from './setup.ts';

export const BED = { width: 851, length: 1422 } as const;
export const HOLE_RADIUS = 30;
export const BALL_RADIUS = 23.8;
export const PEG_FOOT_RADIUS = 8.5;
export const PEG_HEIGHT = 114;
export const D_RADIUS = 40;
export const BREAK_SPOT: Spot = { x: 0, y: 130 };
export const RED_SPOT: Spot = { x: 0, y: 305 };

const AT_200: Spot = { x: 0, y: 800 };
const AT_50L: Spot = { x: -265, y: 960 };
const AT_50R: Spot = { x: 265, y: 960 };
const AT_100: Spot = { x: 0, y: 1120 };
const DIAMOND_SPOTS: readonly Spot[] = [AT_200, AT_50L, AT_50R, AT_100];
const FAR_ROW_SPOTS: readonly Spot[] = [-330, -165, 0, 165, 330].map((x) => ({ x, y: 1320 }));

/** The centre of each hole; holes come in the order of the setup: the diamond, then the far row left to right. */
export function holeSpots(holes: readonly { readonly id: string }[]): ReadonlyMap<string, Spot> {
  const spots = [...DIAMOND_SPOTS, ...FAR_ROW_SPOTS];
  return new Map(holes.map(({ id }, place) => [id, spots[place] ?? onRow(place, holes.length, 1230)]));
}

// A skittle stands 6 mm clear of the front of its hole (BBX-2).
const inFrontOf = ({ x, y }: Spot): Spot => ({ x, y: y - HOLE_RADIUS - 6 - PEG_FOOT_RADIUS });

/** Where each skittle has its spot. A fourth one before the 100 sends the side skittles before the 50s (A2, A3). */
export function pegSpots(pegs: readonly Pick<Peg, 'id'>[]): ReadonlyMap<string, Spot> {
  const before100 = pegs.some(({ id }) => id === 'red' || id === 'redC');
  const left = before100 ? inFrontOf(AT_50L) : { x: -178, y: 1120 };
  const right = before100 ? inFrontOf(AT_50R) : { x: 178, y: 1120 };
  const known: Readonly<Record<string, Spot>> = {
    black: inFrontOf(AT_200),
    whiteL: left,
    redL: left,
    whiteR: right,
    redR: right,
    red: inFrontOf(AT_100),
    redC: inFrontOf(AT_100),
  };
  return new Map(pegs.map(({ id }, place) => [id, known[id] ?? onRow(place, pegs.length, 640)]));
}

function onRow(place: number, count: number, y: number): Spot {
  return { x: ((place + 1) / (count + 1) - 0.5) * BED.width, y };
}
