import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { Controller } from '../../src/app/controller.ts';
import { healthOf } from '../../src/app/health-of.ts';
import { playOf } from '../../src/app/play-of.ts';
import { silentLog } from '../../src/ports/log.ts';
import { unwatched } from '../../src/ports/watchdog.ts';
import { good } from '../support/config-reading.ts';
import { chardevBench } from '../support/gpio-bench.ts';

const [RELEASE, COIN, START_LAMP, GATE] = [17, 20, 22, 27];

/** The table of a preset on a header, its heart beating, with a pound in it. */
async function onHeader(preset: string) {
  const play = playOf(good(readConfig(readFileSync(`config/${preset}`, 'utf8'))));
  const wiring = play.config.cabinet.gpio;
  if (!wiring) throw new Error('this preset is for no header');
  const { clock, pi, watch, take } = chardevBench({}, wiring);
  const journal = memoryJournal({ clock, disk: memoryDisk(), version: 'test' });
  const world = { clock, gameClock: clock, cabinet: await take(), journal, displays: [], log: silentLog };
  const controller = new Controller(world, play, 'cold');
  await controller.start();
  healthOf(controller, world, unwatched).start();
  clock.advance(5_000);
  pi.drive(COIN, 0);
  clock.advance(100);
  pi.drive(COIN, 1);
  clock.advance(2_000);
  return {
    clock,
    pi,
    watch,
    board: () => controller.board(),
    press: (panel: string) => controller.panel({ panel }),
    level: (pin: number) => pi.level(pin),
  };
}

describe('A pool table on the header', () => {
  it('sells nothing while no coil has a guard, and a frame as soon as one has', async () => {
    const table = await onHeader('pool8-gpio.yaml');
    table.watch.lost();
    expect([START_LAMP, GATE].map(table.level)).toEqual([0, 0]);
    expect(table.press('start')).toBe('notNow');
    table.watch.found();
    expect(table.press('start')).toBeNull();
    expect(table.level(RELEASE)).toBe(1);
  });

  it('keeps its credit while the pin that lets the balls go is shorted, and is well within a minute after', async () => {
    const table = await onHeader('pool8-gpio.yaml');
    table.pi.grounded.add(RELEASE);
    table.press('start');
    table.clock.advance(180_000);
    expect(table.board()).toMatchObject({
      phase: 'ready',
      credit: { games: 1 },
      faults: [{ code: 'OUTPUT_WRONG', what: 'release' }],
    });
    expect(table.press('start')).toBe('notNow');
    table.pi.grounded.delete(RELEASE);
    table.clock.advance(60_000);
    expect(table.board().faults).toEqual([]);
    expect([START_LAMP, GATE].map(table.level)).toEqual([1, 1]);
    expect(table.press('start')).toBeNull();
    expect(table.level(RELEASE)).toBe(1);
  });
});
