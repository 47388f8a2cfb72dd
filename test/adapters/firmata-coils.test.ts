import { describe, expect, it } from 'vitest';
import { FirmataCabinet } from '../../src/adapters/cabinet/firmata/firmata-cabinet.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { CabinetEvent } from '../../src/ports/cabinet.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { Outputs } from '../../src/session/outputs.ts';
import type { BarDrive, BoardWiring, Coil } from '../../src/session/table-config.ts';
import { cabinetContract } from '../contracts/cabinet.ts';
import { PLAYING } from '../support/bench.ts';
import { FakeBoard } from '../support/fake-board.ts';

const DROP = 6;
const RAISE = 7;
const SWITCH = 50;
const coil = (pin: number): Coil => ({ pin, pulseMs: 200, restMs: 1_000, mostPerMinute: 20 });
const COILS: BarDrive = { kind: 'coils', drop: coil(DROP), raise: coil(RAISE) };
const MOTOR: BarDrive = { kind: 'motor', pin: DROP, mostMs: 5_000 };

const wiring = (bar: BarDrive, isSeen: boolean): BoardWiring => ({
  port: '/dev/board',
  lines: {
    ...(isSeen && { 'bar.down': { pin: SWITCH, active: 'low' } }),
    'button.start': { pin: 46, active: 'low' },
    'button.next': { pin: 47, active: 'low' },
  },
  outputs: { bar, coins: { pin: 9 }, startLamp: { pin: 10 }, meter: { pin: 11 }, release: coil(12) },
});

function bench(bar: BarDrive, isSeen = true) {
  const board = new FakeBoard();
  const clock = new HandClock();
  const cabinet = new FirmataCabinet({
    wiring: wiring(bar, isSeen),
    open: board.open,
    clock,
    log: silentLog,
  });
  const told: CabinetEvent[] = [];
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      clock.advance(100);
      await new Promise(setImmediate);
    }
  };
  return {
    board,
    clock,
    cabinet,
    told,
    pass,
    /** How often this pin went high. */
    fired: (pin: number) => board.written.filter((what) => what === `write ${pin} 1`).length,
    barIs: (where: 'down' | 'up') => board.drive(SWITCH, where === 'down' ? 0 : 1),
    async start() {
      await cabinet.connect();
      await cabinet.start((event) => told.push(event));
      await pass(3_000);
    },
  };
}

/** Where a latch is that the two coils move. */
const latch = ({ written }: FakeBoard): Outputs['bar'] =>
  written.lastIndexOf(`write ${RAISE} 1`) > written.lastIndexOf(`write ${DROP} 1`) ? 'raised' : 'dropped';

cabinetContract('firmata with a bar of two coils', async () => {
  const { board, clock, cabinet } = bench(COILS, false);
  await cabinet.connect();
  return {
    cabinet: {
      start: (report) => cabinet.start(report),
      hold: (outputs) => cabinet.hold(outputs),
      emit: (momentary) => cabinet.emit(momentary),
      heart: cabinet.heart,
      heardUntil: () => cabinet.heardUntil(),
      canRead: () => cabinet.canRead(),
      stop: async () => {
        const stopped = cabinet.stop();
        clock.advance(2_000);
        await stopped;
      },
    },
    press: (button) => {
      const pin = button === 'start' ? 46 : 47;
      board.drive(pin, 0);
      clock.advance(80);
      board.drive(pin, 1);
      clock.advance(80);
    },
    settle: async () => clock.advance(1_500),
    held: () => ({ bar: latch(board), coins: board.outputs.get(9) === 1 ? 'accepted' : 'refused' }),
    moved: () => board.written.filter((what) => what === 'write 11 1').length,
  };
});

describe('Coils on a board', () => {
  it('are low before any line is asked for', async () => {
    const { board, start } = bench(COILS);
    await start();
    const firstLine = board.written.findIndex((what) => what.startsWith('mode 50'));
    for (const pin of [DROP, RAISE, 9, 10, 11, 12]) {
      expect(board.written.slice(0, firstLine)).toContain(`write ${pin} 0`);
    }
  });

  it('are not pulsed at the start when the bar is down already, and drop it when it is not', async () => {
    const down = bench(COILS);
    down.barIs('down');
    await down.start();
    expect(down.fired(DROP)).toBe(0);
    const up = bench(COILS);
    up.barIs('up');
    await up.start();
    expect(up.fired(DROP)).toBe(1);
  });

  it('are pulsed after a return only when the bar is not where it is wanted', async () => {
    const table = bench(COILS);
    table.barIs('down');
    await table.start();
    table.cabinet.hold(PLAYING);
    await table.pass(1_000);
    table.barIs('up');
    for (const where of ['up', 'down'] as const) {
      table.board.unplug();
      table.barIs(where);
      table.board.plugged = true;
      await table.pass(4_000);
    }
    expect([table.fired(RAISE), table.fired(DROP)]).toEqual([2, 0]);
  });

  it('let the balls go once, and not later when the board was away', async () => {
    const table = bench(COILS);
    await table.start();
    table.cabinet.emit({ output: 'release', value: 1 });
    await table.pass(2_000);
    table.board.unplug();
    table.cabinet.emit({ output: 'release', value: 1 });
    table.board.plugged = true;
    await table.pass(4_000);
    expect(table.fired(12)).toBe(1);
  });

  it('that are asked too often are told', async () => {
    const table = bench(COILS);
    await table.start();
    for (let times = 0; times < 25; times++) {
      table.cabinet.emit({ output: 'release', value: 1 });
      await table.pass(1_300);
    }
    expect(table.fired(12)).toBe(20);
    expect(table.told.filter(({ type }) => type === 'trouble')).toMatchObject([
      { code: 'COIL_LIMIT', what: 'release' },
    ]);
  });

  it('stop the motor at its switch, while the table stops, too', async () => {
    const table = bench(MOTOR);
    table.barIs('down');
    await table.start();
    table.cabinet.hold(PLAYING);
    await table.pass(1_000);
    expect(table.board.outputs.get(DROP)).toBe(1);
    table.barIs('up');
    expect(table.board.outputs.get(DROP)).toBe(0);
    await table.pass(2_000);
    const stopped = table.cabinet.stop();
    expect(table.board.outputs.get(DROP)).toBe(1);
    await table.pass(500);
    table.barIs('down');
    expect(table.board.outputs.get(DROP)).toBe(0);
    await table.pass(100);
    await stopped;
  });
});
