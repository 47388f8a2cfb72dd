import { writeSync } from 'node:fs';
import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import { openJournal } from '../../src/adapters/journal/open-journal.ts';
import { START } from './books-of.ts';

// A table that takes one coin after another, and says so on standard output once each is on the disk.
const [file = ''] = process.argv.slice(2);
const { journal } = openJournal({ file, version: '1.0.0', clock: systemClock });
const coin = { kind: 'coin', cents: 100, currency: 'GBP', source: 'coin.1' } as const;

journal.append({ kind: 'game started', game: 1, start: { ...START, paid: false } }, 0);
takeCoin();

function takeCoin(): void {
  journal.append({ kind: 'event', game: 1, event: { type: 'stroke.ended', at: 0 } }, 0);
  journal.commit([coin, { kind: 'credits bought', games: 1, cents: 100 }], systemClock.now());
  writeSync(1, '.');
  setImmediate(takeCoin);
}
