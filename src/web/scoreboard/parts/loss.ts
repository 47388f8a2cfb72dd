/** What a foul just took, for as long as the screen dwells on it. */
import type { Scene } from '../scene.ts';
import { freshVerdict, isGrave } from './verdict.ts';

export interface Loss {
  readonly player: number;
  readonly points: number;
  /** An ordinary foul takes the break; the black skittle all that there was. */
  readonly takes: 'break' | 'score';
}

export function lossOf(scene: Scene): Loss | null {
  const verdict = freshVerdict(scene);
  if (!verdict || !isGrave(verdict) || verdict.points >= 0) return null;
  return {
    player: verdict.player,
    points: -verdict.points,
    takes: verdict.id === 'foul' ? 'break' : 'score',
  };
}
