import type { FrontView, PoolView } from '../../../../ports/web-api.ts';
import { objectsAt, type PoolWood, placeOf } from './wood.ts';

/** What is to be seen of the table behind the front. */
export function poolViewOf(wood: PoolWood, at: number): Omit<PoolView, keyof FrontView> {
  const { balls, racked } = wood;
  return {
    table: 'pool',
    bed: balls.flatMap(({ ball, place }) => (place.at === 'bed' ? { ball, x: place.x, y: place.y } : [])),
    rolling: balls.flatMap(({ ball, place }) =>
      place.at === 'rolling' ? { ball, pocket: place.pocket } : [],
    ),
    inside: balls.flatMap(({ ball, place }) =>
      place.at === 'inside' ? { ball, freed: place.lies === 'freed', askew: place.lies === 'askew' } : [],
    ),
    trough: objectsAt(wood, 'trough'),
    whiteHome: placeOf(wood, 'cue').at === 'white box',
    racked,
    moving: wood.movingUntil > at,
  };
}
