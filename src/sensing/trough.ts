import { type Detector, lasted, quietly, type Watched } from './detector.ts';

/** The trough's contact: a ball is lifted the moment it opens, and the next only after it has been closed for a while. */
export interface TroughState extends Watched {
  readonly closedAt: number;
}

export function troughDetector(debounceMs: number): Detector<TroughState> {
  return {
    start: { closedAt: -Infinity, due: Infinity, bed: 'still' },
    edge(state, edge) {
      if (edge.value === 0) return quietly({ ...state, closedAt: edge.at });
      if (!lasted(state.closedAt, edge.at, debounceMs)) return quietly(state);
      return { state, told: [{ type: 'ball.lifted', at: edge.at }] };
    },
    expire: quietly,
  };
}
