import { performance } from 'node:perf_hooks';
import { Gpio } from 'onoff';
import { GpioCabinet, type GpioOptions } from './gpio-cabinet.ts';

/** The cabinet on the header of this computer. Throws TableError GPIO_MISSING, GPIO_FORBIDDEN or GPIO_BUSY. */
export async function openGpio(options: Omit<GpioOptions, 'world'>): Promise<GpioCabinet> {
  const cabinet = new GpioCabinet({
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
  await cabinet.take();
  return cabinet;
}
