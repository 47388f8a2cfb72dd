import type { Clock } from '../../ports/clock.ts';
import type { Journal } from '../../ports/journal.ts';
import { type Log, silentLog } from '../../ports/log.ts';
import { TableError } from '../../ports/table-error.ts';
import { EMPTY_BOOKS, record } from '../../session/books.ts';
import type { Row } from '../../session/entries.ts';
import { RowJournal } from './row-journal.ts';
import type { RowStore } from './row-store.ts';

/** A disk that lasts as long as whoever holds it: a power cut is a new journal on the same one. */
export interface MemoryDisk {
  readonly rows: Row[];
  /** Set to false, it is full. */
  writable: boolean;
}

export interface MemoryJournalOptions {
  readonly clock: Clock;
  readonly version?: string;
  readonly disk?: MemoryDisk;
  readonly log?: Log;
}

export function memoryDisk(): MemoryDisk {
  return { rows: [], writable: true };
}

/** The journal's twin for replays, simulated tables and tests. */
export function memoryJournal(options: MemoryJournalOptions): Journal {
  const { clock, version = 'memory', disk = memoryDisk(), log = silentLog } = options;
  const last = disk.rows.at(-1);
  const kept = {
    store: memoryStore(disk),
    books: disk.rows.reduce(record, EMPTY_BOOKS),
    lastId: last?.id ?? 0,
    lastBoot: last?.boot ?? 0,
  };
  return new RowJournal(kept, clock, log).start(version);
}

function memoryStore(disk: MemoryDisk): RowStore {
  const whyNoRoom = () =>
    disk.writable ? null : new TableError('JOURNAL_UNWRITABLE', 'The disk in memory is full');
  const probe = () => {
    const why = whyNoRoom();
    if (why) throw why;
  };
  return {
    probe,
    write: (rows) => {
      probe();
      disk.rows.push(...rows);
    },
    whyNoRoom,
    roomMs: null,
    copy: () => 'whole',
    rowsOf: (game) => disk.rows.filter(({ entry }) => 'game' in entry && entry.game === game),
    games: (most) =>
      disk.rows
        .flatMap(({ entry }) => (entry.kind === 'game started' ? [entry.game] : []))
        .toReversed()
        .slice(0, most),
    close: () => {},
  };
}
