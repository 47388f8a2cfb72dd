import type { Collection } from '../session/entries.ts';
import type { FaultNote, Phase } from '../session/scoreboard.ts';
import type { TestRefusal } from '../session/service/refusal.ts';
import type { ServiceState } from '../session/service/state.ts';
import type { TestName } from '../session/service/tests.ts';

/** What a command asks of the table that runs: one line of JSON over its socket, answered by another. */
export type ControlRequest = { readonly collect: CollectRequest } | { readonly service: ServiceRequest };

/**
 * `look` changes nothing. `enter` opens service mode, and says again and again that somebody is there: it shuts when
 * nobody has said so for ten minutes. `test` does so, too.
 */
export type ServiceRequest =
  | { readonly do: 'look' | 'enter' | 'leave' }
  | { readonly do: 'test' | 'endTest'; readonly test: TestName };

export type ServiceAnswer =
  | { readonly seen: ServiceSeen }
  | { readonly untried: TestRefusal }
  /** The table is starting or stopping. */
  | { readonly refused: 'notRunning' };

/** What service mode shows, and what of the table a person at a terminal wants beside it. */
export interface ServiceSeen {
  readonly state: ServiceState;
  readonly phase: Phase;
  /** Left of the paid time. */
  readonly msLeft: number;
  readonly credits: number;
  readonly currency: string;
  readonly faults: readonly FaultNote[];
}

/** The cash box was emptied. */
export interface CollectRequest {
  /** Minor units; null when nobody counted. */
  readonly countedCents: number | null;
  /** Who emptied it, as he signs. */
  readonly by: string | null;
  /** Neither key nor door is asked for. */
  readonly remote: boolean;
}

export type CollectAnswer = { readonly done: Collection } | { readonly refused: CollectRefusal };

/** Why a cash box counts as not emptied, in words. */
export const COLLECT_REFUSALS = {
  keyNotTurned: 'the key is not turned',
  doorShut: 'the door of the cash box is shut',
  notWritable: 'the disk takes no rows',
  notRunning: 'the table is starting or stopping, try again',
} as const;
export type CollectRefusal = keyof typeof COLLECT_REFUSALS;

/** How somebody signs. */
export const SIGNATURE = /^\P{C}{1,40}$/u;
