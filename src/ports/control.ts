import type { Collection } from '../session/entries.ts';

/** What a command asks of the table that runs: one line of JSON over its socket, answered by another. */
export type ControlRequest = { readonly collect: CollectRequest };

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
