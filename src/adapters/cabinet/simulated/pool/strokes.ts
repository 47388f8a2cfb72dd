import type { CabinetRefusal } from '../../../../ports/web-api.ts';
import { POCKET_SPOTS } from '../../../../rules/pool8/bed.ts';
import { type Ball, isBall, isPocket, type Pocket } from '../../../../rules/pool8/table.ts';
import { distance } from '../clear-spot.ts';
import { rattlingBall } from '../edges.ts';
import { andThen, type Step, speak, still, type World } from '../step.ts';
import { placeInD, rack, restingPlace } from './by-hand.ts';
import { rollsHome } from './return-run.ts';
import { moved, objectsAt, type PoolWood, placeOf, spotOf } from './wood.ts';

/** So long after the last thing that moved a ball still belongs to the stroke before. */
const MOVING_MS = 3_500;
/** A second ball may follow through the same pocket after this much light. */
const POCKET_GAP_MS = 16;
/** By hand, one after another. */
const PUSH_MS = 220;

/** Plays the white and pots this ball; while balls still move, one more of the same stroke. */
export function sink(
  wood: PoolWood,
  { ball, pocket }: { ball: string; pocket: string },
  world: World,
): Step<PoolWood> | CabinetRefusal {
  if (!isPocket(pocket)) return 'unknownHole';
  if (!isBall(ball)) return 'unknownBall';
  const isSameStroke = wood.movingUntil > world.at && spotOf(wood, ball) !== null;
  const struck = isSameStroke ? wood : strike(wood, world);
  if (typeof struck === 'string') return struck;
  if (!spotOf(struck, ball)) return 'notOnBed';
  return andThen(stirred(struck, world), (after) => falls(after, { ball, pocket }, world));
}

/** A stroke that pots nothing. */
export function miss(wood: PoolWood, world: World): Step<PoolWood> | CabinetRefusal {
  const struck = strike(wood, world);
  return typeof struck === 'string' ? struck : stirred(struck, world);
}

/** When a frame is over, what is left is pushed into the nearest pockets, to be let go with the rest. */
export function clear(wood: PoolWood, world: World): Step<PoolWood> | CabinetRefusal {
  const left = objectsAt(wood, 'bed');
  if (left.length === 0) return 'nothingToClear';
  return left.reduce<Step<PoolWood>>(
    (step, ball, nth) =>
      andThen(step, (before) => {
        const pocket = nearestPocket(before, ball);
        return falls(before, { ball, pocket }, { ...world, at: world.at + nth * PUSH_MS });
      }),
    still({ ...wood, racked: false }),
  );
}

/** The white runs, the triangle bursts. Whoever has not racked what lies in the trough does so first. */
function strike(wood: PoolWood, { chance }: World): PoolWood | CabinetRefusal {
  if (placeOf(wood, 'cue').at === 'rolling') return 'whiteRolls';
  const set = objectsAt(wood, 'bed').length === 0 ? rack(wood) : still(wood);
  if (typeof set === 'string') return set;
  const ready = spotOf(set.wood, 'cue') ? set.wood : placeInD(set.wood, chance);
  const running: readonly Ball[] = ready.racked ? ['cue', ...objectsAt(ready, 'bed')] : ['cue'];
  return running.reduce<PoolWood>(
    (before, ball) => moved(before, ball, { at: 'bed', ...restingPlace(before, chance) }),
    { ...ready, racked: false },
  );
}

function stirred(wood: PoolWood, { at }: World): Step<PoolWood> {
  const movingUntil = at + MOVING_MS;
  return { wood: { ...wood, movingUntil }, due: [{ what: 'bed at rest', at: movingUntil }] };
}

function falls(
  wood: PoolWood,
  { ball, pocket }: { ball: Ball; pocket: Pocket },
  world: World,
): Step<PoolWood> {
  const { at, chance } = world;
  const line = `pocket.${pocket}`;
  const beam = speak(moved(wood, ball, { at: 'rolling', pocket }), line, {
    at: at + chance.between(250, 450),
    gapMs: POCKET_GAP_MS,
    edges: (from) => rattlingBall(line, from, chance),
  });
  const brokenAt = beam.due[0]?.at ?? at;
  return andThen(beam, (after) => rollsHome(after, { ball, pocket, brokenAt }, world));
}

function nearestPocket(wood: PoolWood, ball: Ball): Pocket {
  const from = spotOf(wood, ball) ?? { x: 0, y: 0 };
  const nearest: { pocket: Pocket; far: number } = { pocket: 'TL', far: Number.POSITIVE_INFINITY };
  return [...POCKET_SPOTS].reduce((best, [pocket, spot]) => {
    const far = distance(from, spot);
    return far < best.far ? { pocket, far } : best;
  }, nearest).pocket;
}
