import { BREAK_SPOT, RED_SPOT } from '../../../rules/bar-billiards/bed.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';

export type Colour = 'white' | 'red';

/** A ball is in one place, so no ball is ever lost or doubled. */
export type Place =
  | { readonly at: 'bed'; readonly x: number; readonly y: number }
  | { readonly at: 'D' }
  | { readonly at: 'trough'; readonly compartment: string }
  | { readonly at: 'rolling'; readonly hole: string; readonly pastBar: boolean }
  | { readonly at: 'trapped'; readonly hole: string };

export interface WoodBall {
  readonly id: number;
  readonly ball: Colour;
  readonly place: Place;
}

export type PegState =
  | { readonly is: 'standing' }
  | { readonly is: 'fallen' }
  /** `blocks`: it stands in the way of the beam. */
  | { readonly is: 'inHole'; readonly hole: string; readonly blocks: boolean };

/** Everything that is made of wood, brass or wire. Plain values: it can be kept over a restart. */
export interface Wood {
  /** In the order in which they came to where they are. */
  readonly balls: readonly WoodBall[];
  readonly pegs: Readonly<Record<string, PegState>>;
  readonly bar: 'raised' | 'dropped';
  readonly gate: 'accepted' | 'refused';
  readonly key: boolean;
  readonly door: boolean;
  readonly speed: 1 | 10 | 60;
  readonly coinsReturned: number;
  readonly coinsSwallowed: number;
  readonly meter: number;
  /** The lines that are active. */
  readonly lines: readonly string[];
  /** What was begun on a line takes until then: nothing else begins on it earlier. */
  readonly busyUntil: Readonly<Record<string, number>>;
  /** Balls on the bed have come to rest by then. */
  readonly movingUntil: number;
}

/** A table as the last players left it: red on its spot, whites in the trough, skittles stood, no power. */
export function newWood(layout: TableLayout): Wood {
  const { white, red } = layout.balls;
  const wells = compartments(layout);
  const whites = Array.from({ length: white }, (_, place): WoodBall => {
    const compartment = wells[place % wells.length] ?? '';
    return { id: red + place + 1, ball: 'white', place: { at: 'trough', compartment } };
  });
  const reds = Array.from({ length: red }, (_, place): WoodBall => {
    return { id: place + 1, ball: 'red', place: { at: 'bed', x: RED_SPOT.x, y: RED_SPOT.y + place * 60 } };
  });
  return {
    balls: [...reds, ...whites],
    pegs: Object.fromEntries(layout.pegs.map(({ id }) => [id, { is: 'standing' }])),
    bar: 'dropped',
    gate: 'refused',
    key: false,
    door: false,
    speed: 1,
    coinsReturned: 0,
    coinsSwallowed: 0,
    meter: 0,
    lines: ['bar.down'],
    busyUntil: {},
    movingUntil: 0,
  };
}

/** The trough's compartments: one for each worth, smallest first. */
export function compartments(layout: TableLayout): readonly string[] {
  const worths = [...new Set(layout.holes.map(({ worth }) => worth))];
  return worths.sort((a, b) => a - b).map(String);
}

export function compartmentOf(layout: TableLayout, hole: string): string {
  return String(layout.holes.find(({ id }) => id === hole)?.worth ?? '');
}

export function moved(wood: Wood, id: number, place: Place): Wood {
  const ball = wood.balls.find((each) => each.id === id);
  if (!ball) return wood;
  return { ...wood, balls: [...wood.balls.filter((each) => each !== ball), { ...ball, place }] };
}

/** Where a ball lies on the bed, the D included; null when it is not there. */
export function onBed({ place }: WoodBall): { x: number; y: number } | null {
  if (place.at === 'D') return BREAK_SPOT;
  return place.at === 'bed' ? { x: place.x, y: place.y } : null;
}

/** The power went: the bar and the gate fall shut, what rolled comes to rest, lines are what holds them. */
export function powerCut(wood: Wood, layout: TableLayout): Wood {
  const balls = wood.balls.map((ball) => ({ ...ball, place: atRest(ball.place, layout) }));
  const dark: Wood = { ...wood, balls, bar: 'dropped', gate: 'refused', speed: 1 };
  return { ...dark, busyUntil: {}, movingUntil: 0, lines: heldLines(dark) };
}

function atRest(place: Place, layout: TableLayout): Place {
  if (place.at !== 'rolling') return place;
  return place.pastBar
    ? { at: 'trough', compartment: compartmentOf(layout, place.hole) }
    : { at: 'trapped', hole: place.hole };
}

/** The lines that are active when nothing moves. */
export function heldLines(wood: Wood): string[] {
  const pegs = Object.entries(wood.pegs).flatMap(([id, peg]) => {
    if (peg.is === 'standing') return [];
    return peg.is === 'inHole' && peg.blocks ? [`peg.${id}`, `hole.${peg.hole}`] : [`peg.${id}`];
  });
  const bar = wood.bar === 'dropped' ? ['bar.down'] : [];
  return [...bar, ...pegs, ...(wood.key ? ['key'] : []), ...(wood.door ? ['door'] : [])];
}
