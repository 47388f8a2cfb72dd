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
