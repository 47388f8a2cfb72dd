import {
  BALL_RADIUS,
  BED,
  HOLE_RADIUS,
  PEG_FOOT_RADIUS,
  RED_SPOT,
} from '../../../../rules/bar-billiards/bed.ts';
import type { Spot } from '../../../../rules/spot.ts';
import { clearSpot } from '../clear-spot.ts';
import type { World } from '../step.ts';
import { type BarBilliardsWood, onBed } from './wood.ts';

const NEAREST_Y = 350;

/** Where a struck ball comes to rest: over no hole, against no skittle, on no other ball. */
export function restingPlace(wood: BarBilliardsWood, { holes, pegs, chance }: World): Spot {
  const balls = wood.balls.flatMap((ball) => onBed(ball) ?? []);
  const room = BED.width / 2 - BALL_RADIUS;
  return clearSpot(
    {
      x: [-room, room],
      y: [NEAREST_Y, BED.length - BALL_RADIUS],
      keepOff: [
        { spots: [...holes.values()], gap: HOLE_RADIUS + BALL_RADIUS },
        { spots: [...pegs.values()], gap: PEG_FOOT_RADIUS + BALL_RADIUS + 6 },
        { spots: [...balls, RED_SPOT], gap: 2 * BALL_RADIUS + 4 },
      ],
    },
    chance,
  );
}
