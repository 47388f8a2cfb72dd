/** What is drawn differently from game to game: the one place of the pages that asks which it is. */
import { barBilliardsLook } from './looks/bar-billiards.ts';
import type { GameLook } from './looks/look.ts';
import { poolLook } from './looks/pool.ts';
import type { Scene } from './scene.ts';

const LOOKS: Readonly<Record<string, GameLook>> = { 'bar-billiards': barBilliardsLook, pool8: poolLook };

export function lookOf({ layout }: Pick<Scene, 'layout'>): GameLook {
  return LOOKS[layout.game] ?? barBilliardsLook;
}
