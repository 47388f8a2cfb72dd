import { PROFILES, type Profile } from '../../rules/bar-billiards/profiles.ts';
import type { Settings } from './schema.ts';

export const POOL_PLAYERS = 2;

/** How long a paid game lasts, written or not; null: until its rules end it. */
export function gameMsOf({ game, profile, play }: Settings): number | null {
  if (game === 'pool8') return play.gameTime ?? null;
  const byProfile: Profile = PROFILES[profile];
  return play.gameTime ?? byProfile.play.gameMs;
}

/** A coin is to add to what a game has, and there is nothing to add to: a frame without a clock lasts until it is over. */
export const extendsNothing = (settings: Settings): boolean =>
  settings.money.duringGame === 'extend' && gameMsOf(settings) === null;
