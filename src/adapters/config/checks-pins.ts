import { outputPins } from '../../session/output-pins.ts';
import type { BarDrive, Wiring } from '../../session/table-config.ts';
import { type Complaint, repeated } from './complaint.ts';
import type { Settings } from './schema.ts';
import type { Path } from './written.ts';

type Driver = 'gpio' | 'firmata';

interface UsedPin {
  /** What the pin is for. */
  readonly name: string;
  readonly pin: number;
  readonly path: Path;
}

/** Each pin has one use, and is low until that begins where something burns or opens when it is high. */
export function checkPins(settings: Settings, driver: Driver, wiring: Wiring): readonly Complaint[] {
  return [...checkTwice(settings, driver, wiring), ...checkHigh(driver, wiring)];
}

function checkTwice(settings: Settings, driver: Driver, wiring: Wiring): readonly Complaint[] {
  const pins = [
    ...Object.entries(wiring.lines).map(([name, { pin }]) => ({
      name,
      pin,
      path: ['cabinet', driver, 'lines', name, 'pin'],
    })),
    ...outputsOf(driver, wiring),
    ...(driver === settings.cabinet.driver ? chainPins(settings) : []),
    ...(driver === 'gpio' && driver === settings.cabinet.driver
      ? [...busesPins(settings), ...serialPins(settings)]
      : []),
  ];
  return repeated(pins, ({ pin }) => String(pin)).flatMap(({ place }) => {
    const { name, pin, path } = pins[place] ?? { name: '', pin: 0, path: [] };
    const first = pins.find((each) => each.pin === pin)?.name;
    // Two chips on one bus share its pins.
    return first === name
      ? []
      : [{ path, reason: `pin ${pin} is taken already, by ${first}${wayOut(name)}` }];
  });
}

function outputsOf(driver: Driver, { outputs }: Wiring): readonly UsedPin[] {
  return outputPins(outputs).map(({ name, pin }) => ({
    name,
    pin,
    path: ['cabinet', driver, 'outputs', ...pathOf(name, outputs.bar?.kind)],
  }));
}

const pathOf = (name: string, bar: BarDrive['kind'] | undefined): Path =>
  name === 'bar' && bar === 'motor' ? ['bar', 'motor'] : [...name.split('.'), 'pin'];

/** The two pins of each I2C bus that is on the header. */
const BUS_PINS: Readonly<Record<number, readonly number[]>> = { 0: [0, 1], 1: [2, 3] };

/** Digits behind three wires hang on what drives the cabinet. */
function chainPins({ display }: Settings): readonly UsedPin[] {
  return display.digits.flatMap((each, place): readonly UsedPin[] => {
    if (each.chip === 'HT16K33') return [];
    return (['data', 'clock', 'select'] as const).map((name) => ({
      name: `display.digits[${place}].${name}`,
      pin: each[name],
      path: ['display', 'digits', place, name],
    }));
  });
}

function wayOut(name: string): string {
  if (name === busName(1)) return '; config/gpio-digits.yaml leaves 2 and 3 to the bus';
  return name === SERIAL ? '; take a USB adapter, or leave 14 and 15 to the port' : '';
}

/** The buses are those of the computer, whatever drives the cabinet. */
function busesPins({ display: { digits, lcd } }: Settings): readonly UsedPin[] {
  const ofDigits = digits.flatMap((each, place) =>
    each.chip === 'HT16K33' ? busPins(each.bus, ['display', 'digits', place, 'bus']) : [],
  );
  return lcd === 'off' ? ofDigits : [...ofDigits, ...busPins(lcd.bus, ['display', 'lcd', 'bus'])];
}

const busPins = (bus: number, path: Path): readonly UsedPin[] =>
  (BUS_PINS[bus] ?? []).map((pin) => ({ name: busName(bus), pin, path }));

const busName = (bus: number): string => `I2C bus ${bus}`;

/** The serial port that is on the header, by the names that a system has for it. */
const SERIAL_PORTS = ['/dev/serial0', '/dev/ttyAMA0', '/dev/ttyS0'];
const SERIAL = 'the serial port';

function serialPins({ cabinet }: Settings): readonly UsedPin[] {
  return (['acceptor', 'reader'] as const).flatMap((name) => {
    const unit = cabinet[name];
    if (unit === 'off' || !SERIAL_PORTS.includes(unit.port)) return [];
    return [14, 15].map((pin) => ({ name: SERIAL, pin, path: ['cabinet', name, 'port'] }));
  });
}

/** Pins that are not low while everything starts: what hangs on them would be switched on. */
const HIGH_AT_START = {
  gpio: {
    pins: [0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 15],
    reason: 'is high while the computer starts and would switch this on, allowed: 9 to 13, 16 to 27',
  },
  firmata: {
    pins: [13],
    reason: 'blinks while the board starts and would switch this on, take another',
  },
} as const satisfies Record<Driver, { pins: readonly number[]; reason: string }>;

function checkHigh(driver: Driver, wiring: Wiring): readonly Complaint[] {
  const { reason, pins } = HIGH_AT_START[driver];
  const high: readonly number[] = pins;
  return outputsOf(driver, wiring)
    .filter(({ pin }) => high.includes(pin))
    .map(({ pin, path }) => ({ path, reason: `pin ${pin} ${reason}` }));
}
