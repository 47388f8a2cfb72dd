import type { BallNamed } from './events.ts';
import type { Frame } from './frame.ts';
import { homecomings } from './homecoming.ts';
import type { Fall, Pot, Reading, Stroke } from './stroke.ts';
import { BALLS, type Pocket } from './table.ts';

/** A ball fell through the beam of a pocket; when all are down or wait for their names already, it was none. */
export function fall(frame: Frame, { pocket, at }: Fall): Frame {
  const { before, stroke } = frame;
  const gone = before.down.length + stroke.pots.length + stroke.falls.length;
  if (gone >= BALLS.length) return frame;
  return { ...frame, stroke: matched(stroke, [...unsaid(stroke), { pocket, at }], stroke.pots) };
}

/** Nothing fell there, whatever the beam saw. */
export function forgetFall(frame: Frame): Frame {
  const { stroke } = frame;
  const [none] = stroke.falls;
  const falls = unsaid(stroke).filter((each) => each !== none);
  return { ...frame, stroke: matched(stroke, falls, stroke.pots) };
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
  const stroke =
    event.type === 'panel.ball' ? said(frame.stroke, event) : read(frame.stroke, { ...event, ball });
  return {
    ...frame,
    stroke,
    verdict: { id: 'pot', player: frame.before.player, points: 0, cause: ball, at },
  };
}

type Said = Extract<BallNamed, { type: 'panel.ball' }>;
type Read = Extract<BallNamed, { type: 'ball.returned' }>;

/** What a person says holds, whatever the reader's balls were taken for. */
function said(stroke: Stroke, { ball, pocket, at }: Said): Stroke {
  const others = stroke.pots.filter((pot) => pot.ball !== ball);
  const falls = unsaid(stroke);
  const unnamed = falls.filter((each) => !others.some(({ read: by }) => by?.fall === each));
  const meant =
    pocket === undefined ? unnamed[0] : [...unnamed, ...falls].find((each) => each.pocket === pocket);
  const pot: Pot = { ball, pocket: pocket ?? meant?.pocket ?? null, at: meant?.at ?? at, read: null };
  return matched(
    stroke,
    falls.filter((each) => each !== meant),
    [...others, pot],
  );
}

function read(stroke: Stroke, { ball, from, at }: Read & { readonly ball: Pot['ball'] }): Stroke {
  const pot: Pot = {
    ball,
    pocket: null,
    at: null,
    read: { at, from: from ?? null, fall: null, pockets: [] },
  };
  return matched(stroke, unsaid(stroke), [...stroke.pots, pot]);
}

/** The falls that no person has named, in the order in which they happened. */
function unsaid({ falls, pots }: Stroke): readonly Fall[] {
  const taken = pots.flatMap(({ read: by }) => by?.fall ?? []);
  return [...falls, ...taken].toSorted((a, b) => a.at - b.at);
}

/** Every ball that the reader named is taken for a fall, anew whenever more is known. */
function matched(stroke: Stroke, falls: readonly Fall[], pots: readonly Pot[]): Stroke {
  const reads = pots.flatMap(({ read: by }) => by ?? []);
  const homes = new Map(homecomings(falls, reads).map((home, at) => [reads[at], home]));
  let left = falls.filter((each) => ![...homes.values()].some((home) => home.fall === each));
  const named = pots.map((pot): Pot => {
    const home = pot.read && homes.get(pot.read);
    if (!pot.read || !home) return pot;
    const held = home.fall ?? late(pot, pot.read, left);
    left = left.filter((each) => each !== held);
    return potOf(pot, { ...pot.read, fall: held, pockets: home.pockets });
  });
  return { ...stroke, pots: named, falls: left };
}

/** One that was too slow or too quick by all that is known is taken for the oldest; the black is not left to that. */
function late({ ball }: Pot, { at }: Reading, left: readonly Fall[]): Fall | null {
  return (ball === 'black' ? null : left.find((each) => each.at <= at)) ?? null;
}

function potOf(pot: Pot, by: Reading): Pot {
  const isSure = by.pockets.length === 1;
  const pocket = isSure || pot.ball !== 'black' ? (by.fall?.pocket ?? null) : null;
  return { ...pot, pocket, at: isSure ? (by.fall?.at ?? null) : null, read: by };
}

function pocketSaid(event: BallNamed): Pocket | null {
  return event.type === 'panel.ball' ? (event.pocket ?? null) : null;
}
