import type { CabinetView } from '../../../ports/web-api.ts';
import { onBed, type Wood } from './wood.ts';

/** What is to be seen of the wood. */
export function viewOf(wood: Wood, coilPower: boolean): CabinetView {
  const pegs = Object.entries(wood.pegs);
  const { bar, gate, key, door, speed, coinsReturned, coinsSwallowed, meter, lines } = wood;
  return {
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
    // One that speaks for itself is no part of the wood.
    acceptor: null,
    coilPower,
    ...{ bar, gate, key, door, speed, coinsReturned, coinsSwallowed, meter, lines },
  };
}
