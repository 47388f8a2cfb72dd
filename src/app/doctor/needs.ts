import { outputPins } from '../../session/output-pins.ts';
import type { TableConfig } from '../../session/table-config.ts';

/** What a table asks of its computer. */
export interface Needs {
  /** A cabinet of wood; on a desk much matters less. */
  readonly isCabinet: boolean;
  /** Pins of the header, in the order of the settings. */
  readonly pins: readonly NeededPin[];
  readonly groups: readonly NeededGroup[];
  readonly chips: readonly { readonly bus: number; readonly address: number; readonly what: string }[];
  readonly ports: readonly { readonly port: string; readonly what: string }[];
  /** Libraries with parts that are compiled for a machine, or that only some tables have. */
  readonly libraries: readonly string[];
}

export interface NeededPin {
  readonly pin: number;
  readonly name: string;
  readonly isOutput: boolean;
}

export interface NeededGroup {
  readonly group: 'gpio' | 'dialout' | 'i2c';
  readonly why: string;
}

export function needsOf(config: TableConfig): Needs {
  const { cabinet, display } = config;
  const pins = cabinet.driver === 'gpio' ? pinsOf(config) : [];
  const chips = [
    ...display.digits.flatMap((digits) =>
      digits.chip === 'HT16K33' ? [{ ...placeOf(digits), what: `digits of ${digits.shows}` }] : [],
    ),
    ...(display.lcd ? [{ ...placeOf(display.lcd), what: 'the small display' }] : []),
  ];
  const ports = [
    ...(cabinet.driver === 'firmata' && cabinet.firmata
      ? [{ port: cabinet.firmata.port, what: 'the table board' }]
      : []),
    ...(cabinet.acceptor ? [{ port: cabinet.acceptor.port, what: 'the coin acceptor' }] : []),
    ...(cabinet.reader ? [{ port: cabinet.reader.port, what: 'the ball reader' }] : []),
  ];
  return {
    isCabinet: cabinet.driver !== 'simulated',
    pins,
    groups: [
      ...(cabinet.driver === 'gpio' ? [{ group: 'gpio' as const, why: 'the pins of the header' }] : []),
      ...(ports.length > 0
        ? [{ group: 'dialout' as const, why: ports.map(({ what }) => what).join(', ') }]
        : []),
      ...(chips.length > 0 ? [{ group: 'i2c' as const, why: chips.map(({ what }) => what).join(', ') }] : []),
    ],
    chips,
    ports,
    libraries: [
      'better-sqlite3',
      'koffi',
      ...(cabinet.driver === 'gpio' ? ['epoll', 'onoff'] : []),
      ...(cabinet.driver === 'firmata' ? ['firmata-io'] : []),
      ...(ports.length > 0 ? ['serialport'] : []),
      ...(chips.length > 0 ? ['i2c-bus'] : []),
      ...(chips.length > 0 || display.digits.length > 0 ? ['johnny-five'] : []),
    ],
  };
}

function pinsOf({ cabinet, display }: TableConfig): readonly NeededPin[] {
  const { gpio } = cabinet;
  if (!gpio) return [];
  const lines = Object.entries(gpio.lines).map(([name, { pin }]) => ({ name, pin, isOutput: false }));
  const outputs = outputPins(gpio.outputs).map(({ name, pin }) => ({ name, pin, isOutput: true }));
  const wires = display.digits.flatMap((digits) =>
    digits.chip === 'MAX7219' ? [digits.data, digits.clock, digits.select] : [],
  );
  return [...lines, ...outputs, ...wires.map((pin) => ({ name: 'digits', pin, isOutput: true }))];
}

const placeOf = ({ bus, address }: { bus: number; address: number }) => ({ bus, address });

/** `pin 17 (bar), pin 27 (coins)` */
export const listed = (pins: readonly NeededPin[]): string =>
  pins.map(({ pin, name }) => `pin ${pin} (${name})`).join(', ');
