import type { GameEvent } from '../game.ts';

/** What cannot be unsaid: time passed, a ball came out. */
const STAYS: ReadonlySet<string> = new Set(['stroke.ended', 'bar.dropped', 'ball.delivered']);

/**
 * Takes back what was pressed last; or, of what was only sensed, all of the last stroke. An answer that nobody gave goes
 * with it: what it was asked about is pressed once more, and it is asked again.
 */
export function undoLast(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.findLastIndex((event) => !STAYS.has(event.type) && !event.byItself);
  const taken = events[last];
  if (!taken) return events;
  const meant = events.filter((event, place) => place < last || !event.byItself);
  if (isPanel(taken)) return meant.toSpliced(last, 1);
  const edge = meant.findLastIndex((event, place) => place < last && isBoundary(event));
  return meant.filter((event, place) => place <= edge || place > last || STAYS.has(event.type));
}

const isBoundary = (event: GameEvent): boolean => isPanel(event) || event.type === 'stroke.ended';

const isPanel = ({ type }: GameEvent): boolean => type.startsWith('panel.');
