import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { SpeedClock } from '../../src/adapters/clock/speed-clock.ts';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { cabinetFor } from '../../src/app/cabinet-for.ts';
import { playOf } from '../../src/app/play-of.ts';
import type { CabinetEvent } from '../../src/ports/cabinet.ts';
import { silentLog } from '../../src/ports/log.ts';
import { good } from '../support/config-reading.ts';

const { cache } = createRequire(import.meta.url);
const loaded = () =>
  ['onoff', 'johnny-five', 'firmata-io', 'serialport'].filter((name) =>
    Object.keys(cache).some((path) => path.includes(`/node_modules/${name}/`)),
  );

/** The cabinet of a settings file on this machine, to which nothing is wired. */
async function cabinetOf(file: string) {
  const clock = new HandClock();
  const text = readFileSync(`config/${file}`, 'utf8').replace(/port: .*/, 'port: /dev/no-board-here');
  const around = {
    clock,
    gameClock: new SpeedClock(clock),
    journalFile: join(tmpdir(), 'none'),
    log: silentLog,
  };
  const { cabinet } = await cabinetFor(playOf(good(readConfig(text))), around);
  return cabinet;
}

it('a simulated table starts without the libraries of a real one', async () => {
  await cabinetOf('table.yaml');
  expect(loaded()).toEqual([]);
});

it('a table on the header loads what drives its pins, and does not begin without them', async () => {
  // On a Raspberry Pi with free pins there is nothing to refuse.
  const cabinet = await cabinetOf('gpio.yaml').catch((error: Error) => error);
  if (cabinet instanceof Error) expect(cabinet).toMatchObject({ code: expect.stringMatching(/^GPIO_/) });
  else await cabinet.stop();
  expect(loaded()).toEqual(['onoff']);
});

it('a table behind a board is open, and out of order until the board is there', async () => {
  const cabinet = await cabinetOf('firmata.yaml');
  expect(loaded()).toEqual(expect.arrayContaining(['johnny-five', 'firmata-io', 'serialport']));
  const told: CabinetEvent[] = [];
  await cabinet.start((event) => told.push(event));
  expect(told).toEqual([{ type: 'lost', what: '/dev/no-board-here', at: 0 }]);
  await cabinet.stop();
});
