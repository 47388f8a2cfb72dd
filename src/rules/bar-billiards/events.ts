import type { SensedEvent } from '../sensed.ts';

export type Ball = 'white' | 'red';

/** `restInD`: a ball lies in the D. It goes back; a foul it is only under the rule `restInDIsFoul` (BB-47, BBA-3). */
export const FOUL_REASONS = ['baulk', 'noContact', 'offTable', 'noCushion', 'restInD', 'other'] as const;
export type FoulReason = (typeof FOUL_REASONS)[number];

/** What a person pressed or touched. Every panel action `x` of a trace reaches the game as `panel.x`. */
export type PanelEvent =
  | { type: 'panel.next'; at: number }
  | { type: 'panel.foul'; reason: FoulReason; at: number }
  | { type: 'panel.concede'; at: number }
  | { type: 'panel.yes'; at: number }
  | { type: 'panel.no'; at: number }
  /** The red went down there. */
  | { type: 'panel.red'; hole: string; at: number }
  /** It was a white that went down there, not the red. */
  | { type: 'panel.white'; hole: string; at: number }
  | { type: 'panel.skittlesSet'; at: number }
  /** A sensor missed a ball: add it. */
  | { type: 'panel.addPot'; hole: string; ball: Ball; at: number }
  /** A sensor saw a ball that was not there: take it away. */
  | { type: 'panel.removePot'; hole: string; at: number };

/** A table for bar billiards has no pockets, and counts no balls out. */
export type BarBilliardsEvent =
  | Exclude<SensedEvent, { type: 'pocket.passed' | 'ball.delivered' }>
  | PanelEvent;
