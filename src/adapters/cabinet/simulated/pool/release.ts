import type { CabinetRefusal } from '../../../../ports/web-api.ts';
import type { Ball } from '../../../../rules/pool8/table.ts';
import { ballWidthMs, beamBroken } from '../edges.ts';
import { andThen, type Step, speak, still, type World } from '../step.ts';
import { moved, objectsAt, type PoolPlace, type PoolWood, placeOf } from './wood.ts';

/** A pulse of the coil opens the gate: what lies before it rolls out, one after another. */
export function letGo(wood: PoolWood, world: World): Step<PoolWood> {
  const straight = objectsAt(wood, 'inside').filter((ball) => lies(wood, ball) === 'held');
  const askew = objectsAt(wood, 'inside').filter((ball) => lies(wood, ball) === 'askew');
  const shaken = askew.reduce((before, ball) => laid(before, ball, 'held'), wood);
  return straight.reduce<Step<PoolWood>>(
    (step, ball) => andThen(step, (before) => rollsOut(laid(before, ball, 'freed'), ball, world)),
    still(shaken),
  );
}

export function rolledOut(wood: PoolWood, ball: Ball): Step<PoolWood> {
  return still(lies(wood, ball) === 'freed' ? moved(wood, ball, { at: 'trough' }) : wood);
}

/** The last of them that lies straight comes to lie askew. */
export function stick(wood: PoolWood): Step<PoolWood> | CabinetRefusal {
  const ball = objectsAt(wood, 'inside').findLast((each) => lies(wood, each) === 'held');
  return ball ? still(laid(wood, ball, 'askew')) : 'noBallInside';
}

/** Through the beam of the delivery, so close behind the one before it as round balls get. */
function rollsOut(wood: PoolWood, ball: Ball, { at, chance }: World): Step<PoolWood> {
  const beam = speak(wood, 'delivery', {
    at: at + chance.between(450, 800),
    gapMs: chance.between(90, 260),
    edges: (from) => beamBroken('delivery', from, ballWidthMs(chance)),
  });
  const out = beam.due.at(-1)?.at ?? at;
  return andThen(beam, (after) => ({ wood: after, due: [{ what: 'ball out', at: out, ball }] }));
}

type Lies = (PoolPlace & { at: 'inside' })['lies'];

function lies(wood: PoolWood, ball: Ball): Lies | null {
  const place = placeOf(wood, ball);
  return place.at === 'inside' ? place.lies : null;
}

/** Where it lay in the row. */
function laid(wood: PoolWood, ball: Ball, how: Lies): PoolWood {
  const balls = wood.balls.map((each) =>
    each.ball === ball ? { ball, place: { at: 'inside', lies: how } as const } : each,
  );
  return { ...wood, balls };
}
