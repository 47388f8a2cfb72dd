import type { BallNamed } from './events.ts';
import type { Frame } from './frame.ts';
import { isPocketNeeded, openPockets } from './questions.ts';
import type { Fall, Pot, Stroke } from './stroke.ts';
import { BALLS, type Ball, type Pocket } from './table.ts';

/** A ball fell through the beam of a pocket; when all are down or wait for their names already, it was none. */
export function fall(frame: Frame, { pocket, at }: Fall): Frame {
  const { before, stroke } = frame;
  const gone = before.down.length + stroke.pots.length + stroke.falls.length;
  if (gone >= BALLS.length) return frame;
  return withStroke(frame, { falls: [...frame.stroke.falls, { pocket, at }] });
}

/** Nothing fell there, whatever the beam saw. */
export function forgetFall(frame: Frame): Frame {
  return withStroke(frame, { falls: frame.stroke.falls.slice(1) });
}

/** It tells something new: a ball that is not down yet, or where one went of which only that was open. */
export function isNews({ before, stroke }: Frame, event: BallNamed): boolean {
  const { ball } = event;
  if (ball === null || before.down.some((each) => each === ball)) return false;
  const known = stroke.pots.find((pot) => pot.ball === ball);
  return !known || (known.pocket === null && pocketSaid(event) !== null);
}

/** A ball has a name: which of those that fell it was follows, as far as it can be known. */
export function name(frame: Frame, event: BallNamed): Frame {
  const { ball, at } = event;
  if (ball === null || !isNews(frame, event)) return frame;
  const { pots, falls } = frame.stroke;
  const seen = event.type === 'panel.ball' ? fallMeant(falls, event.pocket) : fallRead(frame, ball);
  const pot = potOf({ ball, pocket: pocketSaid(event), seen, told: event.type === 'panel.ball' ? at : null });
  const others = pots.filter((each) => each.ball !== ball);
  const named = withStroke(frame, {
    pots: [...others, pot],
    falls: falls.filter((each) => each !== seen?.fall),
  });
  return { ...named, verdict: { id: 'pot', player: frame.before.player, points: 0, cause: ball, at } };
}

interface Seen {
  readonly fall: Fall;
  /** It may have been another of those that wait for a name. */
  readonly unsure: boolean;
}

interface Told {
  readonly ball: Ball;
  readonly pocket: Pocket | null;
  readonly seen: Seen | null;
  /** When a person said it; people name balls in the order in which they fell. */
  readonly told: number | null;
}

function potOf({ ball, pocket, seen, told }: Told): Pot {
  const fellAt = seen && !seen.unsure ? seen.fall.at : null;
  return { ball, pocket: pocket ?? seen?.fall.pocket ?? null, at: fellAt ?? told };
}

function fallMeant(falls: readonly Fall[], pocket: Pocket | undefined): Seen | null {
  const meant = pocket === undefined ? falls[0] : falls.find((each) => each.pocket === pocket);
  return meant ? { fall: meant, unsure: false } : null;
}

/** Balls come home in about the order in which they fell. Where the black went is not left to that. */
function fallRead(frame: Frame, ball: Ball): Seen | null {
  const [oldest] = frame.stroke.falls;
  const unsure = openPockets(frame).length > 1;
  if (!oldest || (unsure && ball === 'black' && isPocketNeeded(frame))) return null;
  return { fall: oldest, unsure };
}

function pocketSaid(event: BallNamed): Pocket | null {
  return event.type === 'panel.ball' ? (event.pocket ?? null) : null;
}

function withStroke(frame: Frame, change: Partial<Stroke>): Frame {
  return { ...frame, stroke: { ...frame.stroke, ...change } };
}
