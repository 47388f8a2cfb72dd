import { describe, expect, it } from 'vitest';
import { FirmataCabinet } from '../../src/adapters/cabinet/firmata/firmata-cabinet.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { CabinetEvent } from '../../src/ports/cabinet.ts';
import { type Log, silentLog } from '../../src/ports/log.ts';
import { TableError } from '../../src/ports/table-error.ts';
import type { BoardWiring } from '../../src/session/table-config.ts';
import { cabinetContract } from '../contracts/cabinet.ts';
import { BAR_DOWN, PLAYING } from '../support/bench.ts';
import { FakeBoard } from '../support/fake-board.ts';

const PORT = '/dev/serial/by-id/usb-board';
const WIRING: BoardWiring = {
  port: PORT,
  lines: {
    'hole.200': { pin: 22, active: 'low' },
    'peg.black': { pin: 40, active: 'high' },
    'button.start': { pin: 46, active: 'low' },
    'button.next': { pin: 47, active: 'low' },
  },
  outputs: { bar: { kind: 'held', pin: 8 }, coins: { pin: 9 }, startLamp: { pin: 10 } },
};
const METERED: BoardWiring = { ...WIRING, outputs: { ...WIRING.outputs, meter: { pin: 11 } } };

function bench(board = new FakeBoard(), wiring = WIRING) {
  const clock = new HandClock();
  const warnings: string[] = [];
  const log: Log = { ...silentLog, warn: ({ err }: { err?: unknown }) => warnings.push(String(err)) };
  const cabinet = new FirmataCabinet({ wiring, open: board.open, clock, log });
  const told: CabinetEvent[] = [];
  return {
    clock,
    board,
    cabinet,
    told,
    warnings,
    /** As the program does: the board first, then the table. */
    async start() {
      await cabinet.connect();
      await cabinet.start((event) => told.push(event));
    },
    /** Lets time pass with everything that boards do meanwhile. */
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += 100) {
        clock.advance(100);
        await new Promise(setImmediate);
      }
    },
    lines: () => told.flatMap((event) => (event.type === 'line' ? [event.change] : [])),
    comings: () => told.filter(({ type }) => type === 'lost' || type === 'found'),
  };
}

async function running(wiring = WIRING) {
  const table = bench(new FakeBoard(), wiring);
  table.board.drive(40, 0);
  await table.start();
  return table;
}

cabinetContract('firmata', async () => {
  const { board, clock, cabinet } = bench(new FakeBoard(), METERED);
  await cabinet.connect();
  return {
    cabinet,
    press: (button) => {
      const pin = WIRING.lines[`button.${button}`]?.pin ?? Number.NaN;
      board.drive(pin, 0);
      clock.advance(80);
      board.drive(pin, 1);
      clock.advance(80);
    },
    settle: async () => clock.advance(1_000),
    held: () => ({
      bar: board.outputs.get(8) === 1 ? 'raised' : 'dropped',
      coins: board.outputs.get(9) === 1 ? 'accepted' : 'refused',
    }),
    moved: () => board.written.filter((what) => what === 'write 11 1').length,
  };
});

describe('A board on a cable', () => {
  it('is made safe before anything else is asked of it', async () => {
    const { board } = await running();
    const outputs = board.written.slice(0, 6);
    expect(outputs.filter((what) => what.startsWith('write'))).toEqual([
      'write 8 0',
      'write 9 0',
      'write 10 0',
    ]);
    expect(outputs.filter((what) => what.startsWith('mode'))).toEqual(['mode 8 1', 'mode 9 1', 'mode 10 1']);
  });

  it('pulls its inputs up, and tells lines with their polarity', async () => {
    const { board, lines, clock } = await running();
    expect(board.written).toContain('mode 22 11');
    expect(board.written).toContain('mode 40 11');
    clock.advance(5_000);
    board.drive(22, 0);
    clock.advance(30);
    board.drive(22, 1);
    board.drive(40, 1);
    expect(lines()).toEqual([
      { line: 'hole.200', value: 1, at: 5_000 },
      { line: 'hole.200', value: 0, at: 5_030 },
      { line: 'peg.black', value: 1, at: 5_030 },
    ]);
  });

  it('tells at the start what is active already', async () => {
    const { board, start, told } = bench();
    board.drive(40, 0);
    board.drive(46, 0);
    await start();
    expect(told).toEqual([{ type: 'line', change: { line: 'button.start', value: 1, at: 0 } }]);
  });

  it('is lost when it is unplugged, and found when it has been back for a second', async () => {
    const { board, pass, comings } = await running();
    board.unplug();
    await pass(3_000);
    board.plugged = true;
    await pass(1_000);
    expect(comings()).toEqual([{ type: 'lost', what: PORT, at: 0 }]);
    await pass(1_000);
    expect(comings()).toEqual([
      { type: 'lost', what: PORT, at: 0 },
      { type: 'found', what: PORT, at: expect.any(Number) },
    ]);
  });

  it('has its levels again when it is back, first the safe ones', async () => {
    const { board, cabinet, pass } = await running();
    cabinet.hold(PLAYING);
    board.unplug();
    board.outputs.clear();
    board.plugged = true;
    board.written.length = 0;
    await pass(1_000);
    expect(board.written.filter((what) => what.startsWith('write 8'))).toEqual(['write 8 0', 'write 8 1']);
    expect([8, 9, 10].map((pin) => board.outputs.get(pin))).toEqual([1, 1, 0]);
    expect(board.opened).toBe(2);
  });

  it('is not told afterwards what was held while it was away', async () => {
    const { board, cabinet, pass } = await running();
    board.unplug();
    board.written.length = 0;
    cabinet.hold(PLAYING);
    cabinet.hold(BAR_DOWN);
    expect(board.written).toEqual([]);
    board.plugged = true;
    await pass(1_000);
    expect(board.written).not.toContain('write 8 1');
  });

  it('is written nothing between its end and the moment that is noticed', async () => {
    const { board, cabinet } = await running();
    board.die();
    board.written.length = 0;
    cabinet.hold(PLAYING);
    expect(board.written).toEqual([]);
  });

  it('has its levels again when it has restarted under the table', async () => {
    const { board, cabinet, pass, comings } = await running();
    cabinet.hold(PLAYING);
    board.restart();
    expect(comings()).toMatchObject([{ type: 'lost' }]);
    await pass(2_000);
    expect([8, 9, 10].map((pin) => board.outputs.get(pin))).toEqual([1, 1, 0]);
    expect(comings()).toMatchObject([{ type: 'lost' }, { type: 'found' }]);
    expect(board.opened).toBe(2);
  });

  it('is lost when it has said nothing for some seconds, and opened anew until it speaks', async () => {
    const { board, cabinet, pass, comings } = await running();
    await pass(60_000);
    expect(comings()).toEqual([]);
    board.hangs = true;
    await pass(3_000);
    expect(comings()).toEqual([]);
    await pass(1_500);
    expect(comings()).toMatchObject([{ type: 'lost' }]);
    cabinet.hold(PLAYING);
    board.hangs = false;
    await pass(2_000);
    expect(comings()).toMatchObject([{ type: 'lost' }, { type: 'found' }]);
    expect(board.outputs.get(8)).toBe(1);
  });

  it('tells what changed while it was away before it counts as found', async () => {
    const { board, pass, told } = await running();
    board.unplug();
    board.drive(40, 1);
    board.plugged = true;
    await pass(2_000);
    expect(told.map((event) => (event.type === 'line' ? event.change.line : event.type))).toEqual([
      'lost',
      'peg.black',
      'found',
    ]);
  });

  it('is waited for when it is not there at the start, and why is told once', async () => {
    const { board, start, pass, comings, warnings } = bench();
    board.plugged = false;
    await start();
    await pass(5_000);
    expect(comings()).toEqual([{ type: 'lost', what: PORT, at: 0 }]);
    expect(warnings).toEqual(['Error: no such file or directory']);
    board.plugged = true;
    await pass(2_000);
    expect(comings().at(-1)?.type).toBe('found');
  });

  it('tells at the start what has to be mended before it can be used, and takes it back', async () => {
    const { board, start, pass, told } = bench();
    board.drive(40, 0);
    board.refused = new TableError('BOARD_FORBIDDEN', 'This user may not use it');
    await start();
    await pass(3_000);
    expect(told).toMatchObject([{ type: 'trouble', code: 'BOARD_FORBIDDEN', what: PORT }, { type: 'lost' }]);
    board.refused = null;
    await pass(2_000);
    expect(told.slice(2)).toMatchObject([{ type: 'mended', code: 'BOARD_FORBIDDEN' }, { type: 'found' }]);
  });

  it('is told to be another one when a wrong one is plugged in while the table runs', async () => {
    const { board, pass, told } = await running();
    board.unplug();
    board.plugged = true;
    board.pins = 20;
    await pass(3_000);
    expect(told).toMatchObject([{ type: 'lost' }, { type: 'trouble', code: 'BOARD_UNFIT', what: PORT }]);
    board.pins = 70;
    await pass(2_000);
    expect(told.slice(2)).toMatchObject([{ type: 'mended', code: 'BOARD_UNFIT' }, { type: 'found' }]);
  });

  it('is only not there when it is unplugged, whatever was wrong before', async () => {
    const { board, pass, told } = await running();
    board.restart();
    board.refused = new TableError('BOARD_BUSY', 'It cannot be opened');
    await pass(1_000);
    board.refused = new Error('no such file or directory');
    await pass(1_000);
    expect(told).toMatchObject([
      { type: 'lost' },
      { type: 'trouble' },
      { type: 'mended', code: 'BOARD_BUSY' },
    ]);
  });

  it('is lost at the start when it went between its first answer and the start', async () => {
    const { board, cabinet, told } = bench();
    await cabinet.connect();
    board.die();
    await cabinet.start((event) => told.push(event));
    expect(told.map(({ type }) => type)).toEqual(['lost']);
  });

  it('is refused when it lacks the pins that the settings name', async () => {
    const uno = bench(new FakeBoard(20));
    await expect(uno.start()).rejects.toMatchObject({
      code: 'BOARD_UNFIT',
      what: expect.stringContaining('no pin 22 (hole.200), pin 40 (peg.black)'),
    });
    expect(uno.board.written).toEqual([]);
  });

  it('is looked for no longer when the table has stopped', async () => {
    const { board, cabinet, pass } = await running();
    board.unplug();
    await cabinet.stop();
    board.plugged = true;
    await pass(3_000);
    expect(board.opened).toBe(1);
  });
});

describe('The meter on a board', () => {
  const metered = async () => {
    const table = await running(METERED);
    const { written } = table.board;
    return { ...table, moved: () => written.filter((what) => what === 'write 11 1').length };
  };

  it('is low before any line is asked for', async () => {
    const { board } = await metered();
    const firstLine = board.written.findIndex((what) => what.startsWith('mode 22'));
    expect(board.written.slice(0, firstLine)).toContain('write 11 0');
  });

  it('is on for 100 ms a pulse, and off for as long', async () => {
    const { board, cabinet, clock } = await metered();
    cabinet.emit({ output: 'meter', value: 2 });
    const levels = [];
    for (let ms = 0; ms < 600; ms += 50) {
      levels.push(board.outputs.get(11));
      clock.advance(50);
    }
    expect(levels).toEqual([1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('makes no pulses later that were not made when the cable went, and is off when it is back', async () => {
    const { board, cabinet, pass, moved } = await metered();
    cabinet.emit({ output: 'meter', value: 5 });
    board.unplug();
    cabinet.emit({ output: 'meter', value: 1 });
    board.plugged = true;
    await pass(3_000);
    expect(moved()).toBe(1);
    expect(board.outputs.get(11)).toBe(0);
    cabinet.emit({ output: 'meter', value: 1 });
    await pass(1_000);
    expect(moved()).toBe(2);
  });

  it('is low when the table stops in the midst of a pulse', async () => {
    const { board, cabinet } = await metered();
    cabinet.emit({ output: 'meter', value: 1 });
    await cabinet.stop();
    expect(board.outputs.get(11)).toBe(0);
  });
});
