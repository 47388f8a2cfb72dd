import { headerOff } from '../../adapters/cabinet/gpio/header-off.ts';
import { openPins } from '../../adapters/cabinet/gpio/open-pins.ts';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { silentLog } from '../../ports/log.ts';
import type { Driven } from '../../session/driven.ts';

/** Of each output: null when it is off, else why not. */
export async function switchOff(driven: Driven): Promise<readonly (string | null)[]> {
  try {
    return driven.driver === 'gpio' ? await onHeader(driven) : await onBoard(driven);
  } catch (error) {
    return driven.outputs.map(() => String(error));
  }
}

/** By whichever way there is, whatever the settings say: each takes from the other what a killed table left there. */
function onHeader({ outputs }: Driven): Promise<readonly (string | null)[]> {
  return headerOff(outputs, () => openPins({ backend: 'auto', clock: systemClock, log: silentLog }));
}

async function onBoard({ port, outputs }: Extract<Driven, { driver: 'firmata' }>) {
  const [{ boardOff }, { SerialPort }] = await Promise.all([
    import('../../adapters/cabinet/firmata/board-off.ts'),
    import('serialport'),
  ]);
  return boardOff(port, outputs, SerialPort);
}
