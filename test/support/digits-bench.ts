import { setImmediate as nextTurn } from 'node:timers/promises';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { i2cBuses } from '../../src/adapters/display/digits/i2c.ts';
import {
  openDigits,
  openLcd,
  type SmallDisplayWorld,
} from '../../src/adapters/display/digits/open-digits.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { DigitsShow } from '../../src/session/table-config.ts';
import { FakeI2c, Ht16k33Chip, LcdChip } from './i2c-chips.ts';
import { Max7219Chip, PINS } from './max7219-chip.ts';

const STEP_MS = 10;

/** A bench with small displays on it, real johnny-five, and chips that are read like a person reads them. */
export function digitsBench(clock = new HandClock()) {
  const chain = new Max7219Chip();
  const i2c = new FakeI2c();
  const faults: string[] = [];
  const world: SmallDisplayWorld = {
    clock,
    log: silentLog,
    pins: { claim: chain.claim, pauseMs: 5 },
    bus: i2cBuses(i2c.open),
    faults: {
      raise: (code, what) => faults.push(`${code} ${what}`),
      clear: (code, what) => faults.push(`${code} ${what} mended`),
    },
  };
  return {
    clock,
    chain,
    i2c,
    faults,
    world,
    openChain: (shows: DigitsShow, brightness = 50) =>
      openDigits({ chip: 'MAX7219', ...PINS, shows, brightness }, `digits ${shows}`, world),
    openBackpack(shows: DigitsShow, address = 0x70, brightness = 50) {
      const chip = new Ht16k33Chip();
      i2c.chips.set(address, chip);
      const settings = { chip: 'HT16K33', bus: 1, address, shows, brightness } as const;
      return { chip, display: openDigits(settings, `digits ${shows}`, world) };
    },
    openLcd(rows: 2 | 4 = 2, address = 0x27) {
      const chip = new LcdChip(rows, rows === 2 ? 16 : 20);
      i2c.chips.set(address, chip);
      return { chip, display: openLcd({ bus: 1, address, rows }, world) };
    },
    /** Time passes, and whoever waits for a wire has his turn in between. */
    async wait(ms: number) {
      for (const end = clock.now() + ms; clock.now() < end; ) {
        clock.advance(Math.min(STEP_MS, end - clock.now()));
        await nextTurn();
      }
    },
  };
}
