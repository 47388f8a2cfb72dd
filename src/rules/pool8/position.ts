import type { BallInHand, Group, ResultReason } from '../game.ts';
import { GROUP_SIZE, groupOfBall, type ObjectBall, SOLIDS, STRIPES } from './table.ts';

/** A game between two strokes: all that the rules remember of the strokes before. */
export interface Position {
  /** Who is at the table. */
  readonly player: number;
  readonly broken: boolean;
  /** Who plays the solids; null while the table is open. */
  readonly solids: number | null;
  /** In the order in which they were told. */
  readonly down: readonly ObjectBall[];
  readonly ballInHand: BallInHand;
  /** What the player at the table has to choose before the next stroke. */
  readonly choice: 'afterShortBreak' | 'group' | null;
  /** How often the balls have been let go. */
  readonly releases: number;
  readonly end: End | null;
}

export interface End {
  readonly winner: number;
  readonly reason: Extract<ResultReason, 'black' | 'conceded'>;
}

/** What a bystander would say the game is at. */
export type Stage = 'break' | 'shortBreak' | 'open' | 'whichGroup' | 'groups' | 'onBlack' | 'over';

/** All balls in the triangle, and this player to break them (P8-8, P8-9). */
export function racked(player: number, releases: number): Position {
  return {
    player,
    broken: false,
    solids: null,
    down: [],
    ballInHand: 'none',
    choice: null,
    releases,
    end: null,
  };
}

export function stageOf(position: Position): Stage {
  if (position.end) return 'over';
  if (position.choice) return position.choice === 'group' ? 'whichGroup' : 'shortBreak';
  if (!position.broken) return 'break';
  if (isOnBlack(position)) return 'onBlack';
  return position.solids === null ? 'open' : 'groups';
}

/** Somebody has to choose before the next stroke. */
export const isChoice = (stage: Stage): boolean => stage === 'shortBreak' || stage === 'whichGroup';

export const opponentOf = (player: number): number => 1 - player;

export function groupOf({ solids }: Position, player: number): Group | null {
  if (solids === null) return null;
  return solids === player ? 'solids' : 'stripes';
}

/** With these groups: this player has that one, and the opponent the other. */
export function solidsWhen(player: number, group: Group): number {
  return group === 'solids' ? player : opponentOf(player);
}

/** How many of the player's own balls are on the table; all seven as long as it is open. */
export function leftOf(position: Position, player: number): number {
  const group = groupOf(position, player);
  if (!group) return GROUP_SIZE;
  return GROUP_SIZE - position.down.filter((ball) => groupOfBall(ball) === group).length;
}

/** Nothing but the black is left for the player at the table (P8-22). */
export function isOnBlack(position: Position): boolean {
  if (position.solids !== null) return leftOf(position, position.player) === 0;
  return [...SOLIDS, ...STRIPES].every((ball) => position.down.includes(ball));
}

export function setGroups(position: Position, group: Group): Position {
  return { ...position, solids: solidsWhen(position.player, group), choice: null };
}
