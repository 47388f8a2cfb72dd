import { MOST_TRANSITS } from '../sensing/homeward.ts';
import { type MoneyEntry, recordMoney } from './credit-books.ts';
import type { Books, CoinRefusal, Entry, EntryOf, Row } from './entries.ts';
import { clearedIn, raisedIn, seenIn } from './fault-log.ts';
import { isSame } from './faults.ts';
import { recordClock, recordEnd, recordEvent, recordExtension, recordStart } from './game-books.ts';
import { NO_HIGH_BREAKS } from './high-breaks.ts';
import { counted, EMPTY_METERS, type Figure } from './meters.ts';

/** Raised whenever `record` comes to another result for the same rows: books kept by an older one are folded anew. */
export const BOOKS_VERSION = 4;

export const EMPTY_BOOKS: Books = {
  currency: null,
  credit: { games: 0, amount: 0, worth: 0, service: 0 },
  run: { cents: 0, games: 0, coinCents: 0, bonus: 0 },
  meters: EMPTY_METERS,
  game: null,
  lastGame: 0,
  highBreaks: NO_HIGH_BREAKS,
  faults: [],
  faultLog: [],
  acceptors: {},
  transits: {},
  collection: null,
  onSince: { boot: 0, at: 0 },
};

/** The books after one more row. What holds after each is told in credit-books.ts. */
export function record(books: Books, row: Row): Books {
  const { entry } = row;
  switch (entry.kind) {
    case 'event':
      return recordEvent(books, entry.game, entry.event);
    case 'clock':
      return recordClock(books, row, entry);
    // The many rows of play cost next to nothing, and count no hours: the row that ends the game does.
    case 'edge':
    case 'ball read':
      return books;
    default:
      return inCurrency(recordSeldom(stillOn(books, row), row, entry), entry);
  }
}

/** The books once these are booked, before they are: where and when does not matter to money. */
export function booksAfter(entries: readonly Entry[], books: Books): Books {
  const { boot, at } = books.onSince;
  return entries.reduce((before, entry) => record(before, { id: 0, boot, at, wall: 0, entry }), books);
}

type SeldomEntry = Exclude<Entry, EntryOf<'event' | 'clock' | 'edge' | 'ball read'>>;

function recordSeldom(books: Books, row: Row, entry: SeldomEntry): Books {
  switch (entry.kind) {
    case 'game started':
      return recordStart(books, row, entry);
    case 'game extended':
      return recordExtension(books, entry);
    case 'game finished':
      return recordEnd(books, row, entry);
    case 'fault raised':
      return recordFault(books, row, entry);
    case 'fault cleared':
      return {
        ...books,
        faults: books.faults.filter((fault) => !isSame(fault, entry)),
        faultLog: clearedIn(books.faultLog, entry, row.wall),
      };
    case 'switch':
      return recordSwitch(books, entry);
    case 'collected':
      return recordCollection(books, row, entry);
    case 'acceptor read':
      return recordReading(books, entry);
    case 'ball timed':
      return recordTransit(books, entry);
    default:
      return recordCount(books, entry);
  }
}

type CountedEntry =
  | MoneyEntry
  | EntryOf<'booted' | 'running' | 'coin refused' | 'revend' | 'meter owed' | 'meter pulsed'>
  | EntryOf<'coin tested' | 'tested' | 'service'>;

function recordCount(books: Books, entry: CountedEntry): Books {
  switch (entry.kind) {
    case 'booted':
      return count(books, { powerUps: 1 });
    case 'running':
    case 'service':
      return books;
    case 'tested':
      return entry.test === 'meter' ? count(books, { pulsesTested: 1 }) : books;
    case 'coin tested':
      return count(books, {
        testedCoins: 1,
        [entry.cashless ? 'testedCashlessCents' : 'testedCents']: entry.cents,
      });
    case 'coin refused':
      return count(books, { coinsRefused: 1, frauds: FRAUDS.has(entry.why) ? 1 : 0 });
    case 'revend':
      return count(books, { revends: 1 });
    case 'meter owed':
      return count(books, { pulsesOwed: entry.pulses });
    case 'meter pulsed':
      return count(books, { pulsesMade: entry.pulses });
    default:
      return recordMoney(books, entry);
  }
}

const FRAUDS: ReadonlySet<CoinRefusal> = new Set<CoinRefusal>(['fraud', 'string']);

/** Hours are counted between the rows of one boot: whatever came between two boots, nothing was on. */
function stillOn(books: Books, { boot, at }: Row): Books {
  const { onSince } = books;
  if (boot !== onSince.boot) return { ...books, onSince: { boot, at } };
  if (at <= onSince.at) return books;
  const onMs = Math.floor(at) - Math.floor(onSince.at);
  return { ...count(books, { onMs }), onSince: { boot, at } };
}

/** A coin says it for certain; a game only what it would have cost. */
function inCurrency(books: Books, entry: SeldomEntry): Books {
  if (entry.kind === 'coin' || entry.kind === 'coin tested') return { ...books, currency: entry.currency };
  if (entry.kind !== 'game started') return books;
  return { ...books, currency: books.currency ?? entry.start.price.currency };
}

function recordFault(books: Books, { wall }: Row, fault: EntryOf<'fault raised'>): Books {
  if (books.faults.some((open) => isSame(open, fault))) return books;
  const { code, what } = fault;
  return {
    ...count(books, { faults: 1 }),
    faults: [...books.faults, { code, what, wall }],
    faultLog: raisedIn(books.faultLog, fault, wall),
  };
}

function recordSwitch(books: Books, { name, on }: EntryOf<'switch'>): Books {
  if (!on) return books;
  if (name === 'door') return count(books, { doorOpenings: 1 });
  return name === 'key' ? { ...books, faultLog: seenIn(books.faultLog) } : books;
}

function recordCollection(books: Books, { wall }: Row, entry: EntryOf<'collected'>): Books {
  const { expectedCents, countedCents, by } = entry;
  const number = (books.collection?.number ?? 0) + 1;
  return { ...books, collection: { number, wall, expectedCents, countedCents, by, meters: books.meters } };
}

function recordReading(
  books: Books,
  { acceptor, serial, counter, lost = 0 }: EntryOf<'acceptor read'>,
): Books {
  return {
    ...count(books, { eventsLost: lost }),
    acceptors: { ...books.acceptors, [acceptor]: { serial, counter } },
  };
}

function recordTransit(books: Books, { pocket, ms }: EntryOf<'ball timed'>): Books {
  const known = [...(books.transits[pocket] ?? []), ms].slice(-MOST_TRANSITS);
  return { ...books, transits: { ...books.transits, [pocket]: known } };
}

function count(books: Books, more: Partial<Record<Figure, number>>): Books {
  return { ...books, meters: counted(books.meters, more) };
}
