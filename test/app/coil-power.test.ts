import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { type Pulse, poweredTable } from '../support/powered-table.ts';

const METER = 20;
const RAISE = 19;
const RELEASE = 17;
const preset = (name: string) => readFileSync(`config/${name}.yaml`, 'utf8');
/** The preset, with two coils that move the bar in the place of a sensor; no switch sees where it is. */
const COILS = preset('gpio')
  .replace('trough, ', '')
  .replace('trough: { pin: 19, active: low }', '')
  .replace('bar: { pin: 17 }', `bar: { drop: { pin: 17 }, raise: { pin: ${RAISE} } }`);

const powered = (pulses: readonly Pulse[]) => pulses.map((pulse) => pulse.powered);
const WHOLE = [true, true];

describe('Before there is coil power', () => {
  it('no pulse goes to the meter, and none is booked', async () => {
    const disk = memoryDisk();
    memoryJournal({ clock: new HandClock(), disk }).commit([{ kind: 'meter owed', pulses: 5 }], 0);
    const { clock, journal, pulses } = await poweredTable(preset('cctalk'), disk);
    clock.pass(900);
    expect([pulses(METER), journal.books().meters.pulsesMade]).toEqual([[], 0]);
    clock.pass(5_000);
    expect(powered(pulses(METER))).toEqual(Array(5).fill(WHOLE));
    expect(journal.books().meters.pulsesMade).toBe(5);
  });

  it('a bar is not raised, and then it is, once: a game that the power cut goes on with its bar up', async () => {
    const first = await poweredTable(COILS);
    first.clock.pass(6_000);
    first.coin();
    first.controller.panel({ panel: 'start' });
    const { clock, board, pulses } = await poweredTable(COILS, first.disk);
    clock.pass(5_000);
    expect(board()).toMatchObject({ phase: 'play', faults: [] });
    expect(powered(pulses(RAISE))).toEqual([WHOLE]);
  });
});

describe('A disk that takes long before a pulse of the meter', () => {
  it('has that pulse wait until coil power is back', async () => {
    const { clock, controller, journal, pulses } = await poweredTable(preset('cctalk'));
    clock.pass(6_000);
    journal.commit([{ kind: 'meter owed', pulses: 1 }], clock.now());
    const flush = journal.flush.bind(journal);
    journal.flush = () => {
      clock.stuck(1_000);
      journal.flush = flush;
      return flush();
    };
    controller.refresh();
    clock.pass(4_000);
    expect([powered(pulses(METER)), journal.books().meters.pulsesMade]).toEqual([[WHOLE], 1]);
  });
});

describe('A start that the disk takes long to book', () => {
  it('lets the balls go once coil power is back, and the table says why it waits', async () => {
    const { clock, coin, controller, journal, board, pulses } = await poweredTable(preset('pool8-gpio'));
    clock.pass(6_000);
    coin();
    const commit = journal.commit.bind(journal);
    journal.commit = (entries, at) => {
      if (entries.some(({ kind }) => kind === 'game started')) clock.stuck(1_500);
      commit(entries, at);
    };
    expect(controller.panel({ panel: 'start' })).toBeNull();
    clock.pass(200);
    expect(board().faults).toMatchObject([{ code: 'HEARTBEAT_STOPPED', what: 'program' }]);
    clock.pass(3_000);
    expect(board()).toMatchObject({ phase: 'play', faults: [] });
    expect(powered(pulses(RELEASE))).toEqual([WHOLE]);
  });
});
