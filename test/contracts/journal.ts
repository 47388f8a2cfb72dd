import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { Journal } from '../../src/ports/journal.ts';
import type { Entry, Row } from '../../src/session/entries.ts';
import { ended, START } from '../support/books-of.ts';

/** A journal on a disk that can be spoilt, and whose power can be cut. */
export interface JournalRig {
  readonly clock: HandClock;
  journal(): Journal;
  /** Whatever is not on the disk is gone; then the power returns. */
  powerCut(): Journal;
  setWritable(writable: boolean): void;
  end(): void;
}

const COIN: readonly Entry[] = [
  { kind: 'coin', cents: 100, currency: 'GBP', source: 'coin.1' },
  { kind: 'credits bought', games: 1, cents: 100 },
];
const started = (game: number): Entry => ({ kind: 'game started', game, start: { ...START, paid: false } });
const pot = (game: number, hole: string, at = 0): Entry => ({
  kind: 'event',
  game,
  event: { type: 'ball.potted', hole, ball: 'white', widthMs: 31.5, at } as { type: string; at: number },
});
const holes = (rows: readonly Row[]) =>
  rows.flatMap(({ entry }) => (entry.kind === 'event' && 'hole' in entry.event ? [entry.event.hole] : []));

export function journalContract(name: string, plug: () => JournalRig): void {
  describe(name, () => {
    const rigs: JournalRig[] = [];
    const open = () => {
      const rig = plug();
      rigs.push(rig);
      return rig;
    };
    afterEach(() => {
      for (const rig of rigs.splice(0)) rig.end();
    });

    it('has a coin on the disk when it has taken it', () => {
      const rig = open();
      rig.journal().commit(COIN, 0);
      expect(rig.journal().books()).toMatchObject({ credit: { games: 1 }, meters: { takenCents: 100 } });
      expect(rig.powerCut().books()).toMatchObject({ credit: { games: 1 }, meters: { takenCents: 100 } });
    });

    it('tells an event at once and has it on the disk within 50 ms', () => {
      const rig = open();
      rig.journal().append(started(1), 0);
      expect(rig.journal().books().game?.game).toBe(1);
      rig.clock.advance(50);
      expect(rig.powerCut().books().game?.game).toBe(1);
    });

    it('loses no more than the last moment of play to a power cut', () => {
      const rig = open();
      rig.journal().append(started(1), 0);
      rig.clock.advance(50);
      rig.journal().append(pot(1, '200', 50), 50);
      expect(holes(rig.powerCut().rowsOf(1))).toEqual([]);
    });

    it('puts events that wait on the disk before the coin that follows them', () => {
      const rig = open();
      rig.journal().append(started(1), 0);
      rig.journal().append(pot(1, '50L'), 0);
      rig.journal().commit(COIN, 0);
      rig.journal().append(pot(1, '50R'), 0);
      rig.clock.advance(50);
      const rows = rig.powerCut().rowsOf(1);
      expect(holes(rows)).toEqual(['50L', '50R']);
      expect(rows.map((row) => row.id)).toEqual([2, 3, 6]);
    });

    it('counts its starts, and each row knows its own', () => {
      const rig = open();
      expect(rig.journal().boot).toBe(1);
      const second = rig.powerCut();
      expect(second.boot).toBe(2);
      expect(second.books().meters.powerUps).toBe(2);
      second.append(started(1), 7);
      expect(second.rowsOf(1)[0]).toMatchObject({ boot: 2, at: 7 });
    });

    it('shows the rows of one game, the last ones not yet on the disk', () => {
      const rig = open();
      rig.journal().append(started(1), 0);
      rig.journal().append(pot(1, '100'), 0);
      rig.journal().append({ kind: 'game finished', game: 1, end: ended(100) }, 0);
      rig.clock.advance(50);
      rig.journal().append(started(2), 0);
      rig.journal().append(pot(2, '200'), 0);
      expect(
        rig
          .journal()
          .rowsOf(1)
          .map((row) => row.entry.kind),
      ).toEqual(['game started', 'event', 'game finished']);
      expect(holes(rig.journal().rowsOf(2))).toEqual(['200']);
      expect(rig.journal().rowsOf(3)).toEqual([]);
      expect(rig.journal().games(5)).toEqual([2, 1]);
      expect(rig.journal().games(1)).toEqual([2]);
    });

    it('gives every row back as it was told', () => {
      const word = fc.string({ maxLength: 12 });
      const value = fc.oneof(
        word,
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
        fc.boolean(),
        fc.constant(null),
      );
      const event = fc.record({
        detail: fc.dictionary(word, value),
        type: word,
        at: fc.double({ min: 0, max: 1e9, noNaN: true }),
      });
      const told = fc.record({ event, lateMs: fc.constantFrom(0, 1.25) });
      const rig = open();
      let game = 0;
      fc.assert(
        fc.property(fc.array(told, { maxLength: 20 }), (all) => {
          game += 1;
          rig.journal().append(started(game), 0);
          for (const { event, lateMs } of all) {
            const happened = { ...event.detail, type: event.type, at: event.at };
            rig.journal().append({ kind: 'event', game, event: happened }, event.at + lateMs);
          }
          const before = rig.journal().rowsOf(game);
          rig.journal().flush();
          expect(rig.journal().rowsOf(game)).toEqual(before);
        }),
      );
    });

    it('leaves nothing of a coin that the disk refused', () => {
      const rig = open();
      rig.journal().commit(COIN, 0);
      rig.setWritable(false);
      expect(() => rig.journal().commit(COIN, 0)).toThrow(
        expect.objectContaining({ code: 'JOURNAL_UNWRITABLE' }),
      );
      expect(rig.journal().books().meters.takenCents).toBe(100);
      rig.setWritable(true);
      rig.clock.advance(5000);
      expect(rig.journal().books().meters.takenCents).toBe(100);
      expect(rig.powerCut().books().meters.takenCents).toBe(100);
    });

    it('keeps the rows of a running game while the disk refuses them, and writes them when it takes them', () => {
      const rig = open();
      const health: boolean[] = [];
      rig.journal().onHealth((writable) => health.push(writable));
      rig.journal().append(started(1), 0);
      rig.clock.advance(50);
      rig.setWritable(false);
      rig.journal().append(pot(1, '30L'), 0);
      rig.clock.advance(50);
      expect(health).toEqual([false]);
      expect(rig.journal().flush()).toBe(false);
      rig.journal().append(pot(1, '30R'), 0);
      expect(holes(rig.journal().rowsOf(1))).toEqual(['30L', '30R']);
      rig.clock.advance(3000);
      rig.setWritable(true);
      rig.clock.advance(1000);
      expect(health).toEqual([false, true]);
      expect(holes(rig.powerCut().rowsOf(1))).toEqual(['30L', '30R']);
    });

    it('finds out by itself that the disk takes rows again', () => {
      const rig = open();
      const health: boolean[] = [];
      rig.setWritable(false);
      expect(() => rig.journal().commit(COIN, 0)).toThrow();
      rig.journal().onHealth((writable) => health.push(writable));
      expect(health).toEqual([false]);
      rig.clock.advance(2000);
      expect(health).toEqual([false]);
      rig.setWritable(true);
      rig.clock.advance(1000);
      expect(health).toEqual([false, true]);
      rig.journal().commit(COIN, 0);
      expect(rig.powerCut().books().credit.games).toBe(1);
    });

    it('takes the fault that is written down because the disk refused', () => {
      const rig = open();
      const fault = { code: 'JOURNAL_UNWRITABLE', what: 'journal' };
      rig
        .journal()
        .onHealth((writable) =>
          rig.journal().append({ kind: writable ? 'fault cleared' : 'fault raised', ...fault }, 0),
        );
      rig.setWritable(false);
      expect(() => rig.journal().commit(COIN, 0)).toThrow();
      expect(rig.journal().books().faults).toHaveLength(1);
      rig.setWritable(true);
      rig.journal().commit(COIN, 0);
      expect(rig.journal().books()).toMatchObject({ faults: [], credit: { games: 1 } });
      rig.clock.advance(50);
      expect(rig.powerCut().books()).toMatchObject({
        faults: [],
        credit: { games: 1 },
        meters: { faults: 1 },
      });
    });

    it('has everything on the disk when it is closed', () => {
      const rig = open();
      rig.journal().append(started(1), 0);
      rig.journal().close();
      expect(rig.powerCut().books().game?.game).toBe(1);
    });
  });
}
