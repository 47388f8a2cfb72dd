import { type Detector, type Edge, lasted, quietly, type Step, type Watched } from './detector.ts';
import type { SensingSetup, TableEvent } from './events.ts';

/**
 * A skittle's foot. A disturbance runs from its first opening until it has stood for the standing time; open for long
 * enough in one go it fell, and its place in the order of fall is that first opening.
 */
export interface PegState extends Watched {
  /** `rocking`: closed, and not yet for long enough. `rising`: the same after a fall. */
  readonly phase: 'standing' | 'open' | 'rocking' | 'fallen' | 'rising';
  readonly firstOpened: number;
  readonly openedAt: number;
}

type Figures = SensingSetup['skittle'];

export function pegDetector(peg: string, figures: Figures): Detector<PegState> {
  const fell = (state: PegState): TableEvent => ({ type: 'peg.fallen', peg, at: state.firstOpened });
  return {
    start: { phase: 'standing', firstOpened: -Infinity, openedAt: -Infinity, due: Infinity, bed: 'still' },
    edge(state, edge) {
      if (edge.value === 1) return quietly(opened(state, edge, figures));
      const due = edge.now + figures.standingMs;
      if (state.phase === 'fallen') return quietly({ ...state, phase: 'rising', due });
      if (state.phase !== 'open') return quietly(state);
      const rocking: PegState = { ...state, phase: 'rocking', due };
      if (!lasted(state.openedAt, edge.at, figures.fallenMs)) return quietly(rocking);
      return { state: { ...rocking, phase: 'rising', bed: 'still' }, told: [fell(state)] };
    },
    expire(state) {
      if (state.phase === 'open') {
        return { state: { ...state, phase: 'fallen', due: Infinity, bed: 'still' }, told: [fell(state)] };
      }
      return stands(peg, state);
    },
  };
}

/** After a fall the edges are a hand setting the peg up: they begin no new disturbance and are no movement. */
function opened(state: PegState, edge: Edge, figures: Figures): PegState {
  if (state.phase === 'rising') return { ...state, phase: 'fallen', due: Infinity };
  if (state.phase !== 'standing' && state.phase !== 'rocking') return state;
  return {
    phase: 'open',
    firstOpened: state.phase === 'standing' ? edge.at : state.firstOpened,
    openedAt: edge.at,
    due: edge.now + figures.fallenMs,
    bed: 'moving',
  };
}

function stands(peg: string, state: PegState): Step<PegState> {
  const told: TableEvent =
    state.phase === 'rising'
      ? { type: 'peg.standing', peg, at: state.due }
      : { type: 'peg.wobbled', peg, at: state.firstOpened };
  return { state: { ...state, phase: 'standing', due: Infinity, bed: 'still' }, told: [told] };
}
