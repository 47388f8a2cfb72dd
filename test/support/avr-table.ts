import { onTestFinished } from 'vitest';
import { SpeedClock } from '../../src/adapters/clock/speed-clock.ts';
import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import { memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { cabinetFor } from '../../src/app/cabinet-for.ts';
import { Controller } from '../../src/app/controller.ts';
import { displaysFor } from '../../src/app/displays-for.ts';
import type { Display } from '../../src/ports/display.ts';
import { silentLog } from '../../src/ports/log.ts';
import { avrBench } from './avr-bench.ts';
import { pathOf } from './baulk.ts';
import { playFrom } from './open-table.ts';

/** The table as the command wires it, on that board; only that its paid minute can be made to pass faster. */
export async function tableOnBoard() {
  const bench = await avrBench();
  const play = playFrom(bench.settings);
  const clock = systemClock;
  const gameClock = new SpeedClock(clock);
  const around = { clock, gameClock, journalFile: pathOf('table.db'), log: silentLog };
  const { cabinet, pins } = await cabinetFor(play, around);
  const displays: Display[] = [{ show: () => bench.moments.changed(), stop: async () => {} }];
  const journal = memoryJournal({ clock, disk: memoryDisk(), version: 'test' });
  const world = { clock, gameClock, cabinet, journal, displays, log: silentLog };
  const controller = new Controller(world, play, 'running');
  const { faults } = controller;
  displays.push(...(await displaysFor(play, pins, { ...around, faults })));
  onTestFinished(() => controller.stop());
  await controller.start();
  return {
    ...bench,
    board: () => controller.board(),
    faults: () => controller.board().faults.map(({ code }) => code),
    hurry(times: number) {
      gameClock.setSpeed(times);
      controller.refresh();
    },
  };
}

export type TableOnBoard = Awaited<ReturnType<typeof tableOnBoard>>;
