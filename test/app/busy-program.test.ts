import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { Controller } from '../../src/app/controller.ts';
import { playOf } from '../../src/app/play-of.ts';
import type { Cabinet } from '../../src/ports/cabinet.ts';
import { silentLog } from '../../src/ports/log.ts';
import { wiringOf } from '../../src/session/wired.ts';
import { good } from '../support/config-reading.ts';
import { bench, chardevBench } from '../support/gpio-bench.ts';

const PIN = { coin: 20, start: 21, hundred: 5, lane: 11, black: 13, whiteL: 16, whiteR: 18 };
const PLAY = playOf(good(readConfig(readFileSync('config/gpio.yaml', 'utf8'))));
const WIRING = wiringOf(PLAY.config.cabinet);

async function tableWith(clock: HandClock, cabinet: Cabinet): Promise<Controller> {
  const journal = memoryJournal({ clock, disk: memoryDisk(), version: 'test' });
  const world = { clock, gameClock: clock, cabinet, journal, displays: [], log: silentLog };
  const controller = new Controller(world, PLAY, 'running');
  await controller.start();
  clock.advance(5_000);
  return controller;
}

/** The same table, on a kernel that keeps no times of its edges. */
async function openTimeless() {
  const longestMs = new Map(PLAY.sensing.coins.map(({ line, maxMs }) => [line, maxMs]));
  const { clock, pi, take, notes } = bench({}, WIRING, longestMs);
  for (const pin of [PIN.black, PIN.whiteL, PIN.whiteR]) pi.wires.set(pin, 0);
  const controller = await tableWith(clock, await take());
  return {
    notes,
    board: () => controller.board(),
    /** It is over before anybody can look. */
    passUnseen(busyMs: number) {
      clock.advance(busyMs);
      pi.beBusy(busyMs);
      pi.drive(PIN.coin, 0, 1);
      clock.advance(5_000);
    },
  };
}

/** The table of config/gpio.yaml, on a kernel that stamps its edges. */
async function openTable() {
  const { clock, pi, take } = chardevBench({}, WIRING);
  for (const pin of [PIN.black, PIN.whiteL, PIN.whiteR]) pi.wires.set(pin, 0);
  const controller = await tableWith(clock, await take());
  const toOther = (pin: number) => pi.drive(pin, pi.level(pin) === 1 ? 0 : 1);
  return {
    board: () => controller.board(),
    start: () => controller.panel({ panel: 'start', players: 2 }),
    /** The program is kept busy soon after the pulse began, and its timers come before what the kernel has kept. */
    pulseWhileBusy(pin: number, { ms, busyMs }: { ms: number; busyMs: number }) {
      toOther(pin);
      clock.advance(ms / 4);
      pi.whileBusy(() => {
        clock.advance(ms - ms / 4);
        toOther(pin);
        clock.advance(busyMs - ms);
      });
      clock.advance(5_000);
    },
    pulse(pin: number, ms: number) {
      toOther(pin);
      clock.advance(ms);
      toOther(pin);
      clock.advance(5_000);
    },
  };
}

describe('While the program was busy', () => {
  it.each([150, 320, 400, 1_000])('for %i ms, a coin that passed is a coin', async (busyMs) => {
    const table = await openTable();
    table.pulseWhileBusy(PIN.coin, { ms: 100, busyMs });
    expect([table.board().credit.games, table.board().faults]).toEqual([1, []]);
  });

  it('a skittle that only wobbled has not fallen', async () => {
    const table = await openTable();
    table.pulse(PIN.coin, 100);
    expect(table.start()).toBeNull();
    table.pulse(PIN.hundred, 30);
    table.pulseWhileBusy(PIN.black, { ms: 60, busyMs: 250 });
    const { active, players, prompt } = table.board();
    expect([active, players[0]?.turn, prompt?.id]).toEqual([0, 100, 'restandPeg']);
  });

  it('a spark on START is no hand', async () => {
    const table = await openTable();
    table.pulse(PIN.coin, 100);
    table.pulseWhileBusy(PIN.start, { ms: 17, busyMs: 60 });
    expect([table.board().phase, table.board().credit.games]).toEqual(['ready', 1]);
  });

  it('a hand on START is one', async () => {
    const table = await openTable();
    table.pulse(PIN.coin, 100);
    table.pulseWhileBusy(PIN.start, { ms: 80, busyMs: 300 });
    expect(table.board().phase).toBe('play');
  });
});

describe('While the program was busy, on a kernel that keeps no times,', () => {
  it.each([40, 100, 400, 1_000])(
    'for %i ms, a coin that passed is a coin, and the log doubts it',
    async (busyMs) => {
      const table = await openTimeless();
      table.passUnseen(busyMs);
      expect([table.board().credit.games, table.board().faults]).toEqual([1, []]);
      expect(table.notes).toContain('a pulse of a coin came and went while the program was busy');
    },
  );

  it.each([0, 25])('for %i ms, what came and went was shorter than any coin', async (busyMs) => {
    const table = await openTimeless();
    table.passUnseen(busyMs);
    expect(table.board().credit.games).toBe(0);
  });
});
