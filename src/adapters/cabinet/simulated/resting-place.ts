import {
  BALL_RADIUS,
  BED,
  HOLE_RADIUS,
  PEG_FOOT_RADIUS,
  RED_SPOT,
  type Spot,
} from '../../../rules/bar-billiards/bed.ts';
import type { World } from './step.ts';
import { onBed, type Wood } from './wood.ts';

const NEAREST_Y = 350;
const TRIES = 60;

/** Where a struck ball comes to rest: over no hole, against no skittle, on no other ball. */
export function restingPlace(wood: Wood, { holes, pegs, chance }: World): Spot {
  const balls = wood.balls.flatMap((ball) => onBed(ball) ?? []);
  const clear = (spot: Spot): boolean =>
    apart(spot, [...holes.values()], HOLE_RADIUS + BALL_RADIUS) &&
    apart(spot, [...pegs.values()], PEG_FOOT_RADIUS + BALL_RADIUS + 6) &&
    apart(spot, [...balls, RED_SPOT], 2 * BALL_RADIUS + 4);
  const room = BED.width / 2 - BALL_RADIUS;
  const anywhere = (): Spot => ({
    x: Math.round(chance.between(-room, room)),
    y: Math.round(chance.between(NEAREST_Y, BED.length - BALL_RADIUS)),
  });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const spot = anywhere();
    if (clear(spot)) return spot;
  }
  return anywhere();
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function apart(spot: Spot, others: readonly Spot[], gap: number): boolean {
  return others.every((other) => distance(spot, other) >= gap);
}
