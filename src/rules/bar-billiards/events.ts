export type Ball = 'white' | 'red';

/** `restInD`: a ball lies in the D. It goes back; a foul it is only under the rule `restInDIsFoul` (BB-47, BBA-3). */
export const FOUL_REASONS = ['baulk', 'noContact', 'offTable', 'noCushion', 'restInD', 'other'] as const;
export type FoulReason = (typeof FOUL_REASONS)[number];

/** What the sensors saw, after sensing has made sense of the edges. */
export type SensedEvent =
  /** `at` is when the beam broke. `widthMs` is how long; null when told before it cleared (a blocked hole). */
  | { type: 'ball.potted'; hole: string; ball: Ball; widthMs: number | null; at: number }
  /** The red detector at this hole, late: the last ball potted there was the red. */
  | { type: 'red.seen'; hole: string; at: number }
  /** The return lane counted a ball home; `ball` is null when nothing there knows colours. */
  | { type: 'ball.returned'; ball: Ball | null; at: number }
  /** A ball was lifted out of the trough for a stroke. */
  | { type: 'ball.lifted'; at: number }
  /** A ball came back over the baulk line. */
  | { type: 'ball.overBaulk'; at: number }
  /** `at` is the first opening, which may lie before events already told: order of fall is by `at`. */
  | { type: 'peg.fallen'; peg: string; at: number }
  | { type: 'peg.wobbled'; peg: string; at: number }
  | { type: 'peg.standing'; peg: string; at: number }
  /** Nothing has moved for the settle time, or a ball was lifted for the next stroke. */
  | { type: 'stroke.ended'; at: number }
  | { type: 'bar.dropped'; at: number };

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

export type BarBilliardsEvent = SensedEvent | PanelEvent;
