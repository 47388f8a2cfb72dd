/**
 * What every game gives the table: it is told what happened, in order, and shows what a bystander would see.
 * Nothing above this folder asks which game is played.
 */

/** One thing that happened: `type` is `noun.verbed`, `at` is monotonic milliseconds. */
export interface GameEvent {
  readonly type: string;
  readonly at: number;
  /** A question that nobody answered has answered itself. */
  readonly byItself?: true;
}

/** What a bystander would say the game is at. */
export type GamePhase = 'play' | 'afterBar' | 'lastBall' | 'over';

export interface PlayerBoard {
  /** Banked points, safe from an ordinary foul. */
  readonly score: number;
  /** Points of the current break, not yet banked. */
  readonly turn: number;
  /** Conceded or lost by the last ball: plays no more. */
  readonly out: boolean;
  /** Where balls are in groups: the player's own, null until they are set. */
  readonly group?: Group | null;
  /** Where balls are in groups: how many of the player's own are still on the table, 0 to 7. */
  readonly left?: number;
}

export type Group = 'solids' | 'stripes';

/** What is to be seen of a table where balls are potted by group and call. */
export interface PoolBoard {
  /** Groups are not set. */
  readonly open: boolean;
  /** The pocket that was named for the black. */
  readonly called: string | null;
  /** Where the player at the table may place the white. */
  readonly ballInHand: BallInHand;
  /** Balls of the triangle that are down, by id. */
  readonly down: readonly string[];
}

/** `baulk`: anywhere behind the line. `d`: in the half circle. `none`: the white is played as it lies. */
export type BallInHand = 'none' | 'anywhere' | 'baulk' | 'd';

export type ResultReason = 'score' | 'lastBall' | 'blackPeg' | 'conceded' | 'black';

export interface GameResult {
  readonly kind: 'win' | 'draw';
  readonly winner: number | null;
  readonly reason: ResultReason;
  /** Player indexes, best first. */
  readonly ranking: readonly number[];
}

/** One line of advice or one question. `id` names the phrase in the dictionaries; the rest fills its gaps. */
export interface Prompt {
  readonly id: string;
  /** A question is answered with `panel.yes` / `panel.no`, or by naming what is asked for. */
  readonly ask?: 'yesNo' | 'hole' | 'ball' | 'pocket' | 'group' | 'option';
  /** The answer that holds when nobody gives one in time. */
  readonly otherwise?: 'yes' | 'no';
  readonly holes?: readonly string[];
  readonly pegs?: readonly string[];
  /** A player's index. */
  readonly player?: number;
}

/** The last thing the game said out loud: a pot, a foul and what it cost, a bank, a win. */
export interface Verdict {
  readonly id: string;
  readonly player: number;
  /** Points won (positive) or lost (negative). */
  readonly points: number;
  /** Hole, peg or foul reason that caused it, by id. */
  readonly cause?: string;
  readonly at: number;
}

/** What breaks the conservation of balls, or another thing the game knows cannot be. */
export const GAME_FAULTS = ['BALL_COUNT', 'RED_TWICE'] as const;

export interface GameFault {
  readonly code: (typeof GAME_FAULTS)[number];
  readonly what: string;
  readonly at: number;
}

/** Where the balls are; the four sum to the set unless a fault says otherwise. */
export interface BallCount {
  readonly bed: number;
  readonly baulk: number;
  readonly transit: number;
  readonly trapped: number;
}

export interface GameBoard {
  readonly phase: GamePhase;
  readonly players: readonly PlayerBoard[];
  readonly active: number;
  readonly ballsInPlay: number;
  readonly balls: BallCount;
  /** Colours still in play, for the display: red is false once it is trapped. */
  readonly redInPlay: boolean;
  readonly prompt: Prompt | null;
  readonly verdict: Verdict | null;
  readonly result: GameResult | null;
  readonly faults: readonly GameFault[];
  /** Each finished break of this game, for the table of high breaks. */
  readonly bestBreak: { readonly player: number; readonly points: number } | null;
  /** What the panel may do now, by panel action name. */
  readonly can: readonly string[];
  /** A stroke is on that ends by itself when nothing more drops; told where people name what drops. */
  readonly rolling?: boolean;
  /** The reasons that could be a foul now, where that changes in the course of a game. */
  readonly fouls?: readonly string[];
  /** Skittles that lie and are to be stood up again; told where there are any. */
  readonly lying?: readonly string[];
  /** True while a standing obstacle in this hole is expected, so that a broken beam is no fault (BBA-21). */
  readonly plugged: readonly string[];
  readonly pool?: PoolBoard;
  /** How often the balls have been let go for this game, where that is what a credit buys; 1 from the start. */
  readonly releases?: number;
  /** May some of those that were let go last be missing? None: all were counted. `potted`: some are down already. */
  readonly missing?: 'perhaps' | 'none' | 'potted';
}

/** What displays draw of a table, and what the panel offers. */
export interface GameLayout {
  /** Holes or pockets, in the order in which they are drawn. */
  readonly holes: readonly { readonly id: string; readonly worth: number }[];
  readonly pegs: readonly { readonly id: string; readonly colour: string; readonly costs: 'turn' | 'game' }[];
  readonly balls: { readonly white: number; readonly red: number };
  readonly foulReasons: readonly string[];
  readonly lastBallHoles: readonly string[];
  /** House rules, by their names in the configuration. */
  readonly flags: Readonly<Record<string, string | number | boolean | null>>;
}

/** A game being played. Same events, same board: it has no clock and no chance in it. */
export interface OpenGame {
  tell(event: GameEvent): void;
  board(): GameBoard;
}

/** A kind of game with its settings already in it. */
export interface Game {
  readonly name: string;
  readonly layout: GameLayout;
  /** What the ball reader in the return lane may read. */
  readonly balls: readonly string[];
  /** How the balls lie while nobody plays. */
  readonly atRest: Pick<GameBoard, 'ballsInPlay' | 'balls' | 'redInPlay'>;
  /** What a credit buys: a bar that is up while the paid time runs, or the balls, let go at the start. */
  readonly sells: 'time' | 'balls';
  /** How many may play. */
  readonly players: { readonly min: number; readonly max: number };
  /** Is this panel action, with these details, one that this game knows? A reason when it is not. */
  unknown(event: GameEvent): string | null;
  /** Is it one that this table's rules have a use for, too? A reason when it is not. */
  refuses(event: GameEvent): string | null;
  open(players: number, first: number): OpenGame;
  /**
   * Takes back the last stroke or panel action from a game's events; the same list when there is nothing to take
   * back. What cannot be unsaid (the bar fell, a ball came home) stays.
   */
  undo(events: readonly GameEvent[]): readonly GameEvent[];
}
