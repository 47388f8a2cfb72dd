import type { GameEvent } from '../rules/game.ts';
import { newRun, payFor, payForTime } from './credit-books.ts';
import type { Books, EntryOf, OpenGameNote, Row } from './entries.ts';
import { awaitBreak, settleBreak } from './high-breaks.ts';

/** Rows of the open game. Those of an earlier one that come late leave it alone. */
export function recordStart(books: Books, row: Row, { game, start }: EntryOf<'game started'>): Books {
  const { boot, at, wall } = row;
  const { books: paid, worth } = payFor(books, start);
  return {
    ...paid,
    run: newRun(paid.credit),
    game: {
      game,
      start,
      startedAt: { boot, at, wall },
      clock: { msLeft: start.gameMs ?? 0, boot, at },
      barDropped: false,
      end: null,
      worth,
      extendedCents: 0,
    },
    lastGame: game,
    highBreaks: settleBreak(books.highBreaks),
  };
}

export function recordEvent(books: Books, game: number, event: GameEvent): Books {
  if (event.type === 'bar.dropped') return inGame(books, game, (note) => ({ ...note, barDropped: true }));
  if (event.type !== 'panel.undo' || books.game?.game !== game || !books.game.end) return books;
  const reopened = inGame(books, game, (note) => ({ ...note, end: null }));
  return { ...reopened, highBreaks: awaitBreak(books.highBreaks, null) };
}

export function recordClock(books: Books, { boot, at }: Row, { game, msLeft }: EntryOf<'clock'>): Books {
  return inGame(books, game, (note) => ({ ...note, clock: { msLeft, boot, at } }));
}

export function recordExtension(books: Books, { game, ms, cents }: EntryOf<'game extended'>): Books {
  return inGame(payForTime(books, cents), game, (note) => ({
    ...note,
    clock: { ...note.clock, msLeft: note.clock.msLeft + ms },
    extendedCents: note.extendedCents + cents,
  }));
}

export function recordEnd(books: Books, { wall }: Row, { game, end }: EntryOf<'game finished'>): Books {
  const finished = inGame(books, game, (note) => ({ ...note, end }));
  const made = end.bestBreak && { points: end.bestBreak.points, wall };
  return { ...finished, highBreaks: awaitBreak(books.highBreaks, made) };
}

function inGame(books: Books, game: number, change: (note: OpenGameNote) => OpenGameNote): Books {
  return books.game?.game === game ? { ...books, game: change(books.game) } : books;
}
