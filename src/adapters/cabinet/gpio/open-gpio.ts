import type { Wiring } from '../../../session/table-config.ts';
import type { ToldLevels } from '../levels.ts';
import { type GpioCabinet, takeGpio } from './gpio-cabinet.ts';
import { openGuard } from './guard/guard-thread.ts';
import { lockHeader } from './header-lock.ts';
import type { KernelPins } from './kernel-pins.ts';
import { openPins, type PinsOptions } from './open-pins.ts';
import { openReturning, type ReturningGpio } from './returning-gpio.ts';

export interface GpioSettings extends PinsOptions {
  readonly wiring: Wiring;
  readonly longestCoinMs?: ReadonlyMap<string, number>;
  readonly told?: ToldLevels;
}

/** The cabinet on the header, and again whenever the kernel has lost that and has it again. Throws as `openGpio`. */
export const openHeader = (options: GpioSettings): Promise<ReturningGpio> =>
  openReturning({ ...options, open: (told) => openGpio({ ...options, told }) });

/** The cabinet on the header of this computer. Throws TableError as `openPins` does, and GPIO_BUSY and OUTPUT_WRONG. */
export async function openGpio(options: GpioSettings): Promise<GpioCabinet> {
  const pins = await openAlone(options);
  return takeGpio({ ...options, pins, atExit, guard: (cutoffs) => openGuard(cutoffs, options) });
}

/** Pins that are this table's until they are released. */
async function openAlone(options: PinsOptions): Promise<KernelPins> {
  const unlock = await lockHeader();
  try {
    const pins = await openPins(options);
    return {
      backend: pins.backend,
      outputs: (wanted) => pins.outputs(wanted),
      inputs: (lines) => pins.inputs(lines),
      release: () => {
        pins.release();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function atExit(last: () => void): () => void {
  process.once('exit', last);
  return () => process.removeListener('exit', last);
}
