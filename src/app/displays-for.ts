import type { OpenI2c } from '../adapters/display/digits/i2c.ts';
import type { ClaimPin, PinWay } from '../adapters/display/digits/pin-wire.ts';
import type { Clock } from '../ports/clock.ts';
import type { Display } from '../ports/display.ts';
import type { Log } from '../ports/log.ts';
import { TableError } from '../ports/table-error.ts';
import type { DigitsSettings } from '../session/table-config.ts';
import type { FaultDesk } from './fault-desk.ts';
import type { Play } from './parts.ts';

interface Surroundings {
  readonly clock: Clock;
  readonly log: Log;
  readonly faults: Pick<FaultDesk, 'raise' | 'clear'>;
}

/** The small displays that the configuration names. Their libraries are loaded when there is one. */
export async function displaysFor(
  { config }: Play,
  pins: PinWay | null,
  { clock, log, faults }: Surroundings,
): Promise<readonly Display[]> {
  const { digits, lcd } = config.display;
  if (digits.length === 0 && lcd === null) return [];
  const onBus = lcd !== null || digits.some(({ chip }) => chip === 'HT16K33');
  const { openDigits, openLcd, i2cBuses, openBus } = await libraries(onBus);
  const world = {
    clock,
    log: log.child({ part: 'digits' }),
    faults,
    pins: pins ? shared(pins, digits) : { claim: noPins, pauseMs: 0 },
    bus: i2cBuses(openBus),
  };
  return [
    ...digits.map((each, place) => openDigits(each, `digits.${place + 1} (${each.shows})`, world)),
    ...(lcd ? [openLcd(lcd, world)] : []),
  ];
}

async function libraries(onBus: boolean) {
  try {
    const [open, i2c, openBus] = await Promise.all([
      import('../adapters/display/digits/open-digits.ts'),
      import('../adapters/display/digits/i2c.ts'),
      onBus ? busLibrary() : noBus,
    ]);
    return { ...open, ...i2c, openBus };
  } catch (cause) {
    throw new TableError('DRIVER_UNLOADABLE', 'The libraries of display.digits cannot be loaded', { cause });
  }
}

const busLibrary = async () => (await import('../adapters/display/digits/kernel-i2c.ts')).kernelI2c;

const noBus: OpenI2c = (bus) => Promise.reject(new Error(`no display is on bus ${bus}`));

/** The chains share the way to their pins, so each leaves it alone for the longer. */
function shared({ claim, pauseMs }: PinWay, digits: readonly DigitsSettings[]): PinWay {
  const chains = digits.filter(({ chip }) => chip === 'MAX7219').length;
  return { claim, pauseMs: pauseMs * chains };
}

const noPins: ClaimPin = (name) => {
  throw new Error(`a simulated cabinet has no pin for ${name}`);
};
