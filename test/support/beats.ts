import type { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { Cabinet } from '../../src/ports/cabinet.ts';

/** Lets the heart of this cabinet beat every 100 ms for so long. */
export const beatsOf = (cabinet: Pick<Cabinet, 'heart'>, clock: HandClock) => (forMs: number) => {
  for (let ms = 0; ms < forMs; ms += 100) {
    cabinet.heart?.beat();
    clock.advance(100);
  }
};
