import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { openJournal } from '../../src/adapters/journal/open-journal.ts';
import type { Entry } from '../../src/session/entries.ts';
import { ended, START } from './books-of.ts';

/** Long ago, so that no machine that runs the tests takes it for a time to come. */
export const MONDAY = new Date(2025, 5, 16, 12).getTime();
export const DAY_MS = 24 * 60 * 60 * 1000;

export const POUND: Entry = { kind: 'coin', cents: 100, currency: 'GBP', source: 'coin.1' };
export const BOUGHT: Entry = { kind: 'credits bought', games: 1, cents: 100 };
const CARD: Entry = { kind: 'coin', cents: 250, currency: 'GBP', source: 'card', cashless: true };

const game = (number: number): readonly Entry[] => [
  { kind: 'game started', game: number, start: START },
  { kind: 'event', game: number, event: { type: 'ball.potted', at: 0 } },
  { kind: 'clock', game: number, msLeft: 1000 },
  { kind: 'game finished', game: number, end: ended(300) },
];

/** Monday: a pound, and its game. Tuesday: what is collected is 20p short. Wednesday: a card sale, and a refund. */
const THREE_DAYS: readonly (readonly Entry[])[] = [
  [POUND, BOUGHT, { kind: 'meter owed', pulses: 1 }, ...game(1), { kind: 'meter pulsed', pulses: 1 }],
  [{ kind: 'collected', expectedCents: 100, countedCents: 80, by: '=JK, "Jo"', door: true, key: true }],
  [
    CARD,
    { kind: 'credits bought', games: 2, cents: 200 },
    ...game(2),
    { kind: 'refunded', games: 0, cents: 50, partCents: 50 },
    { kind: 'fault raised', code: 'COIN_STUCK', what: 'coin.1' },
  ],
];

/** A table that writes this journal, one list of entries a day; it goes on until it is closed. */
export function tableOn(file: string, days: readonly (readonly Entry[])[] = THREE_DAYS) {
  const clock = new HandClock(MONDAY);
  const { journal } = openJournal({ file, version: '0.2.0', clock });
  for (const entries of days) {
    journal.commit(entries, clock.now());
    clock.advance(DAY_MS);
  }
  return journal;
}

/** The same, and switched off. Its books. */
export function journalAt(file: string, days?: readonly (readonly Entry[])[]) {
  const journal = tableOn(file, days);
  journal.close();
  return journal.books();
}
