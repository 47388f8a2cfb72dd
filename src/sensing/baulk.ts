import { type Detector, lasted, quietly, type Step, type Watched } from './detector.ts';
import type { SensingSetup } from './events.ts';

/** The beam along the baulk line. A ball may come to rest in it, so it is told when long enough, not when it clears. */
export interface Baulk extends Watched {
  readonly from: number;
  readonly brokeAt: number;
  readonly clearedAt: number;
  readonly told: boolean;
}

export function baulkDetector(figures: SensingSetup['hole']): Detector<Baulk> {
  return {
    start: {
      from: -Infinity,
      brokeAt: -Infinity,
      clearedAt: -Infinity,
      told: true,
      due: Infinity,
      bed: 'still',
    },
    edge(state, edge) {
      if (edge.value === 0) {
        const cleared = { ...state, clearedAt: edge.at, due: Infinity };
        return !state.told && lasted(state.brokeAt, edge.at, figures.minMs)
          ? over(cleared)
          : quietly(cleared);
      }
      const next = lasted(state.clearedAt, edge.at, figures.rearmMs);
      const told = state.told && !next;
      const due = told ? Infinity : edge.now + figures.minMs;
      return quietly({ ...state, from: next ? edge.at : state.from, brokeAt: edge.at, told, due });
    },
    expire: over,
  };
}

function over(state: Baulk): Step<Baulk> {
  return {
    state: { ...state, told: true, due: Infinity },
    told: [{ type: 'ball.overBaulk', at: state.from }],
  };
}
