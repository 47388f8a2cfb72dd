import type { Scoreboard } from '../../../session/scoreboard.ts';

/** On the black there is nothing left but the ball with the 8; nobody has eight balls left. */
const BLACK = 8;

/** What counts for a player: points, or where balls are in groups how many of his are left. */
export function figureOf({ players, pool }: Scoreboard, index: number): number {
  const { score = 0, left } = players[index] ?? {};
  if (!pool || left === undefined) return score;
  return left === 0 ? BLACK : left;
}
