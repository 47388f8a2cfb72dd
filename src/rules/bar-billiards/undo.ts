import type { GameEvent } from '../game.ts';

/** What cannot be unsaid: a ball came home or was taken, a skittle was stood up, the bar fell. */
const STAYS: ReadonlySet<string> = new Set([
  'ball.lifted',
  'ball.returned',
  'peg.standing',
  'bar.dropped',
  'stroke.ended',
]);
/** From here on it is another stroke. */
const BOUNDARIES: ReadonlySet<string> = new Set([
  'stroke.ended',
  'ball.lifted',
  'panel.next',
  'panel.concede',
  'panel.skittlesSet',
]);
/** These end a stroke by hand. */
const ENDS_STROKE: ReadonlySet<string> = new Set(['panel.next', 'panel.foul', 'panel.concede']);

/** Takes back the last stroke or panel action; what still dropped after a FOUL belongs to that FOUL's stroke. */
export function undoLast(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.findLastIndex((event) => isUndoable(event, events));
  const taken = events[last];
  if (!taken) return events;
  if (isPanel(taken)) return withoutPanel(events, last);
  const edge = events.findLastIndex((event, place) => place < last && BOUNDARIES.has(event.type));
  const begin = events.findIndex((event, place) => place > edge && isSensed(event, events));
  const foul = events.findLastIndex((event, place) => place < last && event.type === 'panel.foul');
  return foul > edge ? events.toSpliced(foul, 1) : withoutStroke(events, begin, last);
}

// A stroke that was over stays over, so that the next ball is not taken for one of its own.
function withoutPanel(events: readonly GameEvent[], place: number): readonly GameEvent[] {
  const taken = events[place];
  if (!taken) return events;
  const open = ENDS_STROKE.has(taken.type) && hasOpenStroke(events.slice(0, place));
  return open ? events.with(place, { type: 'stroke.ended', at: taken.at }) : events.toSpliced(place, 1);
}

function withoutStroke(events: readonly GameEvent[], begin: number, last: number): readonly GameEvent[] {
  const end = events.findIndex((event, place) => place > last && BOUNDARIES.has(event.type));
  return events.filter((event, place) => {
    if (place < begin || place > Math.max(last, end)) return true;
    return event.type === 'stroke.ended' ? place < last : STAYS.has(event.type);
  });
}

function hasOpenStroke(events: readonly GameEvent[]): boolean {
  const begin = events.findLastIndex((event) => BOUNDARIES.has(event.type));
  return events.slice(begin + 1).some((event) => isSensed(event, events));
}

// A skittle that only wobbled changed nothing, unless the last ball touched it.
function isUndoable(event: GameEvent, events: readonly GameEvent[]): boolean {
  if (event.type === 'peg.wobbled') {
    return events.some((each) => each.type === 'panel.skittlesSet' && each.at <= event.at);
  }
  return !STAYS.has(event.type);
}

const isSensed = (event: GameEvent, events: readonly GameEvent[]): boolean =>
  isUndoable(event, events) && !isPanel(event);

const isPanel = (event: GameEvent): boolean => event.type.startsWith('panel.');
