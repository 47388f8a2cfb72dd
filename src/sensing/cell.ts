import type { Bed, Detector, Edge, Step, Watched } from './detector.ts';
import type { TableEvent } from './events.ts';

/** One detector with the state it is in, so that an edge copies that one state and nothing else. */
export interface Cell {
  due: number;
  bed: Bed;
  edge(edge: Edge): readonly TableEvent[];
  expire(): readonly TableEvent[];
  /** Forgets what it was in the middle of. */
  rest(): void;
}

export function createCell<State extends Watched>(detector: Detector<State>): Cell {
  let state = detector.start;
  const cell: Cell = {
    due: state.due,
    bed: state.bed,
    edge: (edge) => take(detector.edge(state, edge)),
    expire: () => take(detector.expire(state)),
    rest: () => {
      take({ state: detector.start, told: [] });
    },
  };
  const take = (step: Step<State>) => {
    state = step.state;
    cell.due = state.due;
    cell.bed = state.bed;
    return step.told;
  };
  return cell;
}
