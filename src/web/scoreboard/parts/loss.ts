/** What a foul just took, for as long as the screen dwells on it. */
import type { Scene } from '../scene.ts';
import { freshVerdict, isGrave } from './verdict.ts';

export interface Loss {
  readonly player: number;
  readonly points: number;
}

export function lossOf(scene: Scene): Loss | null {
  const verdict = freshVerdict(scene);
  if (!verdict || !isGrave(verdict) || verdict.points >= 0) return null;
  return { player: verdict.player, points: -verdict.points };
}
