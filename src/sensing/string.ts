import { type Detector, quietly, type Step, type Watched } from './detector.ts';
import type { SensingSetup } from './events.ts';
import { STRING_LINE } from './lines.ts';

/** From the moment it was active for long enough until a while after it was last active, coins cannot be believed. */
export interface StringState extends Watched {
  readonly pulled: boolean;
}

export function stringDetector({ buttonMs, stringMs }: SensingSetup): Detector<StringState> {
  return {
    start: { pulled: false, due: Infinity, bed: 'still' },
    edge(state, { value, now }) {
      if (state.pulled) return quietly({ ...state, due: value === 1 ? Infinity : now + stringMs });
      return quietly({ ...state, due: value === 1 ? now + buttonMs : Infinity });
    },
    expire: ({ pulled, due, bed }): Step<StringState> => ({
      state: { pulled: !pulled, due: Infinity, bed },
      told: [
        {
          type: pulled ? 'line.recovered' : 'line.failed',
          line: STRING_LINE,
          code: 'COIN_STRING',
          at: due,
        },
      ],
    }),
  };
}
