import type { GameEvent } from '../rules/game.ts';
import type { Books, Entry, OpenGameNote, Row } from './entries.ts';
import { awaitBreak, NO_HIGH_BREAKS, settleBreak } from './high-breaks.ts';

/** Raised whenever `record` comes to another result for the same rows: books kept by an older one are folded anew. */
export const BOOKS_VERSION = 1;

export const EMPTY_BOOKS: Books = {
  credit: { games: 0, amount: 0 },
  run: { cents: 0, games: 0 },
  meters: { takenCents: 0, coins: {}, gamesPaid: 0, gamesFree: 0, powerUps: 0, faults: 0 },
  game: null,
  lastGame: 0,
  highBreaks: NO_HIGH_BREAKS,
  faults: [],
};

/**
 * The books after one more row. Takings and credits cannot disagree: what was taken is what games and extensions
 * cost and the amount still owed, because each entry moves both sides here and nowhere else.
 */
export function record(books: Books, row: Row): Books {
  const { entry } = row;
  switch (entry.kind) {
    case 'booted':
      return count(books, { powerUps: books.meters.powerUps + 1 });
    case 'coin':
      return recordCoin(books, entry);
    case 'credits bought':
      return {
        ...books,
        credit: {
          games: books.credit.games + entry.games,
          amount: books.credit.amount - entry.cents,
        },
        run: { ...books.run, games: books.run.games + entry.games },
      };
    case 'game started':
      return recordStart(books, row, entry);
    case 'event':
      return recordEvent(books, entry.game, entry.event);
    case 'game extended':
      return recordExtension(books, entry);
    case 'clock':
      return inGame(books, entry.game, (note) => ({
        ...note,
        clock: { msLeft: entry.msLeft, boot: row.boot, at: row.at },
      }));
    case 'game finished':
      return recordEnd(books, row, entry);
    case 'fault raised':
      return recordFault(books, row, entry);
    case 'fault cleared':
      return { ...books, faults: books.faults.filter((fault) => !same(fault, entry)) };
    case 'edge':
    case 'ball read':
    case 'switch':
      return books;
  }
}

type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

function recordCoin(books: Books, { cents, source }: EntryOf<'coin'>): Books {
  const { takenCents, coins } = books.meters;
  const counted = count(books, {
    takenCents: takenCents + cents,
    coins: { ...coins, [source]: (coins[source] ?? 0) + 1 },
  });
  return {
    ...counted,
    credit: { ...books.credit, amount: books.credit.amount + cents },
    run: { ...books.run, cents: books.run.cents + cents },
  };
}

function recordStart(books: Books, row: Row, { game, start }: EntryOf<'game started'>): Books {
  const { gamesPaid, gamesFree } = books.meters;
  const counted = count(books, start.paid ? { gamesPaid: gamesPaid + 1 } : { gamesFree: gamesFree + 1 });
  const { boot, at, wall } = row;
  return {
    ...counted,
    credit: { ...books.credit, games: books.credit.games - (start.paid ? 1 : 0) },
    // Change that has bought nothing yet goes into the next run.
    run: { cents: books.credit.amount, games: 0 },
    game: {
      game,
      start,
      startedAt: { boot, at, wall },
      clock: { msLeft: start.gameMs, boot, at },
      barDropped: false,
      end: null,
    },
    lastGame: game,
    highBreaks: settleBreak(books.highBreaks),
  };
}

function recordEvent(books: Books, game: number, event: GameEvent): Books {
  if (event.type === 'bar.dropped') return inGame(books, game, (note) => ({ ...note, barDropped: true }));
  if (event.type !== 'panel.undo' || books.game?.game !== game || !books.game.end) return books;
  const reopened = inGame(books, game, (note) => ({ ...note, end: null }));
  return { ...reopened, highBreaks: awaitBreak(books.highBreaks, null) };
}

function recordExtension(books: Books, { game, ms, cents }: EntryOf<'game extended'>): Books {
  const paid = {
    ...books,
    credit: { ...books.credit, amount: books.credit.amount - cents },
    // Time has been bought with it, so no offer may count it again.
    run: { ...books.run, cents: books.run.cents - cents },
  };
  return inGame(paid, game, (note) => ({
    ...note,
    clock: { ...note.clock, msLeft: note.clock.msLeft + ms },
  }));
}

function recordEnd(books: Books, { wall }: Row, { game, end }: EntryOf<'game finished'>): Books {
  const finished = inGame(books, game, (note) => ({ ...note, end }));
  const made = end.bestBreak && { points: end.bestBreak.points, wall };
  return { ...finished, highBreaks: awaitBreak(books.highBreaks, made) };
}

function recordFault(books: Books, { wall }: Row, { code, what }: EntryOf<'fault raised'>): Books {
  if (books.faults.some((fault) => same(fault, { code, what }))) return books;
  const counted = count(books, { faults: books.meters.faults + 1 });
  return { ...counted, faults: [...books.faults, { code, what, wall }] };
}

function count(books: Books, meters: Partial<Books['meters']>): Books {
  return { ...books, meters: { ...books.meters, ...meters } };
}

function inGame(books: Books, game: number, change: (note: OpenGameNote) => OpenGameNote): Books {
  return books.game?.game === game ? { ...books, game: change(books.game) } : books;
}

function same(a: { code: string; what: string }, b: { code: string; what: string }): boolean {
  return a.code === b.code && a.what === b.what;
}
