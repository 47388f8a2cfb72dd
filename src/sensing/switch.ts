import { type Detector, quietly, type Watched } from './detector.ts';
import type { SwitchName, TableEvent } from './events.ts';

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
  return steadyDetector(figures, (on, at) => [{ type: 'switch.changed', name, on, at }]);
}

/** Tells each new level once it has been kept. */
export function steadyDetector(
  figures: SwitchFigures,
  tell: (on: boolean, at: number) => readonly TableEvent[],
): Detector<SwitchState> {
  return {
    start: { on: false, level: false, due: Infinity, bed: 'still' },
    edge(state, edge) {
      const level = edge.value === 1;
      const due = level === state.on ? Infinity : edge.now + (level ? figures.onMs : figures.offMs);
      return quietly({ ...state, level, due });
    },
    expire(state) {
      const on = state.level;
      return { state: { ...state, on, due: Infinity }, told: tell(on, state.due) };
    },
  };
}
