import type { BarBilliardsView, FrontView } from '../../../../ports/web-api.ts';
import { type BarBilliardsWood, onBed } from './wood.ts';

/** What is to be seen of the wood behind the front. */
export function barViewOf(wood: BarBilliardsWood): Omit<BarBilliardsView, keyof FrontView> {
  const pegs = Object.entries(wood.pegs);
  return {
    table: 'barBilliards',
    bed: wood.balls.flatMap((each) => {
      const spot = onBed(each);
      return spot ? { id: each.id, ball: each.ball, inD: each.place.at === 'D', ...spot } : [];
    }),
    trough: wood.balls.flatMap(({ id, ball, place }) =>
      place.at === 'trough' ? { id, ball, compartment: place.compartment } : [],
    ),
    rolling: wood.balls.flatMap(({ id, ball, place }) =>
      place.at === 'rolling' ? { id, ball, hole: place.hole, pastBar: place.pastBar } : [],
    ),
    trapped: wood.balls.flatMap(({ id, ball, place }) =>
      place.at === 'trapped' ? { id, ball, hole: place.hole } : [],
    ),
    pegs: Object.fromEntries(pegs.map(([id, peg]) => [id, peg.is])),
    plugged: Object.fromEntries(pegs.flatMap(([id, peg]) => (peg.is === 'inHole' ? [[id, peg.hole]] : []))),
    bar: wood.bar,
    barJammed: wood.barJammed,
  };
}
