import { describe, expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { Controller } from '../../src/app/controller.ts';
import { ReplayCabinet } from '../../src/app/replay/replay-cabinet.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { NOON, playFrom } from '../support/open-table.ts';

/** A table with one display, and what it was shown last. */
async function shownTable(
  settings: Record<string, unknown>,
  cabinetOn = (clock: HandClock) => new ReplayCabinet(clock),
) {
  const clock = new HandClock(NOON);
  const disk = memoryDisk();
  const cabinet = cabinetOn(clock);
  let shown: Scoreboard | null = null;
  let stopped = false;
  const display = {
    show: (board: Scoreboard) => {
      shown = board;
    },
    stop: async () => {
      stopped = true;
    },
  };
  const journal = memoryJournal({ clock, disk });
  const world = { clock, gameClock: clock, cabinet, journal, displays: [display], log: silentLog };
  const controller = new Controller(world, playFrom(settings), 'running');
  await controller.start();
  return { clock, disk, cabinet, controller, shown: () => shown, stopped: () => stopped };
}

describe('the displays of an idle table', () => {
  it('are shown the new price when its hour comes', async () => {
    const table = await shownTable({ money: { bands: [{ from: '12:30', to: '18:00', price: '1.50' }] } });
    table.clock.advance(29 * 60_000);
    expect(table.shown()?.tariff.price).toBe(100);
    table.clock.advance(60_000);
    expect(table.shown()?.tariff.price).toBe(150);
  });
});

describe('the end of the program', () => {
  it('puts everything on the disk and ends the displays though the cabinet does not answer any more', async () => {
    class DeafCabinet extends ReplayCabinet {
      override stop(): Promise<void> {
        this.cutPower();
        return new Promise(() => {});
      }
    }
    const table = await shownTable({}, (clock) => new DeafCabinet(clock));
    table.cabinet.report({ type: 'coin', amount: 100, currency: 'GBP', at: table.clock.now() });
    table.controller.panel({ panel: 'start' });
    table.clock.advance(1_000);
    void table.controller.stop();
    expect(table.cabinet.outputs.bar).toBe('dropped');
    table.clock.advance(1_000);
    await new Promise(setImmediate);
    expect(table.disk.rows.at(-1)?.entry).toMatchObject({ kind: 'clock', msLeft: 17 * 60_000 - 1_000 });
    expect(table.stopped()).toBe(true);
  });
});
