import { ballWidthMs, beamBroken } from '../edges.ts';
import { andThen, type Step, speak, still, type World } from '../step.ts';
import { type BarBilliardsWood, compartmentOf, moved } from './wood.ts';

/** A ball has rolled as far as the bar: it rolls on when the bar is up and is trapped when it is down (BB-53). */
export function atBar(wood: BarBilliardsWood, id: number, world: World): Step<BarBilliardsWood> {
  const place = wood.balls.find((ball) => ball.id === id)?.place;
  if (place?.at !== 'rolling' || place.pastBar) return still(wood);
  if (wood.bar === 'dropped') return still(moved(wood, id, { at: 'trapped', hole: place.hole }));
  return rollsHome(moved(wood, id, { ...place, pastBar: true }), id, world);
}

/** The bar went up: what lay behind it rolls home, one after another. */
export function release(wood: BarBilliardsWood, world: World): Step<BarBilliardsWood> {
  const trapped = wood.balls.filter((ball) => ball.place.at === 'trapped');
  return trapped.reduce<Step<BarBilliardsWood>>(
    (step, { id, place }, turn) =>
      andThen(step, (before) => {
        if (place.at !== 'trapped') return still(before);
        const freed = moved(before, id, { at: 'rolling', hole: place.hole, pastBar: true });
        return rollsHome(freed, id, { ...world, at: world.at + 500 + turn * 250 });
      }),
    still(wood),
  );
}

export function home(wood: BarBilliardsWood, id: number, { layout }: World): Step<BarBilliardsWood> {
  const place = wood.balls.find((ball) => ball.id === id)?.place;
  if (place?.at !== 'rolling') return still(wood);
  return still(moved(wood, id, { at: 'trough', compartment: compartmentOf(layout, place.hole) }));
}

/** Through the return lane, one ball at a time, into its compartment. */
function rollsHome(wood: BarBilliardsWood, id: number, world: World): Step<BarBilliardsWood> {
  const { at, chance } = world;
  const lane = speak(wood, 'lane', {
    at: at + chance.between(300, 1_400),
    gapMs: 60,
    edges: (from) => beamBroken('lane', from, ballWidthMs(chance)),
  });
  const seen = lane.due[0]?.at ?? at;
  const arriving = andThen(lane, (after) => ({
    wood: after,
    due: [{ what: 'ball home', at: seen + chance.between(150, 400), id }],
  }));
  if (wood.balls.find((ball) => ball.id === id)?.ball !== 'red') return arriving;
  return andThen(arriving, (after) =>
    speak(after, 'lane.red', {
      at: seen + chance.between(0, 8),
      edges: (from) => beamBroken('lane.red', from, chance.between(15, 60)),
    }),
  );
}
