import { type Edge, lasted } from './detector.ts';
import type { SensingSetup } from './events.ts';

/**
 * The light beam under a hole. A passage runs from the first break until the beam has been clear for the re-arm time;
 * it is one ball as soon as one unbroken break in it was long enough, however much the beam chatters around that.
 */
export interface Beam {
  readonly light: 'clear' | 'broken' | 'blocked';
  /** First break of the passage. */
  readonly from: number;
  readonly brokeAt: number;
  readonly clearedAt: number;
  /** This passage has given its ball. */
  readonly counted: boolean;
  readonly due: number;
}

export type BeamFigures = SensingSetup['hole'];

export const CLEAR_BEAM: Beam = {
  light: 'clear',
  from: -Infinity,
  brokeAt: -Infinity,
  clearedAt: -Infinity,
  counted: true,
  due: Infinity,
};

export function breakBeam(beam: Beam, edge: Edge, figures: BeamFigures): Beam {
  const rearmed = lasted(beam.clearedAt, edge.at, figures.rearmMs);
  return {
    light: 'broken',
    from: rearmed ? edge.at : beam.from,
    brokeAt: edge.at,
    clearedAt: beam.clearedAt,
    counted: beam.counted && !rearmed,
    due: edge.now + figures.stuckMs,
  };
}

export function clearBeam(beam: Beam, edge: Edge, figures: BeamFigures): Beam {
  return {
    light: 'clear',
    from: beam.from,
    brokeAt: beam.brokeAt,
    clearedAt: edge.at,
    counted: beam.counted || lasted(beam.brokeAt, edge.at, figures.minMs),
    due: Infinity,
  };
}

/** Broken for so long that it is no ball falling: it counts, once, and then nothing until it clears. */
export function blockBeam(beam: Beam): Beam {
  return { ...beam, light: 'blocked', counted: true, due: Infinity };
}
