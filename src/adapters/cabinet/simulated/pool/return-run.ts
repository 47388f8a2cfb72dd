import type { Ball, Pocket } from '../../../../rules/pool8/table.ts';
import { ballWidthMs, beamBroken } from '../edges.ts';
import { andThen, type Step, speak, still, type World } from '../step.ts';
import { homeOf, moved, type PoolWood, placeOf } from './wood.ts';

/**
 * From the beam of each pocket to the reader, which is at the near end on the right. The runs of the two sides meet
 * behind it, so that each pocket has a time of its own.
 */
const TRANSIT_MS: Readonly<Record<Pocket, number>> = {
  BR: 620,
  BL: 1_050,
  MR: 1_480,
  ML: 1_900,
  TR: 2_330,
  TL: 2_760,
};
/** One ball more or less quickly than another. */
const SPREAD = 0.05;
/** Balls follow each other past the reader one by one. */
const FOLLOWS_MS = 150;

/** A ball that broke the beam of a pocket at this time rolls past the reader, one after another, and to its place. */
export function rollsHome(
  wood: PoolWood,
  { ball, pocket, brokenAt }: { ball: Ball; pocket: Pocket; brokenAt: number },
  { chance }: World,
): Step<PoolWood> {
  const transit = TRANSIT_MS[pocket] * chance.between(1 - SPREAD, 1 + SPREAD);
  const lane = speak(wood, 'lane', {
    at: brokenAt + transit,
    gapMs: FOLLOWS_MS,
    edges: (from) => beamBroken('lane', from, ballWidthMs(chance)),
  });
  const readAt = lane.due[0]?.at ?? brokenAt + transit;
  return andThen(lane, (after) => ({
    wood: after,
    due: [
      { what: 'ball at reader', at: readAt, ball },
      { what: 'ball inside', at: readAt + chance.between(350, 600), ball },
    ],
  }));
}

export function liesInside(wood: PoolWood, ball: Ball): Step<PoolWood> {
  return still(placeOf(wood, ball).at === 'rolling' ? moved(wood, ball, homeOf(ball)) : wood);
}
