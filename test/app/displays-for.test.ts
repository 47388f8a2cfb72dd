import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { displaysFor } from '../../src/app/displays-for.ts';
import { silentLog } from '../../src/ports/log.ts';
import { boardWith } from '../support/board.ts';
import { Max7219Chip, PINS } from '../support/max7219-chip.ts';
import { playFrom } from '../support/open-table.ts';

const { cache } = createRequire(import.meta.url);
const isLoaded = (name: string) => Object.keys(cache).some((path) => path.includes(`/node_modules/${name}/`));

function around() {
  const clock = new HandClock();
  const faults: string[] = [];
  const teller = {
    raise: (code: string, what: string) => faults.push(`${code} ${what}`),
    clear: () => {},
  };
  return { faults, clock, surroundings: { clock, log: silentLog, faults: teller } };
}

/** Asked after the displays asked: the hand leaves them no less of their time than the system takes to say no. */
const systemAnswers = (): Promise<void> => access('/dev/i2c-20').catch(() => {});

it('a table without small displays has none, and loads nothing for them', async () => {
  const { surroundings } = around();
  expect(await displaysFor(playFrom(), null, surroundings)).toEqual([]);
  expect(isLoaded('johnny-five')).toBe(false);
});

it('displays on a bus that this computer has not got are told by name, and the others are shown', async () => {
  const { surroundings, clock, faults } = around();
  const settings = {
    digits: [
      { chip: 'MAX7219', ...PINS, shows: 'player.1', brightness: 50 },
      { chip: 'HT16K33', bus: 20, address: 0x70, shows: 'clock', brightness: 50 },
    ],
    lcd: { bus: 20, address: 0x27, rows: 2 },
  } as const;
  const play = playFrom();
  const { config } = play;
  const fitted = { ...play, config: { ...config, display: { ...config.display, ...settings } } };
  const chip = new Max7219Chip();
  const displays = await displaysFor(fitted, { claim: chip.claim, pauseMs: 5 }, surroundings);
  for (const display of displays) display.show(boardWith());
  while (faults.length < 2) {
    clock.advance(10);
    await systemAnswers();
  }
  for (let turn = 0; turn < 50; turn += 1) {
    clock.advance(10);
    await nextTurn();
  }
  expect(faults.sort()).toEqual(['BUS_MISSING digits.2 (clock)', 'BUS_MISSING lcd']);
  expect(chip.shown).toBe('340.  120');
  await Promise.all(displays.map((display) => display.stop()));
});
