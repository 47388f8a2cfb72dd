import type { Spot } from '../../../rules/spot.ts';
import type { Chance } from './chance.ts';

/** Where a ball may come to rest: within these edges, and so far from each of these. */
export interface Field {
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
  readonly keepOff: readonly { readonly spots: readonly Spot[]; readonly gap: number }[];
}

const TRIES = 60;

/** Somewhere on the field, clear of all that lies there where that can be found. */
export function clearSpot(field: Field, chance: Chance): Spot {
  const anywhere = (): Spot => ({
    x: Math.round(chance.between(...field.x)),
    y: Math.round(chance.between(...field.y)),
  });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const spot = anywhere();
    if (isClear(spot, field)) return spot;
  }
  return anywhere();
}

export function isClear(spot: Spot, { keepOff }: Pick<Field, 'keepOff'>): boolean {
  return keepOff.every(({ spots, gap }) => spots.every((other) => distance(spot, other) >= gap));
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
