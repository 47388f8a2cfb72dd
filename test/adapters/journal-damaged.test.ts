import { afterEach, describe, expect, it } from 'vitest';
import {
  COIN,
  COPY,
  type Files,
  LOG,
  MAIN,
  moneyIn,
  playedUntil,
  ROWS_A_GAME,
  switchOn,
} from '../support/journal-folder.ts';

const cut = playedUntil('the power is cut');
const stopped = playedUntil('it is stopped');
const RUBBISH = Buffer.from('no database');
/** How many places of a file are tried, beside its header. */
const PLACES = 30;

const clearUp: (() => unknown)[] = [];
afterEach(() => {
  for (const off of clearUp.splice(0)) off();
});

function returned(files: Files) {
  const table = switchOn(files);
  clearUp.push(table.off);
  return table;
}

describe('a damaged journal', () => {
  it('is set aside with its name told, and the copy beside it is used', () => {
    const { journal, troubles, left } = returned(stopped.files.with(MAIN, RUBBISH));
    expect(moneyIn(journal.books())).toEqual(stopped.money);
    const aside =
      left()
        .names()
        .find((name) => name.startsWith('table.db.corrupt-')) ?? 'nowhere';
    expect(aside).toMatch(/^table\.db\.corrupt-\d{8}T\d{6}Z$/);
    expect(left().get(aside)).toEqual(RUBBISH);
    expect(troubles).toEqual([expect.objectContaining({ code: 'JOURNAL_CORRUPT' })]);
    expect(troubles[0]?.message).toContain(aside);
  });

  it('is known by a letter of its own that is wrong, which would let no coin be written', () => {
    const letter = stopped.files.get(MAIN).indexOf('NEW.id') + 'NEW.'.length;
    const { journal, troubles, clock } = returned(stopped.files.withWrongByte(MAIN, letter));
    expect(troubles).toEqual([expect.objectContaining({ code: 'JOURNAL_CORRUPT' })]);
    journal.commit(COIN, clock.now());
    expect(moneyIn(journal.books()).taken).toBe(stopped.money.taken + 200);
  });

  it('goes on taking coins, and is whole at the next start', () => {
    const first = switchOn(stopped.files.with(MAIN, stopped.files.get(MAIN).subarray(0, 5000)));
    first.journal.commit(COIN, 0);
    const { journal, troubles } = returned(first.off());
    expect(troubles).toEqual([]);
    expect(journal.books().meters.takenCents).toBe(stopped.money.taken + 200);
    expect(journal.rowsOf(5)).toHaveLength(ROWS_A_GAME);
  });

  it.each([
    ['gone', stopped.files.without(MAIN)],
    ['empty', stopped.files.with(MAIN, Buffer.alloc(0))],
    ['without the log of its last rows', cut.files.without(LOG)],
  ])('%s is made good by its copy and told', (_, files) => {
    const { journal, troubles } = returned(files);
    expect(moneyIn(journal.books())).toEqual(stopped.money);
    expect(troubles).toHaveLength(1);
  });

  it('without a copy is told, and gives what can still be read of it', () => {
    const bytes = Buffer.from(stopped.files.get(MAIN));
    bytes.fill(0x55, bytes.length - 4096);
    const { journal, troubles } = returned(stopped.files.without(COPY).with(MAIN, bytes));
    expect(troubles).toHaveLength(1);
    expect(journal.books().meters.takenCents).toBeGreaterThan(0);
  });

  it('whose copy alone is damaged stays in use, and the copy is made anew', () => {
    const first = switchOn(stopped.files.with(COPY, RUBBISH));
    expect(moneyIn(first.journal.books())).toEqual(stopped.money);
    expect(first.troubles).toHaveLength(1);
    expect(moneyIn(returned(first.off().without(MAIN)).journal.books())).toEqual(stopped.money);
  });

  it('does not take the copy of another table for its own', () => {
    const other = switchOn(stopped.files.without(MAIN, COPY));
    other.clock.advance(1);
    other.journal.commit(COIN, 0);
    const { journal, troubles } = returned(stopped.files.with(COPY, other.off().get(COPY)));
    expect(moneyIn(journal.books())).toEqual(stopped.money);
    expect(troubles).toHaveLength(1);
  });

  it('mended just before the power went is found again', () => {
    const { journal, troubles } = returned(
      stopped.files.with('table.db.mending', stopped.files.get(MAIN)).without(MAIN, COPY),
    );
    expect(moneyIn(journal.books())).toEqual(stopped.money);
    expect(troubles).toHaveLength(1);
  });
});

describe('wherever a byte is wrong, the money is there and the damage told:', { timeout: 120_000 }, () => {
  it.each([
    ['in the file', stopped.files, MAIN],
    ['in the log that a power cut left', cut.files, LOG],
    ['in the copy', stopped.files, COPY],
  ])('%s', (_, files, name) => {
    const wrong = places(files.get(name)).filter((at) => {
      const { journal, troubles, off } = switchOn(files.withWrongByte(name, at));
      const kept = same(moneyIn(journal.books()), stopped.money);
      const complete = journal.rowsOf(5).length === ROWS_A_GAME || troubles.length > 0;
      off();
      return !kept || !complete;
    });
    expect(wrong).toEqual([]);
  });

  it('in a file without a copy, nothing is lost without a word', () => {
    const alone = stopped.files.without(COPY);
    const wrong = places(alone.get(MAIN)).filter((at) => {
      const { journal, troubles, off } = switchOn(alone.withWrongByte(MAIN, at));
      const money = moneyIn(journal.books());
      off();
      return money.credit.games < 0 || (troubles.length === 0 && !same(money, stopped.money));
    });
    expect(wrong).toEqual([]);
  });

  it('and wherever the file ends too soon, its copy knows the rest', () => {
    const bytes = stopped.files.get(MAIN);
    for (const length of places(bytes).slice(-PLACES)) {
      const { journal, troubles, off } = switchOn(stopped.files.with(MAIN, bytes.subarray(0, length)));
      expect(moneyIn(journal.books())).toEqual(stopped.money);
      expect(troubles).toHaveLength(1);
      off();
    }
  });
});

/** Closely through the header, then here and there: an odd step, so that every kind of place in a page has its turn. */
function places(bytes: Buffer): number[] {
  const step = Math.ceil(bytes.length / PLACES) | 1;
  return Array.from(bytes.keys()).filter((at) => (at < 100 ? at % 4 === 0 : at % step === 0));
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
