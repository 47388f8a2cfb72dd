import type { CabinetRefusal } from '../../../../ports/web-api.ts';
import {
  BALL_RADIUS,
  BAULK_Y,
  BED,
  D_RADIUS,
  POCKET_RADIUS,
  POCKET_SPOTS,
  RACK_SPOTS,
  WHITE_RADIUS,
  WHITE_SPOT,
} from '../../../../rules/pool8/bed.ts';
import type { Spot } from '../../../../rules/spot.ts';
import type { Chance } from '../chance.ts';
import { clearSpot, type Field, isClear } from '../clear-spot.ts';
import { type Step, still } from '../step.ts';
import { moved, objectsAt, type PoolWood, placeOf, spotOf } from './wood.ts';

/** All object balls that a hand can reach are put in the triangle; a white on the bed is put out of the way. */
export function rack(wood: PoolWood): Step<PoolWood> | CabinetRefusal {
  const inReach = new Set([...objectsAt(wood, 'trough'), ...objectsAt(wood, 'bed')]);
  if (inReach.size === 0) return 'ballsInside';
  const racked = [...RACK_SPOTS].reduce(
    (before, [ball, spot]) => (inReach.has(ball) ? moved(before, ball, { at: 'bed', ...spot }) : before),
    wood,
  );
  const clear = spotOf(racked, 'cue') ? moved(racked, 'cue', { at: 'bed', ...WHITE_SPOT }) : racked;
  return still({ ...clear, racked: true });
}

/** The white is put there, as near as cushions let it lie. */
export function place(wood: PoolWood, { x, y }: Spot): Step<PoolWood> | CabinetRefusal {
  if (placeOf(wood, 'cue').at === 'rolling') return 'whiteRolls';
  const room = BED.width / 2 - WHITE_RADIUS;
  const spot = { x: within(x, -room, room), y: within(y, WHITE_RADIUS, BED.length - WHITE_RADIUS) };
  if (!isClear(spot, { keepOff: [objectBalls(wood)] })) return 'spotTaken';
  return still(moved(wood, 'cue', { at: 'bed', ...spot }));
}

/** In the D, on the line where there is room. */
export function placeInD(wood: PoolWood, chance: Chance): PoolWood {
  const isFree = isClear(WHITE_SPOT, { keepOff: [objectBalls(wood)] });
  const spot = isFree ? WHITE_SPOT : clearSpot({ ...IN_D, keepOff: [objectBalls(wood)] }, chance);
  return moved(wood, 'cue', { at: 'bed', ...spot });
}

/** Where a ball comes to rest after a stroke: in no pocket and on no other ball. */
export function restingPlace(wood: PoolWood, chance: Chance): Spot {
  const white = spotOf(wood, 'cue');
  const pockets = { spots: [...POCKET_SPOTS.values()], gap: POCKET_RADIUS + BALL_RADIUS + 6 };
  const whites = { spots: white ? [white] : [], gap: 2 * BALL_RADIUS };
  return clearSpot({ ...ON_BED, keepOff: [pockets, objectBalls(wood), whites] }, chance);
}

const HALF = BED.width / 2 - BALL_RADIUS;
const ON_BED = { x: [-HALF, HALF], y: [BALL_RADIUS, BED.length - BALL_RADIUS] } as const;
/** The largest rectangle in it. */
const IN_D = {
  x: [-D_RADIUS * Math.SQRT1_2, D_RADIUS * Math.SQRT1_2],
  y: [BAULK_Y - D_RADIUS * Math.SQRT1_2, BAULK_Y],
} as const;

function objectBalls(wood: PoolWood): Field['keepOff'][number] {
  const spots = objectsAt(wood, 'bed').flatMap((ball) => spotOf(wood, ball) ?? []);
  return { spots, gap: 2 * BALL_RADIUS };
}

function within(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)));
}
