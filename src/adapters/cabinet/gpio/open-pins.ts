import { performance } from 'node:perf_hooks';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import { TableError } from '../../../ports/table-error.ts';
import type { TableConfig } from '../../../session/table-config.ts';
import { choosePins } from './choose-pins.ts';
import type { KernelPins } from './kernel-pins.ts';
import { exportPin, isOurs, levelNow } from './onoff/sysfs.ts';
import type { GpioMaker } from './onoff/world.ts';

const SYSFS = '/sys/class/gpio';

export interface PinsOptions {
  readonly backend: TableConfig['cabinet']['backend'];
  readonly clock: Clock;
  readonly log: Log;
}

/** The pins of this computer's header. Throws TableError GPIO_MISSING, GPIO_FORBIDDEN or DRIVER_UNLOADABLE. */
export function openPins({ backend, clock, log }: PinsOptions): Promise<KernelPins> {
  const ways = {
    chardev: async () => {
      const { openChardevPins } = await import('./chardev/chardev-pins.ts');
      const { linux } = await loaded('koffi and epoll', () => import('./chardev/linux.ts'));
      return openChardevPins({ kernel: linux, clock, log, sysfs: SYSFS });
    },
    onoff: async () => {
      const { openOnoffPins } = await import('./onoff/onoff-pins.ts');
      const { Gpio } = await loaded('onoff', () => import('onoff'));
      const world = {
        root: SYSFS,
        exportPin: (number: number) => exportPin(SYSFS, number),
        isOurs: (number: number) => isOurs(SYSFS, number),
        make: (...[number, direction, edge, settings]: Parameters<GpioMaker>) =>
          new Gpio(number, direction, edge, settings),
        look: (number: number) => levelNow(SYSFS, number),
        later: (next: () => void) => setImmediate(next),
        busyMs: () => performance.eventLoopUtilization().active,
      };
      return openOnoffPins(world, { clock, log });
    },
  };
  return choosePins(backend, ways, log);
}

async function loaded<Library>(name: string, load: () => Promise<Library>): Promise<Library> {
  try {
    return await load();
  } catch (cause) {
    throw new TableError('DRIVER_UNLOADABLE', `${name} cannot be loaded`, { cause });
  }
}
