import { type Detector, JUST_AFTER, NOTHING, type Step, type Watched } from './detector.ts';
import type { SensingSetup, TableEvent } from './events.ts';
import { type Mouth, mouthDetector } from './mouth.ts';

/** The return lane is a hole whose balls are told as come home. Where it knows colours, a white waits for its detector. */
export interface Lane extends Watched {
  readonly mouth: Mouth;
  /** The ball that has passed and whose colour is open. */
  readonly passed: { readonly at: number; readonly due: number } | null;
}

type Figures = Pick<SensingSetup, 'hole' | 'redPairMs' | 'red'>;

export function laneDetector(figures: Figures): Detector<Lane> {
  const mouth = mouthDetector({ hole: 'lane', beam: 'lane', red: 'lane.red' }, figures);
  const heard = figures.red === 'lane' ? inColour : withoutColour;
  return {
    start: lane(mouth.start, null),
    edge: (state, edge) =>
      heard(state, mouth.edge(state.mouth, edge), edge.now + figures.redPairMs + JUST_AFTER),
    expire(state) {
      if (state.mouth.due <= state.due) {
        return heard(state, mouth.expire(state.mouth), state.due + figures.redPairMs + JUST_AFTER);
      }
      return { state: lane(state.mouth, null), told: home(state.passed, 'white') };
    },
  };
}

function lane(mouth: Mouth, passed: Lane['passed']): Lane {
  const open = mouth.pairing.seenAt === null ? (passed?.due ?? Infinity) : Infinity;
  return { mouth, passed, due: Math.min(mouth.due, open), bed: 'still' };
}

function home(passed: Lane['passed'], ball: 'red' | 'white'): readonly TableEvent[] {
  return passed ? [{ type: 'ball.returned', ball, at: passed.at }] : NOTHING;
}

function withoutColour(_: Lane, step: Step<Mouth>): Step<Lane> {
  const told = step.told.map(
    (event): TableEvent =>
      event.type === 'ball.potted' ? { type: 'ball.returned', ball: null, at: event.at } : event,
  );
  return { state: lane(step.state, null), told };
}

function inColour(state: Lane, step: Step<Mouth>, due: number): Step<Lane> {
  let { passed } = state;
  const told: TableEvent[] = [];
  for (const event of step.told) {
    if (event.type === 'red.seen') {
      told.push(...home(passed, 'red'));
      passed = null;
    } else if (event.type === 'ball.potted') {
      told.push(...home(passed, 'white'));
      passed = { at: event.at, due };
      if (event.ball === 'red') {
        told.push(...home(passed, 'red'));
        passed = null;
      }
    } else told.push(event);
  }
  return { state: lane(step.state, passed), told };
}
