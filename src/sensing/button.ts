import { type Detector, lasted, quietly, type Watched } from './detector.ts';
import type { TableEvent } from './events.ts';

/** A contact that counts the moment it closes, and again only after it has been open for long enough. */
export interface ButtonState extends Watched {
  readonly releasedAt: number;
}

/** `pressed` makes the event: a button's press, or a ball lifted off the trough's contact. */
export function buttonDetector(
  pressed: (at: number) => TableEvent,
  debounceMs: number,
): Detector<ButtonState> {
  return {
    start: { releasedAt: -Infinity, due: Infinity, bed: 'still' },
    edge(state, edge) {
      if (edge.value === 0) return quietly({ ...state, releasedAt: edge.at });
      if (!lasted(state.releasedAt, edge.at, debounceMs)) return quietly(state);
      return { state, told: [pressed(edge.at)] };
    },
    expire: quietly,
  };
}
