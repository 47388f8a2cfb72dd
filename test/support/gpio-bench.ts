import { rmSync } from 'node:fs';
import { afterEach } from 'vitest';
import { GpioCabinet } from '../../src/adapters/cabinet/gpio/gpio-cabinet.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { CabinetEvent } from '../../src/ports/cabinet.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { Wiring } from '../../src/session/table-config.ts';
import { fakeGpio } from './fake-gpio.ts';

/** A table on the header of a computer that a test drives. */

export const WIRING: Wiring = {
  lines: {
    'hole.200': { pin: 2, active: 'low' },
    'peg.black': { pin: 13, active: 'high' },
    'button.start': { pin: 21, active: 'low' },
    'button.next': { pin: 23, active: 'low' },
  },
  outputs: { bar: { kind: 'held', pin: 17 }, coins: { pin: 27 }, startLamp: { pin: 22 } },
};
export const METERED: Wiring = { ...WIRING, outputs: { ...WIRING.outputs, meter: { pin: 20 } } };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

export function bench(chip: Parameters<typeof fakeGpio>[0] = {}, wiring = WIRING) {
  const clock = new HandClock();
  const pi = fakeGpio(chip);
  folders.push(pi.root);
  const cabinet = new GpioCabinet({ wiring, world: pi.world, clock, log: silentLog });
  const told: CabinetEvent[] = [];
  return {
    clock,
    pi,
    cabinet,
    /** As the program does: the pins first, then the table. */
    async start() {
      await cabinet.take();
      await cabinet.start((event) => told.push(event));
    },
    changes: () => told.flatMap((event) => (event.type === 'line' ? [event.change] : [])),
  };
}

/** A table that has learnt its lines. */
export async function running(wiring = WIRING) {
  const table = bench({}, wiring);
  table.pi.drive(13, 0);
  await table.start();
  table.clock.advance(1_000);
  return table;
}
