import type { SensedEvent } from '../rules/sensed.ts';

/** One edge of one input line, after polarity, before any debouncing. `at` is monotonic milliseconds. */
export interface LineChange {
  readonly line: string;
  readonly value: 0 | 1;
  readonly at: number;
}

/** A line that cannot be trusted, by name. */
export const LINE_FAULTS = [
  /** A ball or a hand keeps the beam broken (config `hole.stuck`). */
  'HOLE_BLOCKED',
  /** A coin line held longer than the longest pulse. */
  'COIN_STUCK',
  /** More coins on a line than a mechanism can pass. */
  'COIN_RATE',
  /** The mechanism's string line: somebody pulls a coin back. Until `stringMs` after it was last active. */
  'COIN_STRING',
  /** Active when the table started: nothing from it counts until it clears. */
  'LINE_ACTIVE_AT_START',
  /** More edges than the thing behind it can make. */
  'LINE_CHATTERS',
  /** No edge for many games, while its neighbours had theirs. */
  'LINE_SILENT',
  /** A red detector fired with no ball in its hole. */
  'RED_ALONE',
] as const;
export type LineFaultCode = (typeof LINE_FAULTS)[number];

export type SwitchName = 'door' | 'key' | 'tilt' | 'bar.down';

/** Everything sensing tells: the game's events, coins, buttons, switches and the state of the lines. */
export type TableEvent =
  | SensedEvent
  /** A train of pulses on a coin line has ended: `pulses` good ones. */
  | { type: 'coin.sensed'; line: string; pulses: number; at: number }
  /**
   * No coin. `width`: a pulse too short, too long or too close to another. `pulses`: a train that no coin makes.
   * `rate`: faster than a mechanism passes coins. `pulses` is how many pulses it was.
   */
  | {
      type: 'coin.refused';
      line: string;
      why: 'width' | 'pulses' | 'rate';
      widthMs: number;
      pulses: number;
      at: number;
    }
  | { type: 'button.pressed'; button: string; at: number }
  | { type: 'switch.changed'; name: SwitchName; on: boolean; at: number }
  | { type: 'line.failed'; line: string; code: LineFaultCode; at: number }
  | { type: 'line.recovered'; line: string; code: LineFaultCode; at: number };

export interface CoinLine {
  readonly line: string;
  readonly minMs: number;
  readonly maxMs: number;
  /** A train ends when the line has been silent for this long; 0: every pulse is a coin of its own. */
  readonly trainGapMs: number;
  /** Shortest pause between two pulses: one that begins sooner is noise, the one before it stands. */
  readonly pauseMs: number;
  /** Numbers of pulses that a coin can have; null: any. */
  readonly counts: readonly number[] | null;
}

/** What is fitted and the figures of `cabinet.sensing`, in milliseconds. */
export interface SensingSetup {
  readonly holes: readonly string[];
  readonly pegs: readonly string[];
  /** Of a pool table. */
  readonly pockets: readonly string[];
  /** A beam in each pocket. */
  readonly pocketBeams: boolean;
  /** A beam where balls that are let go roll out. */
  readonly delivery: boolean;
  readonly coins: readonly CoinLine[];
  readonly red: 'perHole' | 'lane' | 'panel';
  readonly trough: boolean;
  readonly baulk: boolean;
  readonly lane: boolean;
  readonly strokeSettleMs: number;
  readonly hole: { readonly minMs: number; readonly rearmMs: number; readonly stuckMs: number };
  readonly skittle: { readonly fallenMs: number; readonly standingMs: number };
  readonly redPairMs: number;
  readonly buttonMs: number;
  /** The coin mechanism has a string line, `coin.string`. */
  readonly string: boolean;
  readonly coinsPerSecond: number;
  readonly stringMs: number;
  readonly blindMs: number;
  /** A line without an edge for this many finished games, while another of its kind had some, is silent. */
  readonly silentGames: number;
}

/**
 * How the table came up. `cold`: after power, nothing counts for `blindMs` and what is active at its end is a fault.
 * `running`: a trace cut out of a running table; only what was active at its first moment and stays so is a fault.
 */
export type StartUp = 'cold' | 'running';

/** Turns edges into events. It has no clock: whoever holds it calls `advance` when `dueAt` has come. */
export interface Sensing {
  /** The events of this edge, and of all deadlines up to its `at` before them. */
  change(change: LineChange): readonly TableEvent[];
  /** The events of all deadlines up to and including `at`. */
  advance(at: number): readonly TableEvent[];
  /** The next moment at which something is due; Infinity when nothing is. */
  dueAt(): number;
  /**
   * A person said how the stroke stands. `still`: it is over. `rolling`: what still drops within the settle time belongs
   * to it, such as after a foul (BBA-23) or when somebody names a ball.
   */
  strokeByHand(at: number, how: 'still' | 'rolling'): void;
  /** The ball reader knew a ball: where balls are potted for good, it was potted in this stroke. */
  ballRead(at: number): void;
  /** A game was finished: lines that stayed silent through it are counted. */
  gameFinished(at: number): readonly TableEvent[];
  /**
   * Skittles that lay when the power went, said before the lines are learnt: one that still lies is no fault, and one
   * that was stood up meanwhile is told as standing.
   */
  knowLying(pegs: readonly string[]): void;
  /** Lines active now, for service mode and the display of raw levels. */
  levels(): ReadonlyMap<string, 0 | 1>;
}
