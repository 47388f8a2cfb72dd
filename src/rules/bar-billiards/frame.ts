import type { GameFault, ResultReason, Verdict } from '../game.ts';
import { type Balls, rackedBalls } from './balls.ts';
import type { Ball } from './events.ts';
import type { PromptId } from './prompts.ts';
import type { BarBilliardsSetup } from './setup.ts';
import type { VerdictId } from './verdicts.ts';

/** A game as it stands: everything the rules remember between two events. */
export interface Frame {
  readonly setup: BarBilliardsSetup;
  /** Banked points by player. */
  readonly scores: readonly number[];
  /** Players who conceded, in that order. */
  readonly out: readonly number[];
  readonly turn: Turn;
  /** The turn before this one: a late foul, a late red or a correction can still change what it was worth. */
  readonly passed: PassedTurn | null;
  /** The best break of the turns before `passed`. */
  readonly best: Break | null;
  /** How many strokes have been played; pots carry the number of theirs. */
  readonly strokes: number;
  readonly balls: Balls;
  /** The next stroke is played at the red on its spot, with nothing else on the bed (BBX-7). */
  readonly breakPosition: boolean;
  /** The red was potted and goes back on its spot before the next stroke (BB-76). */
  readonly redToSpot: boolean;
  /** Skittles that lie and have to be stood up. */
  readonly lying: readonly string[];
  /** They are being stood up: no stroke has been played since. */
  readonly restanding: boolean;
  /** Skittles that moved and have to be put right. */
  readonly moved: readonly string[];
  /** When the players said that the skittles stand in the 50 holes; null until they do. */
  readonly skittlesSetAt: number | null;
  /** A skittle fell with no ball in play: was it a hand (BBA-14)? */
  readonly byHand: PegFall | null;
  /** One of these may have been the red: which? */
  readonly maybeRed: readonly Pot[];
  /** The last ball has gone down; nobody has said yet whether off a cushion. */
  readonly lastBallDown: Pot | null;
  /** Said until the next stroke begins. */
  readonly advice: Advice | null;
  readonly verdict: Said | null;
  readonly faults: readonly GameFault[];
  readonly end: End | null;
}

export interface Pot {
  readonly hole: string;
  readonly ball: Ball;
  readonly stroke: number;
  /** It went down after the bar and stays there. */
  readonly trapped: boolean;
  readonly at: number;
}

export interface PegFall {
  readonly peg: string;
  /** The first opening of its sensor. */
  readonly at: number;
}

/** A player's run of strokes. */
export interface Turn {
  readonly player: number;
  readonly points: number;
  /** The latest pots, oldest first; enough for every correction, never many. */
  readonly pots: readonly Pot[];
  /** Double pots from the break position, one after another (BBA-4). */
  readonly doubles: number;
}

/** A turn that is over. What the player has now follows from it, so that it can be judged again. */
export interface PassedTurn extends Turn {
  /** What he had banked when the turn ended. */
  readonly before: number;
  /** The foul that ended it: a reason, or the id of a skittle. */
  readonly foul: string | null;
  readonly falls: readonly PegFall[];
  /** Two skittles fell too close to order: the players said that the dearer fell first (BBA-10). */
  readonly dearerFirst: boolean | null;
  readonly how: 'next' | 'foul' | 'sensed foul' | 'game';
  /** When its last stroke was over; null while balls may still be dropping. */
  readonly closedAt: number | null;
  /** Its points are written down for good, for the last ball is about to be played (BBX-11). */
  readonly recorded: boolean;
}

export interface Break {
  readonly player: number;
  readonly points: number;
}

export interface Advice {
  readonly id: PromptId;
  readonly player: number;
}

export interface End {
  readonly reason: ResultReason;
  /** Who lost it by the last ball, whatever the score; null when the score decides. */
  readonly loser: number | null;
  readonly at: number;
}

export type Said = Verdict & { readonly id: VerdictId };

export interface FrameStart {
  readonly setup: BarBilliardsSetup;
  readonly players: number;
  readonly first: number;
}

export function newFrame({ setup, players, first }: FrameStart): Frame {
  return {
    setup,
    scores: Array.from({ length: players }, () => 0),
    out: [],
    turn: newTurn(first),
    passed: null,
    best: null,
    strokes: 0,
    balls: rackedBalls(setup.balls),
    breakPosition: true,
    redToSpot: false,
    lying: [],
    restanding: false,
    moved: [],
    skittlesSetAt: null,
    byHand: null,
    maybeRed: [],
    lastBallDown: null,
    advice: { id: setup.rules.whiteSpot ? 'startWhiteSpot' : 'start', player: first },
    verdict: null,
    faults: [],
    end: null,
  };
}

export function newTurn(player: number): Turn {
  return { player, points: 0, pots: [], doubles: 0 };
}
