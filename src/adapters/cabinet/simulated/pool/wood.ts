import { BALLS, type Ball, OBJECT_BALLS, type Pocket } from '../../../../rules/pool8/table.ts';
import type { Spot } from '../../../../rules/spot.ts';
import { darkFront, type Front, heldAtFront, NEW_FRONT } from '../front.ts';

/** A ball is in one place, so no ball is ever lost or doubled. */
export type PoolPlace =
  | { readonly at: 'bed'; readonly x: number; readonly y: number }
  | { readonly at: 'rolling'; readonly pocket: Pocket }
  /** `freed`: the gate is open for it. `askew`: the next pulse only sets it straight. */
  | { readonly at: 'inside'; readonly lies: 'held' | 'freed' | 'askew' }
  | { readonly at: 'trough' }
  /** Where only the white rolls to: it is never held. */
  | { readonly at: 'white box' };

export interface PoolBall {
  readonly ball: Ball;
  readonly place: PoolPlace;
}

/** Everything that is made of slate, wood or wire. Plain values: it can be kept over a restart. */
export interface PoolWood extends Front {
  readonly table: 'pool';
  /** In the order in which they came to where they are. */
  readonly balls: readonly PoolBall[];
  /** The triangle has not been broken. */
  readonly racked: boolean;
  /** Balls on the bed have come to rest by then. */
  readonly movingUntil: number;
}

const HELD: PoolPlace = { at: 'inside', lies: 'held' };
const WHITE_BOX: PoolPlace = { at: 'white box' };

/** A table that nobody has paid for yet. */
export function newPoolWood(): PoolWood {
  const balls = OBJECT_BALLS.map((ball): PoolBall => ({ ball, place: HELD }));
  return {
    ...NEW_FRONT,
    table: 'pool',
    balls: [...balls, { ball: 'cue', place: WHITE_BOX }],
    racked: false,
    movingUntil: 0,
  };
}

export function moved(wood: PoolWood, ball: Ball, place: PoolPlace): PoolWood {
  return { ...wood, balls: [...wood.balls.filter((each) => each.ball !== ball), { ball, place }] };
}

export function placeOf(wood: PoolWood, ball: Ball): PoolPlace {
  return wood.balls.find((each) => each.ball === ball)?.place ?? HELD;
}

export function spotOf(wood: PoolWood, ball: Ball): Spot | null {
  const place = placeOf(wood, ball);
  return place.at === 'bed' ? { x: place.x, y: place.y } : null;
}

/** The object balls that are there, in the order in which they came. */
export function objectsAt(wood: PoolWood, at: PoolPlace['at']): Ball[] {
  return wood.balls.flatMap(({ ball, place }) => (ball !== 'cue' && place.at === at ? ball : []));
}

/** Where a ball comes to rest that went down a pocket. */
export const homeOf = (ball: Ball): PoolPlace => (ball === 'cue' ? WHITE_BOX : HELD);

/** The power went. Balls roll without it: those in the run lie inside, those that were let go are out. */
export function darkPool(wood: PoolWood): PoolWood {
  const balls = wood.balls.map(({ ball, place }) => ({ ball, place: atRest(ball, place) }));
  const dark = darkFront<PoolWood>({ ...wood, balls, movingUntil: 0 });
  return { ...dark, lines: heldAtFront(dark) };
}

function atRest(ball: Ball, place: PoolPlace): PoolPlace {
  if (place.at === 'rolling') return homeOf(ball);
  return place.at === 'inside' && place.lies === 'freed' ? { at: 'trough' } : place;
}

/** All sixteen are there, each once. */
export const isWholeSet = (balls: readonly PoolBall[]): boolean =>
  balls.length === BALLS.length && BALLS.every((ball) => balls.some((each) => each.ball === ball));
