import type { Verdict } from '../../../rules/game.ts';
import { isFoul } from '../../../session/foul.ts';
import type { Glyphs } from './glyphs.ts';
import type { Seen } from './pace.ts';

/** The word, and then what it cost, each for so long. */
const EACH_MS = 2_000;

/** What a foul has the digits say, for a while; null when there was none just now. */
export function foulSaid(verdict: Verdict | null, { now, width }: Seen): Glyphs | null {
  if (verdict === null || !isFoul(verdict)) return null;
  const since = now - verdict.at;
  // After a power cut a verdict can come from another clock.
  if (since < 0) return null;
  if (since < EACH_MS) return 'FOUL';
  const cost = String(verdict.points);
  return since < 2 * EACH_MS && verdict.points < 0 && cost.length <= width ? cost : null;
}
