import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../src/ports/table-error.ts';
import { type OpenTable, openTable } from '../support/open-table.ts';

const PINS = { coins: { pin: 27 }, startLamp: { pin: 22 } };
const wiredTo = (outputs: object) => ({
  cabinet: { driver: 'gpio', sensors: [], gpio: { lines: {}, outputs: { ...PINS, ...outputs } } },
});
const METERED = wiredTo({ bar: { pin: 17 }, meter: { pin: 20 } });

const fault = (table: OpenTable, code: ErrorCode, what: string, type: 'trouble' | 'mended' = 'trouble') =>
  table.cabinet.report({ type, code, what, at: table.clock.now() });

/** The output does not follow, and its fault is told in the midst of the write, until this is called. */
function dead(table: OpenTable, output: 'meter' | 'release'): () => void {
  const { emit } = table.cabinet;
  table.cabinet.emit = (momentary) => {
    emit.call(table.cabinet, momentary);
    if (momentary.output === output) fault(table, 'OUTPUT_WRONG', output);
  };
  return () => {
    table.cabinet.emit = (momentary) => {
      emit.call(table.cabinet, momentary);
      if (momentary.output === output) fault(table, 'OUTPUT_WRONG', output, 'mended');
    };
  };
}

const POOL = {
  game: 'pool8',
  cabinet: {
    ...wiredTo({}).cabinet,
    gpio: { lines: {}, outputs: { ...PINS, release: { pin: 17, pulse: '250ms' } } },
  },
};
const COILS = wiredTo({ bar: { drop: { pin: 16, pulse: '200ms' }, raise: { pin: 17, pulse: '200ms' } } });

/** A pound is in. */
async function paid(settings: Record<string, unknown>) {
  const table = await openTable(settings);
  table.coin(100);
  return table;
}

describe('START', () => {
  it.each([
    ['GUARD_LOST', 'coils', POOL],
    ['OUTPUT_WRONG', 'release', POOL],
    ['GUARD_LOST', 'coils', COILS],
    ['OUTPUT_WRONG', 'bar.raise', COILS],
    ['OUTPUT_WRONG', 'bar', METERED],
  ] as const)(
    'takes no credit while %s of %s keeps the game from being given',
    async (code, what, settings) => {
      const table = await paid(settings);
      fault(table, code, what);
      expect(table.board().outputs.startLamp).toBe('dark');
      expect(table.press('start')).toBe('notNow');
      expect(table.board()).toMatchObject({ phase: 'ready', credit: { games: 1 } });
      fault(table, code, what, 'mended');
      expect(table.board().outputs.startLamp).toBe('lit');
      expect(table.press('start')).toBeNull();
    },
  );

  it.each([
    ['GUARD_LOST', 'coils'],
    ['OUTPUT_WRONG', 'meter'],
    ['OUTPUT_WRONG', 'startLamp'],
  ] as const)('gives a game under a bar that a level holds, whatever %s of %s means', async (code, what) => {
    const table = await paid(METERED);
    fault(table, code, what);
    expect(table.press('start')).toBeNull();
  });

  it('gives the credit back when the coil that lets the balls go does not follow, and takes it once it does', async () => {
    const table = await paid(POOL);
    const mend = dead(table, 'release');
    table.press('start');
    table.wait(1);
    expect(table.board()).toMatchObject({
      phase: 'ready',
      credit: { games: 1 },
      outputs: { startLamp: 'dark' },
      faults: [{ code: 'OUTPUT_WRONG', what: 'release' }],
    });
    expect(table.journal.books().meters.vendsFailed).toBe(1);
    mend();
    fault(table, 'OUTPUT_WRONG', 'release', 'mended');
    table.press('start');
    table.wait(10_000);
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 0 }, faults: [] });
  });

  it('gives the credit back when the pin of the bar does not follow as it rises', async () => {
    const table = await paid(METERED);
    const { hold } = table.cabinet;
    table.cabinet.hold = (outputs) => {
      hold.call(table.cabinet, outputs);
      if (outputs.bar === 'raised') fault(table, 'OUTPUT_WRONG', 'bar');
    };
    table.press('start');
    table.wait(1);
    expect(table.board()).toMatchObject({
      phase: 'ready',
      credit: { games: 1 },
      outputs: { bar: 'dropped', startLamp: 'dark' },
    });
  });

  it('gives it back as soon as that can be written down', async () => {
    const table = await paid(METERED);
    table.press('start');
    table.wait(1_000);
    table.disk.writable = false;
    fault(table, 'OUTPUT_WRONG', 'bar');
    table.wait(10_000);
    expect(table.board().phase).toBe('play');
    table.disk.writable = true;
    table.wait(3_000);
    expect(table.board()).toMatchObject({ phase: 'ready', credit: { games: 1 } });
  });

  it.each([
    ['that is played', 1_000, true],
    ['whose bar had its time to rise', 6_000, false],
  ] as const)('leaves a game alone %s', async (_, ms, isPlayed) => {
    const table = await paid(METERED);
    table.press('start');
    if (isPlayed) table.drop('100');
    table.wait(ms);
    fault(table, 'OUTPUT_WRONG', 'bar');
    table.wait(1_000);
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 0 } });
  });
});

describe('Balls that did not come', () => {
  it('cost none of the tries while nothing can let them go', async () => {
    const table = await paid(POOL);
    table.press('start');
    table.wait(10_000);
    fault(table, 'GUARD_LOST', 'coils');
    expect(table.board().can).not.toContain('revend');
    expect(table.press('revend')).toBe('notNow');
    fault(table, 'GUARD_LOST', 'coils', 'mended');
    expect(table.press('revend')).toBeNull();
    expect(table.journal.books().meters.revends).toBe(1);
    expect(table.history('release')).toHaveLength(2);
  });

  it('are paid back when they are let go once more and their coil does not follow', async () => {
    const table = await paid(POOL);
    table.press('start');
    table.wait(10_000);
    dead(table, 'release');
    table.press('revend');
    table.wait(1);
    expect(table.board()).toMatchObject({ phase: 'ready', credit: { games: 1 } });
  });
});

describe('A test of what does not follow', () => {
  const triedAt = (table: OpenTable) => table.controller.serviceState().tried?.outcome;

  async function serviced(settings: Record<string, unknown> = METERED) {
    const table = await openTable(settings);
    table.press('service');
    return table;
  }

  it('is not done, and the pulse is owed still', async () => {
    const table = await serviced();
    dead(table, 'meter');
    table.press('test', { test: 'meter' });
    expect(triedAt(table)).toBe('notGiven');
    table.wait(10_000);
    expect(triedAt(table)).toBe('notGiven');
    expect(table.journal.books().meters).toMatchObject({ pulsesOwed: 1, pulsesMade: 0 });
  });

  it('tries the meter however wrong it was, and so finds it mended', async () => {
    const table = await serviced();
    const mend = dead(table, 'meter');
    table.press('test', { test: 'meter' });
    table.wait(10_000);
    mend();
    table.press('test', { test: 'meter' });
    expect(triedAt(table)).toBe('pending');
    table.wait(1_000);
    expect(triedAt(table)).toBe('done');
    expect(table.board().faults).toEqual([]);
    expect(table.journal.books().meters).toMatchObject({ pulsesOwed: 2, pulsesMade: 2 });
  });

  it.each(['release', 'chime'])('is not done by the %s while no coil has a guard', async (test) => {
    const coils = { release: { pin: 18, pulse: '250ms' }, chime: { pin: 19, pulse: '50ms' } };
    const table = await serviced(wiredTo({ bar: { pin: 17 }, ...coils }));
    fault(table, 'GUARD_LOST', 'coils');
    table.press('test', { test });
    expect(triedAt(table)).toBe('notGiven');
  });
});
