import type { CabinetRefusal } from '../../../../ports/web-api.ts';
import { RED_SPOT } from '../../../../rules/bar-billiards/bed.ts';
import { distance } from '../clear-spot.ts';
import { ballWidthMs, beamBroken, contactPulse } from '../edges.ts';
import { andThen, type Step, speak, still, type World } from '../step.ts';
import { plugOf } from './pegs.ts';
import { restingPlace } from './resting-place.ts';
import { type BarBilliardsWood, type Colour, compartments, moved, onBed, type WoodBall } from './wood.ts';

/** Balls roll for this long after a stroke; what is potted meanwhile belongs to it. */
const MOVING_MS = 2_000;
/** A second ball may follow through the same hole after this much light. */
const HOLE_GAP_MS = 16;

const lying = (wood: BarBilliardsWood): WoodBall[] => wood.balls.filter(({ place }) => place.at === 'bed');
const inTrough = (wood: BarBilliardsWood): WoodBall[] =>
  wood.balls.filter(({ place }) => place.at === 'trough');
const inD = (wood: BarBilliardsWood): WoodBall | undefined =>
  wood.balls.find(({ place }) => place.at === 'D');

/** Strikes the ball in the D and pots one of this colour; while balls still move, one more of the same stroke. */
export function pot(
  wood: BarBilliardsWood,
  hole: string,
  ball: Colour,
  world: World,
): Step<BarBilliardsWood> | CabinetRefusal {
  if (!world.holes.has(hole)) return 'unknownHole';
  if (plugOf(wood, hole)) return 'holePlugged';
  const ofColour = (each: WoodBall): boolean => each.ball === ball;
  if (wood.movingUntil > world.at && lying(wood).some(ofColour)) return falls(wood, hole, ball, world);
  const prefer = lying(wood).some(ofColour) ? 'white' : ball;
  const ready = readyInD(wood, prefer, world);
  if (typeof ready === 'string') return ready;
  const struck = strike(ready.wood, world);
  if (!lying(struck).some(ofColour)) return outOfReach(wood, ball);
  return andThen(ready, () => falls(struck, hole, ball, world));
}

/** A stroke that pots nothing. */
export function miss(wood: BarBilliardsWood, world: World): Step<BarBilliardsWood> | CabinetRefusal {
  const ready = readyInD(wood, 'white', world);
  return typeof ready === 'string' ? ready : andThen(ready, (set) => still(strike(set, world)));
}

/** The ball nearest the baulk line, or the one just struck, comes back over it and is put into the trough. */
export function backOverBaulk(wood: BarBilliardsWood, world: World): Step<BarBilliardsWood> | CabinetRefusal {
  const stroke = wood.movingUntil > world.at ? still(wood) : miss(wood, world);
  if (typeof stroke === 'string') return stroke;
  const ball = wood.movingUntil > world.at ? nearestBaulk(stroke.wood) : stroke.wood.balls.at(-1);
  if (!ball) return 'noBallInReach';
  return andThen(stroke, (after) =>
    andThen(still(intoTrough(after, ball, world)), (back) =>
      speak(back, 'baulk', {
        at: world.at + world.chance.between(250, 600),
        gapMs: HOLE_GAP_MS,
        edges: (from) => beamBroken('baulk', from, world.chance.between(40, 95)),
      }),
    ),
  );
}

export function lift(
  wood: BarBilliardsWood,
  ball: Colour,
  world: World,
): Step<BarBilliardsWood> | CabinetRefusal {
  if (inD(wood)) return 'dTaken';
  const lifted = inTrough(wood).find((each) => each.ball === ball);
  if (!lifted) return 'notInTrough';
  return liftSwitch(moved(wood, lifted.id, { at: 'D' }), world);
}

export function takeBack(
  wood: BarBilliardsWood,
  wanted: { ball: Colour; id?: number },
  world: World,
): Step<BarBilliardsWood> | CabinetRefusal {
  const found = wood.balls.find(
    (each) => isInReach(each, wood) && each.ball === wanted.ball && (wanted.id ?? each.id) === each.id,
  );
  return found ? still(intoTrough(wood, found, world)) : 'notOnBed';
}

/** The red goes on its spot, from wherever a hand can reach it. */
export function spotRed(wood: BarBilliardsWood, world: World): Step<BarBilliardsWood> | CabinetRefusal {
  const red = wood.balls.find((each) => each.ball === 'red' && (onBed(each) || each.place.at === 'trough'));
  if (!red) return 'redOutOfReach';
  const near = lying(wood).some((each) => distance(onBed(each) ?? RED_SPOT, RED_SPOT) < 48);
  if (near) return 'redSpotTaken';
  const spotted = moved(wood, red.id, { at: 'bed', ...RED_SPOT });
  return red.place.at === 'trough' ? liftSwitch(spotted, world) : still(spotted);
}

/** The service door opens on what the bar keeps from the players. */
function isInReach(ball: WoodBall, { door }: BarBilliardsWood): boolean {
  return onBed(ball) !== null || (door && ball.place.at === 'trapped');
}

// BB-45: with the trough empty, the ball nearest the baulk line is played from the D.
function readyInD(
  wood: BarBilliardsWood,
  prefer: Colour,
  world: World,
): Step<BarBilliardsWood> | CabinetRefusal {
  if (inD(wood)) return still(wood);
  const first = inTrough(wood).find((each) => each.ball === prefer) ?? inTrough(wood)[0];
  if (first) return lift(wood, first.ball, world);
  const nearest = nearestBaulk(wood);
  return nearest ? still(moved(wood, nearest.id, { at: 'D' })) : 'noBallInReach';
}

function strike(wood: BarBilliardsWood, world: World): BarBilliardsWood {
  const ball = inD(wood);
  if (!ball) return wood;
  const rest = restingPlace(wood, world);
  return { ...moved(wood, ball.id, { at: 'bed', ...rest }), movingUntil: world.at + MOVING_MS };
}

function falls(wood: BarBilliardsWood, hole: string, ball: Colour, world: World): Step<BarBilliardsWood> {
  const target = world.holes.get(hole);
  const struck = wood.balls.at(-1);
  const candidates = lying(wood).filter((each) => each.ball === ball);
  const objects = candidates.filter((each) => each !== struck);
  const nearest = (objects.length > 0 ? objects : candidates).reduce((best, each) =>
    target && distance(onBed(each) ?? target, target) < distance(onBed(best) ?? target, target) ? each : best,
  );
  const rolling = moved(wood, nearest.id, { at: 'rolling', hole, pastBar: false });
  return beamOf(rolling, nearest, hole, world);
}

function beamOf(
  wood: BarBilliardsWood,
  { id, ball }: WoodBall,
  hole: string,
  world: World,
): Step<BarBilliardsWood> {
  const { at, chance } = world;
  const beam = speak(wood, `hole.${hole}`, {
    at: at + chance.between(250, 450),
    gapMs: HOLE_GAP_MS,
    edges: (from) => beamBroken(`hole.${hole}`, from, ballWidthMs(chance)),
  });
  const broken = beam.due[0]?.at ?? at;
  const onward: Step<BarBilliardsWood> = andThen(beam, (after) => ({
    wood: after,
    due: [{ what: 'ball at bar', at: broken + chance.between(500, 1_500), id }],
  }));
  if (ball === 'white') return onward;
  return andThen(onward, (after) =>
    speak(after, `red.${hole}`, {
      at: broken + chance.between(-6, 8),
      edges: (from) => beamBroken(`red.${hole}`, from, chance.between(15, 60)),
    }),
  );
}

function intoTrough(wood: BarBilliardsWood, { id }: WoodBall, { layout }: World): BarBilliardsWood {
  const lyingIn = (well: string): number =>
    wood.balls.filter(({ place }) => place.at === 'trough' && place.compartment === well).length;
  const emptiest = compartments(layout).reduce((best, well) => (lyingIn(well) < lyingIn(best) ? well : best));
  return moved(wood, id, { at: 'trough', compartment: emptiest });
}

function liftSwitch(wood: BarBilliardsWood, { at, chance }: World): Step<BarBilliardsWood> {
  return speak(wood, 'trough', {
    at: at + 20,
    gapMs: 30,
    edges: (from) => contactPulse('trough', from, chance.between(60, 160), chance),
  });
}

function nearestBaulk(wood: BarBilliardsWood): WoodBall | undefined {
  return [...lying(wood)].sort((a, b) => {
    const [one, two] = [onBed(a), onBed(b)];
    if (!one || !two) return 0;
    return one.y - two.y || Math.abs(one.x) - Math.abs(two.x);
  })[0];
}

function outOfReach(wood: BarBilliardsWood, ball: Colour): CabinetRefusal {
  const elsewhere = wood.balls.some((each) => each.ball === ball && each.place.at === 'trough');
  if (elsewhere) return 'dTaken';
  return ball === 'red' ? 'redOutOfReach' : 'whiteOutOfReach';
}
