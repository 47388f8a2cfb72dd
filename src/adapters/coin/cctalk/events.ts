import { EVENTS_KEPT, since } from './counter.ts';

/** A coin that was accepted, by its position, or an error. */
export type AcceptorEvent =
  | { readonly type: 'coin'; readonly position: number }
  | { readonly type: 'error'; readonly code: number };

/** The answer to 229. */
export interface EventBuffer {
  readonly counter: number;
  /** Newest first. */
  readonly results: readonly (readonly [a: number, b: number])[];
}

export interface News {
  readonly oldestFirst: readonly AcceptorEvent[];
  /** Events that it had forgotten before they were read. */
  readonly lost: number;
  /** Its power was away, and with it whatever it was told. */
  readonly restarted: boolean;
}

export function eventBuffer([counter = 0, ...pairs]: readonly number[]): EventBuffer {
  return {
    counter,
    results: Array.from(
      { length: EVENTS_KEPT },
      (_, at) => [pairs[2 * at] ?? 0, pairs[2 * at + 1] ?? 0] as const,
    ),
  };
}

export function newsSince(was: number, { counter, results }: EventBuffer): News {
  const happened = since(was, counter);
  if (happened.type === 'restarted') return { oldestFirst: [], lost: 0, restarted: true };
  const fresh = results.slice(0, happened.fresh);
  const told = fresh.filter(isTold);
  // Room for more: it has forgotten nothing, but has counted on from 0.
  const restarted = told.length < fresh.length;
  return { oldestFirst: told.toReversed().map(eventOf), lost: restarted ? 0 : happened.lost, restarted };
}

type Result = EventBuffer['results'][number];

const isTold = ([a, b]: Result): boolean => a !== 0 || b !== 0;

function eventOf([a, b]: Result): AcceptorEvent {
  return a > 0 ? { type: 'coin', position: a } : { type: 'error', code: b };
}
