import { openGpio } from '../../../../src/adapters/cabinet/gpio/open-gpio.ts';
import { systemClock } from '../../../../src/adapters/clock/system-clock.ts';
import { silentLog } from '../../../../src/ports/log.ts';
import type { LineChange } from '../../../../src/sensing/events.ts';
import { patiently, pause } from './patience.ts';
import { BACKEND, presetWith } from './settings.ts';
import { layWood, type Wood } from './wood.ts';

export interface Wires {
  readonly wood: Wood;
  readonly lines: readonly string[];
  /** The next changes that the driver tells, in its order. */
  next(many: number): Promise<readonly LineChange[]>;
  /** What it has told since, and this took. */
  told(): readonly LineChange[];
  stop(): Promise<void>;
}

/** The driver by itself with the preset's wiring, at rest and with all it had to tell of that. */
export async function openWires(): Promise<Wires> {
  const { wiring } = presetWith();
  const cabinet = await openGpio({ wiring, backend: BACKEND, clock: systemClock, log: silentLog });
  const wood = layWood(wiring);
  let told: readonly LineChange[] = [];
  let heard = () => {};
  await cabinet.start((event) => {
    if (event.type !== 'line') return;
    told = [...told, event.change];
    heard();
  });
  const next = async (many: number) => {
    while (told.length < many) {
      const more = new Promise<void>((resolve) => {
        heard = resolve;
      });
      await patiently(more, () => `${many} changes; told: ${JSON.stringify(told)}`);
    }
    const taken = told.slice(0, many);
    told = told.slice(many);
    return taken;
  };
  await atRest(wood, next);
  return {
    wood,
    lines: Object.keys(wiring.lines),
    next,
    told() {
      const taken = told;
      told = [];
      return taken;
    },
    stop: () => cabinet.stop(),
  };
}

/** A key that is turned and back again is the last of what the driver tells before it is used. */
async function atRest(wood: Wood, next: (many: number) => Promise<readonly LineChange[]>): Promise<void> {
  const KEY = 'key';
  await pause(500);
  wood.set(KEY, 1);
  for (let line = ''; line !== KEY; ) line = (await next(1))[0]?.line ?? '';
  wood.set(KEY, 0);
  await next(1);
}
