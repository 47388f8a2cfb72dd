import { EMPTY_BOOKS, record } from '../../src/session/books.ts';
import type { Books, Entry, GameEnd, GameStart } from '../../src/session/entries.ts';

export const NOON = new Date(2026, 5, 15, 12).getTime();

export const START: GameStart = {
  players: 2,
  first: 0,
  gameMs: 1_020_000,
  paid: true,
  price: { cents: 100, currency: 'GBP' },
  config: { game: 'bar-billiards' },
};

export function ended(points: number): GameEnd {
  return {
    result: { kind: 'win', winner: 0, reason: 'score', ranking: [0, 1] },
    scores: [points, 0],
    bestBreak: points > 0 ? { player: 0, points } : null,
    msLeft: 0,
  };
}

/** The books after these entries, one a second from this wall time on. */
export function booksOf(entries: readonly Entry[], wall = NOON, from: Books = EMPTY_BOOKS): Books {
  return entries.reduce(
    (books, entry, index) =>
      record(books, { id: index + 1, boot: 1, at: index * 1000, wall: wall + index * 1000, entry }),
    from,
  );
}
