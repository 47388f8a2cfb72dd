import type { Group } from '../game.ts';
import type { Ball, Pocket } from './table.ts';

/**
 * What no sensor sees, in the order in which it is offered. `wrongBallFirst`: the white touched a ball of the opponent
 * first. `noCushion`: after the first contact nothing went down or reached a cushion. `notAboveLine`: the white lay behind
 * the line, and no ball above it was played. `fewerThanFour`: on the break.
 */
export const FOUL_REASONS = [
  'cueTouched',
  'wrongBallFirst',
  'blackFirst',
  'noContact',
  'noCushion',
  'notAboveLine',
  'fewerThanFour',
  'other',
] as const;
export type FoulReason = (typeof FOUL_REASONS)[number];

/** What the opponent may choose after a short break (P8-16 to P8-18). */
export const OPTIONS = ['playOn', 'rerackOffender', 'rerackOpponent'] as const;
export type Option = (typeof OPTIONS)[number];

export type Pool8Event =
  /** A ball fell through the beam of a pocket: which, the reader or a person tells. */
  | { type: 'pocket.passed'; pocket: Pocket; at: number }
  /** One of the balls that were let go came out. */
  | { type: 'ball.delivered'; at: number }
  /**
   * The reader in the return lane knew a ball; the lane's beam alone knows none. `from`: the pockets that it may have
   * come from, by its time under way; left out when nothing is known of that.
   */
  | { type: 'ball.returned'; ball: Ball | null; from?: readonly Pocket[]; at: number }
  /** Nothing has moved for the settle time. */
  | { type: 'stroke.ended'; at: number }
  /** Paid time is up. */
  | { type: 'bar.dropped'; at: number }
  /** A person names what went down, and where. */
  | { type: 'panel.ball'; ball: Ball; pocket?: Pocket; at: number }
  | { type: 'panel.call'; pocket: Pocket; at: number }
  | { type: 'panel.foul'; reason: FoulReason; at: number }
  | { type: 'panel.strokeEnd'; at: number }
  /** The button of a cabinet that has one: the same. */
  | { type: 'panel.next'; at: number }
  | { type: 'panel.group'; group: Group; at: number }
  | { type: 'panel.choose'; option: Option; at: number }
  | { type: 'panel.concede'; at: number }
  | { type: 'panel.yes'; at: number }
  | { type: 'panel.no'; at: number };

/** A person or the reader names a ball. */
export type BallNamed = Extract<Pool8Event, { type: 'panel.ball' | 'ball.returned' }>;
