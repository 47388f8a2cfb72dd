import { simulatedTag } from '../../adapters/reader/simulated-reader.ts';
import type { Parts, Play } from '../parts.ts';

/** Which ball has this tag; null when none has. Only a simulated reader does without settings. */
export function ballOf({ config, game }: Pick<Play, 'config' | 'game'>, tag: string): string | null {
  const tags = config.cabinet.reader?.tags;
  return game.balls.find((ball) => (tags ? tags[ball] : simulatedTag(ball)) === tag) ?? null;
}

/** New settings may name a tag that was unknown. */
export function forgetKnownTags({ faults, play }: Pick<Parts, 'faults' | 'play'>): void {
  for (const { code, what } of faults.list) {
    if (code === 'TAG_UNKNOWN' && ballOf(play, what) !== null) faults.clear(code, what);
  }
}
