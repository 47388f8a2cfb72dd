import type { GameEvent } from '../rules/game.ts';
import type { Row } from './entries.ts';

/** Longer than anything rolls or any grace lasts: what happened before a power cut is over. */
const POWER_CUT_MS = 60_000;

/**
 * The events that a game was told in earlier boots, on this boot's time. Monotonic time begins anew with each, so
 * their own stamps could be mistaken for a moment ago; what is kept is how they lie to each other within a boot.
 */
export function pastEvents(rows: readonly Row[], now: number): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let ends = now;
  let boot: number | null = null;
  let shift = 0;
  for (const row of rows.toReversed()) {
    if (row.boot !== boot) {
      boot = row.boot;
      shift = ends - POWER_CUT_MS - row.at;
    }
    ends = row.at + shift;
    if (row.entry.kind === 'event') events.push({ ...row.entry.event, at: row.entry.event.at + shift });
  }
  return events.reverse();
}
