import type { TableEvent } from './events.ts';

/**
 * One edge as a detector hears it. `at` is its stamp, by which widths and the order of fall are measured; `now` is
 * the moment it was delivered, from which deadlines run: they differ only when a driver delivers late.
 */
export interface Edge {
  readonly line: string;
  readonly value: 0 | 1;
  readonly at: number;
  readonly now: number;
}

/** What a detector says of the bed: `waiting` keeps an open stroke open, `moving` opens one besides. */
export type Bed = 'still' | 'waiting' | 'moving';

/** What every detector's state shows: when it must be looked at again, and whether the bed is still. */
export interface Watched {
  readonly due: number;
  readonly bed: Bed;
}

export interface Step<State> {
  readonly state: State;
  readonly told: readonly TableEvent[];
}

/** A pure reducer over one state: edges and deadlines in, table events out. */
export interface Detector<State extends Watched> {
  readonly start: State;
  edge(state: State, edge: Edge): Step<State>;
  /** `due` has come. */
  expire(state: State): Step<State>;
}

/**
 * Deadlines at a moment fire before the edges of that moment. Where a figure includes its limit (a pulse of exactly
 * the longest width is good) the deadline lies this much behind it.
 */
export const JUST_AFTER = 0.001;

/** Stamps may have decimals, and 4.1 - 0.1 is a little less than 4. */
export const ROUNDING = 0.00001;

/** True also when it was exactly this long. */
export function lasted(from: number, to: number, ms: number): boolean {
  return to - from >= ms - ROUNDING;
}

export const NOTHING: readonly TableEvent[] = [];

export function quietly<State>(state: State): Step<State> {
  return { state, told: NOTHING };
}
