import { BREAK_SPOT, RED_SPOT } from '../../../../rules/bar-billiards/bed.ts';
import type { TableLayout } from '../../../../session/scoreboard.ts';
import { darkFront, type Front, heldAtFront, NEW_FRONT } from '../front.ts';

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
export interface BarBilliardsWood extends Front {
  readonly table: 'barBilliards';
  /** In the order in which they came to where they are. */
  readonly balls: readonly WoodBall[];
  readonly pegs: Readonly<Record<string, PegState>>;
  readonly bar: 'raised' | 'dropped';
  /** It stays where it is, whatever it is told. */
  readonly barJammed: boolean;
  /** Balls on the bed have come to rest by then. */
  readonly movingUntil: number;
}

/** A table as the last players left it: red on its spot, whites in the trough, skittles stood, no power. */
export function newWood(layout: TableLayout): BarBilliardsWood {
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
    ...NEW_FRONT,
    table: 'barBilliards',
    balls: [...reds, ...whites],
    pegs: Object.fromEntries(layout.pegs.map(({ id }) => [id, { is: 'standing' }])),
    bar: 'dropped',
    barJammed: false,
    lines: ['bar.down'],
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

export function moved(wood: BarBilliardsWood, id: number, place: Place): BarBilliardsWood {
  const ball = wood.balls.find((each) => each.id === id);
  if (!ball) return wood;
  return { ...wood, balls: [...wood.balls.filter((each) => each !== ball), { ...ball, place }] };
}

/** Where a ball lies on the bed, the D included; null when it is not there. */
export function onBed({ place }: WoodBall): { x: number; y: number } | null {
  if (place.at === 'D') return BREAK_SPOT;
  return place.at === 'bed' ? { x: place.x, y: place.y } : null;
}

/** As many balls of each colour, and the same skittles. */
export function hasSameSet({ balls, pegs }: BarBilliardsWood, layout: TableLayout): boolean {
  const reds = balls.filter(({ ball }) => ball === 'red').length;
  const sameBalls = reds === layout.balls.red && balls.length - reds === layout.balls.white;
  return (
    sameBalls && layout.pegs.length === Object.keys(pegs).length && layout.pegs.every(({ id }) => id in pegs)
  );
}

/** The power went: the bar and the gate fall shut, what rolled comes to rest, lines are what holds them. */
export function powerCut(wood: BarBilliardsWood, layout: TableLayout): BarBilliardsWood {
  const balls = wood.balls.map((ball) => ({ ...ball, place: atRest(ball.place, layout) }));
  const bar = wood.barJammed ? wood.bar : 'dropped';
  const dark = darkFront<BarBilliardsWood>({ ...wood, balls, bar, movingUntil: 0 });
  return { ...dark, lines: heldLines(dark) };
}

function atRest(place: Place, layout: TableLayout): Place {
  if (place.at !== 'rolling') return place;
  return place.pastBar
    ? { at: 'trough', compartment: compartmentOf(layout, place.hole) }
    : { at: 'trapped', hole: place.hole };
}

/** The lines that are active when nothing moves. */
export function heldLines(wood: BarBilliardsWood): string[] {
  const pegs = Object.entries(wood.pegs).flatMap(([id, peg]) => {
    if (peg.is === 'standing') return [];
    return peg.is === 'inHole' && peg.blocks ? [`peg.${id}`, `hole.${peg.hole}`] : [`peg.${id}`];
  });
  const bar = wood.bar === 'dropped' ? ['bar.down'] : [];
  return [...bar, ...pegs, ...heldAtFront(wood)];
}
