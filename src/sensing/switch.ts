import { type Detector, quietly, type Watched } from './detector.ts';
import type { SwitchName } from './events.ts';

/** A switch whose level matters: told when it has kept its new level for long enough. */
export interface SwitchState extends Watched {
  readonly on: boolean;
  readonly level: boolean;
}

export interface SwitchFigures {
  readonly onMs: number;
  readonly offMs: number;
}

export function switchDetector(name: SwitchName, figures: SwitchFigures): Detector<SwitchState> {
  return {
    start: { on: false, level: false, due: Infinity, bed: 'still' },
    edge(state, edge) {
      const level = edge.value === 1;
      const due = level === state.on ? Infinity : edge.now + (level ? figures.onMs : figures.offMs);
      return quietly({ ...state, level, due });
    },
    expire(state) {
      const on = state.level;
      return {
        state: { ...state, on, due: Infinity },
        told: [{ type: 'switch.changed', name, on, at: state.due }],
      };
    },
  };
}
