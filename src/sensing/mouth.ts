import { type Detector, type Edge, NOTHING, quietly, type Step, type Watched } from './detector.ts';
import type { SensingSetup, TableEvent } from './events.ts';
import { type Beam, blockBeam, breakBeam, CLEAR_BEAM, clearBeam } from './hole.ts';
import { givenTo, isRed, mayBeRed, NO_RED, type Pairing, seeRed, waitForRearm, wasLastBall } from './red.ts';

/** A hole as a ball meets it: its beam, and the red detector beside it where one is fitted. */
export interface Mouth extends Watched {
  readonly beam: Beam;
  readonly pairing: Pairing;
}

export interface MouthLines {
  readonly hole: string;
  readonly beam: string;
  readonly red: string;
}

type Figures = Pick<SensingSetup, 'hole' | 'redPairMs'>;

export function mouthDetector(lines: MouthLines, figures: Figures): Detector<Mouth> {
  return {
    start: mouth(CLEAR_BEAM, NO_RED),
    edge(state, edge) {
      if (edge.line === lines.red) return redEdge(state, edge, figures);
      if (edge.value === 1) return quietly(mouth(breakBeam(state.beam, edge, figures.hole), state.pairing));
      return cleared(state, edge, { lines, figures });
    },
    expire(state) {
      if (state.beam.due <= state.pairing.due) return blocked(state, { lines, figures });
      if (mayBeRed(state.pairing, state.beam)) {
        return quietly(mouth(state.beam, { ...state.pairing, due: Infinity }));
      }
      return redDecided(state, { lines, figures });
    },
  };
}

interface Fitted {
  readonly lines: MouthLines;
  readonly figures: Figures;
}

function mouth(beam: Beam, pairing: Pairing): Mouth {
  const due = Math.min(beam.due, pairing.due);
  return { beam, pairing, due, bed: beam.light === 'broken' ? 'waiting' : 'still' };
}

function redEdge(state: Mouth, edge: Edge, figures: Figures): Step<Mouth> {
  // What lies in a blocked hole has been told; whose colour this is, no sensor can say.
  if (state.beam.light === 'blocked') return quietly(state);
  const counting = state.beam.light === 'broken' && state.beam.counted;
  const pairing = counting ? { ...state.pairing, passedAt: edge.at } : state.pairing;
  return quietly(mouth(state.beam, seeRed(pairing, edge, figures.redPairMs)));
}

function cleared(state: Mouth, edge: Edge, fitted: Fitted): Step<Mouth> {
  const beam = clearBeam(state.beam, edge, fitted.figures.hole);
  if (!state.beam.counted && beam.counted) {
    return ball(state, beam, { fitted, widthMs: edge.at - beam.brokeAt, passedAt: edge.at });
  }
  const { pairing } = state;
  if (!beam.counted) {
    return quietly(mouth(beam, waitForRearm(pairing, edge, fitted.figures.hole.rearmMs)));
  }
  const after = mouth(beam, { ...pairing, passedAt: edge.at });
  if (state.beam.light !== 'blocked') return quietly(after);
  const line = fitted.lines.beam;
  return { state: after, told: [{ type: 'line.recovered', line, code: 'HOLE_BLOCKED', at: edge.at }] };
}

function blocked(state: Mouth, fitted: Fitted): Step<Mouth> {
  const at = state.beam.due;
  const beam = blockBeam(state.beam);
  const failed: TableEvent = { type: 'line.failed', line: fitted.lines.beam, code: 'HOLE_BLOCKED', at };
  if (state.beam.counted) return { state: mouth(beam, state.pairing), told: [failed] };
  const counted = ball(state, beam, { fitted, widthMs: null, passedAt: at });
  return { state: counted.state, told: [...counted.told, failed] };
}

interface Passage {
  readonly fitted: Fitted;
  readonly widthMs: number | null;
  readonly passedAt: number;
}

function ball(state: Mouth, beam: Beam, passage: Passage): Step<Mouth> {
  const { fitted, widthMs, passedAt } = passage;
  const red = isRed(state.pairing, beam.from);
  const before = state.pairing.seenAt !== null && !red ? redDecided(state, fitted) : quietly(state);
  const pairing = givenTo(before.state.pairing, passedAt, red);
  const potted: TableEvent = {
    type: 'ball.potted',
    hole: fitted.lines.hole,
    ball: red ? 'red' : 'white',
    widthMs,
    at: beam.from,
  };
  const recovered = red ? redRecovered(state.pairing, fitted, passedAt) : NOTHING;
  return { state: mouth(beam, pairing), told: [...before.told, potted, ...recovered] };
}

function redDecided(state: Mouth, fitted: Fitted): Step<Mouth> {
  const { pairing } = state;
  const at = pairing.seenAt ?? pairing.due;
  if (!wasLastBall(pairing, fitted.figures.redPairMs)) {
    const alone = { ...pairing, seenAt: null, alone: true, due: Infinity };
    return { state: mouth(state.beam, alone), told: pairing.alone ? NOTHING : [redAlone(fitted, at)] };
  }
  const after = mouth(state.beam, givenTo(pairing, pairing.passedAt, true));
  const recovered = redRecovered(pairing, fitted, at);
  if (pairing.passedRed) return { state: after, told: recovered };
  return { state: after, told: [{ type: 'red.seen', hole: fitted.lines.hole, at }, ...recovered] };
}

function redAlone(fitted: Fitted, at: number): TableEvent {
  return { type: 'line.failed', line: fitted.lines.red, code: 'RED_ALONE', at };
}

function redRecovered(pairing: Pairing, fitted: Fitted, at: number): readonly TableEvent[] {
  if (!pairing.alone) return NOTHING;
  return [{ type: 'line.recovered', line: fitted.lines.red, code: 'RED_ALONE', at }];
}
