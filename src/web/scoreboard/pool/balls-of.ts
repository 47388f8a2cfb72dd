/** What each ball of a pool table is, and which of them are still up. */
import type { Group, PoolBoard } from '../../../rules/game.ts';
import { groupOfBall, isBall, numberOn, SOLIDS, STRIPES } from '../../../rules/pool8/table.ts';
import type { Scoreboard } from '../../../session/scoreboard.ts';

export type BallKind = Group | 'black' | 'cue';

export const GROUP_BALLS: Readonly<Record<Group, readonly string[]>> = { solids: SOLIDS, stripes: STRIPES };

export function kindOfBall(id: string): BallKind | null {
  if (id === 'black' || id === 'cue') return id;
  return isBall(id) ? groupOfBall(id) : null;
}

/** As painted on it; 0: on the white there is none. */
export const numberOf = (id: string): number => (isBall(id) ? (numberOn(id) ?? 0) : 0);

/** Those of a group that are still up, in the order of their numbers. */
export function ballsUp({ down }: Pick<PoolBoard, 'down'>, group: Group): readonly string[] {
  return GROUP_BALLS[group].filter((ball) => !down.includes(ball));
}

/** Nothing but the black is left for this player. */
export function isOnBlack({ pool, players }: Scoreboard, player: number): boolean {
  if (!pool) return false;
  if (!pool.open) return players[player]?.left === 0;
  return ballsUp(pool, 'solids').length + ballsUp(pool, 'stripes').length === 0;
}
