import { performance } from 'node:perf_hooks';
import { Gpio } from 'onoff';
import { GpioCabinet, type GpioOptions } from './gpio-cabinet.ts';

/** The cabinet on the header of this computer. */
export function openGpio(options: Omit<GpioOptions, 'world'>): GpioCabinet {
  return new GpioCabinet({
    ...options,
    world: {
      root: '/sys/class/gpio',
      make: (number, direction, edge, settings) => new Gpio(number, direction, edge, settings),
      busyMs: () => performance.eventLoopUtilization().active,
      atExit: (last) => {
        process.once('exit', last);
        return () => process.removeListener('exit', last);
      },
    },
  });
}
