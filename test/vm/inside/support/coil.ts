import type { GpioCabinet } from '../../../../src/adapters/cabinet/gpio/gpio-cabinet.ts';
import { openGpio } from '../../../../src/adapters/cabinet/gpio/open-gpio.ts';
import { systemClock } from '../../../../src/adapters/clock/system-clock.ts';
import { type Log, silentLog } from '../../../../src/ports/log.ts';
import { BACKEND, presetWith } from './settings.ts';

export const RELEASE = 9;
export const PULSE_MS = 200;

/** The preset with a coil that lets the balls go, opened as the table opens it. */
export async function openCoil(log: Log = silentLog): Promise<GpioCabinet> {
  const { wiring } = presetWith({
    cabinet: {
      gpio: {
        lines: { 'hole.20R': { pin: 14 } },
        outputs: { release: { pin: RELEASE, pulse: `${PULSE_MS}ms` } },
      },
    },
  });
  const cabinet = await openGpio({ wiring, backend: BACKEND, clock: systemClock, log });
  await cabinet.start(() => {});
  return cabinet;
}
