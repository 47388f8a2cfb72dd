/** What the sensors of any table saw, after sensing has made sense of the edges. Each game takes what it has a use for. */
export type SensedEvent =
  /** `at` is when the beam broke. `widthMs` is how long; null when told before it cleared (a blocked hole). */
  | { type: 'ball.potted'; hole: string; ball: 'white' | 'red'; widthMs: number | null; at: number }
  /** The red detector at this hole, late: the last ball potted there was the red. */
  | { type: 'red.seen'; hole: string; at: number }
  /** A ball fell through the beam of a pocket: no beam knows which. */
  | { type: 'pocket.passed'; pocket: string; at: number }
  /** A ball that was let go came out. */
  | { type: 'ball.delivered'; at: number }
  /** The return lane counted a ball home; `ball` is null when nothing there knows colours. */
  | { type: 'ball.returned'; ball: 'white' | 'red' | null; at: number }
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
