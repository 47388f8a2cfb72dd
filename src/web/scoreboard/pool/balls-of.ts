/** What each ball of a pool table is, and which of them are still up. */
import type { Group, PoolBoard } from '../../../rules/game.ts';
import { GROUP_SIZE, groupOfBall, isBall, SOLIDS, STRIPES } from '../../../rules/pool8/table.ts';
import type { Scoreboard } from '../../../session/scoreboard.ts';

export type BallKind = Group | 'black' | 'cue';

export const GROUP_BALLS: Readonly<Record<Group, readonly string[]>> = { solids: SOLIDS, stripes: STRIPES };

export function kindOfBall(id: string): BallKind | null {
  if (id === 'black' || id === 'cue') return id;
  return isBall(id) ? groupOfBall(id) : null;
}

/** As painted on it: solids 1 to 7, the black 8, stripes 9 to 15; the white has none. */
export function numberOf(id: string): number {
  const place = Number(id.slice(1));
  switch (kindOfBall(id)) {
    case 'solids':
      return place;
    case 'stripes':
      return GROUP_SIZE + 1 + place;
    case 'black':
      return GROUP_SIZE + 1;
    case 'cue':
    case null:
      return 0;
  }
}

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
