import { type Edge, JUST_AFTER, lasted, ROUNDING } from './detector.ts';
import type { Beam } from './hole.ts';

/**
 * Which ball made the red detector fire? The nearest one within the pair time, before or after it; the later of two
 * equally near.
 */
export interface Pairing {
  /** An activation that no ball has been given yet. */
  readonly seenAt: number | null;
  /** How near another ball must come to take it. */
  readonly reachMs: number;
  readonly lastEdgeAt: number;
  /** The last ball: when it had passed, and whether it is known as the red. */
  readonly passedAt: number;
  readonly passedRed: boolean;
  /** The detector fired with no ball near, and has not been right since. */
  readonly alone: boolean;
  readonly due: number;
}

export const NO_RED: Pairing = {
  seenAt: null,
  reachMs: 0,
  lastEdgeAt: -Infinity,
  passedAt: -Infinity,
  passedRed: false,
  alone: false,
  due: Infinity,
};

/** There is one red: until the detector has been quiet for the pair time, all its edges are the same ball. */
export function seeRed(pairing: Pairing, edge: Edge, pairMs: number): Pairing {
  const heard = { ...pairing, lastEdgeAt: edge.at };
  if (edge.value === 0 || pairing.seenAt !== null) return heard;
  if (!lasted(pairing.lastEdgeAt, edge.at, pairMs)) return heard;
  const sinceMs = Math.max(0, edge.at - pairing.passedAt);
  const reachMs = sinceMs <= pairMs + ROUNDING ? sinceMs : pairMs;
  return { ...heard, seenAt: edge.at, reachMs, due: edge.now + reachMs + JUST_AFTER };
}

/** Would a ball that broke the beam then be the red? */
export function isRed(pairing: Pairing, brokeAt: number): boolean {
  return pairing.seenAt !== null && brokeAt - pairing.seenAt <= pairing.reachMs + ROUNDING;
}

export function givenTo(pairing: Pairing, passedAt: number, red: boolean): Pairing {
  // Written out: every pot comes here, and a spread costs as much as all the rest of it.
  return {
    seenAt: null,
    reachMs: 0,
    lastEdgeAt: pairing.lastEdgeAt,
    passedAt,
    passedRed: red,
    alone: pairing.alone && !red,
    due: Infinity,
  };
}

/** A break too short for a ball: whether it was the start of one is known when the beam has been clear for long enough. */
export function waitForRearm(pairing: Pairing, edge: Edge, rearmMs: number): Pairing {
  if (pairing.seenAt === null) return pairing;
  const rearmed = edge.now + rearmMs + JUST_AFTER;
  const due = pairing.due === Infinity ? rearmed : Math.max(pairing.due, rearmed);
  return { ...pairing, due };
}

/** The beam is broken and may yet turn out to be the red. */
export function mayBeRed(pairing: Pairing, beam: Beam): boolean {
  return beam.light === 'broken' && !beam.counted && isRed(pairing, beam.from);
}

/** No nearer ball can come: was the last one near enough? */
export function wasLastBall(pairing: Pairing, pairMs: number): boolean {
  return pairing.seenAt !== null && pairing.seenAt - pairing.passedAt <= pairMs + ROUNDING;
}
