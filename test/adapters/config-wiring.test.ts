import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, readOverlay } from '../../src/adapters/config/read-config.ts';
import { outputPins } from '../../src/session/output-pins.ts';
import type { Wiring } from '../../src/session/table-config.ts';
import { configOf, good, problemsOf, warningsOf } from '../support/config-reading.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const gpio = text('config/gpio.yaml');
const firmata = text('config/firmata.yaml');
const cctalk = text('config/cctalk.yaml');
const pool = text('config/pool8-gpio.yaml');
const digits = text('config/gpio-digits.yaml');

/** A mistake made in a preset: what is told of it, without the place. */
const told = (preset: string, right: string, wrong: string): readonly string[] => {
  expect(preset).toContain(right);
  return problemsOf(preset.replace(right, wrong)).map((line) => line.replace(/^table\.yaml:\d+:\d+ /, ''));
};

describe('The wires in the settings', () => {
  it('are pins with their polarity, low unless told otherwise', () => {
    const { cabinet } = configOf(gpio.replace('hole.200: { pin: 2, active: low }', 'hole.200: { pin: 2 }'));
    expect(cabinet.gpio?.lines['hole.200']).toEqual({ pin: 2, active: 'low' });
    expect(cabinet.gpio?.lines['peg.black']).toEqual({ pin: 13, active: 'high' });
    expect(cabinet.gpio?.outputs).toEqual({
      bar: { kind: 'held', pin: 17 },
      coins: { pin: 27 },
      startLamp: { pin: 22 },
      heartbeat: { pin: 24 },
    });
  });

  it('are asked for when their driver is chosen', () => {
    expect(problemsOf('cabinet: { driver: gpio }')).toEqual([
      'table.yaml:1:20 cabinet.driver: gpio needs to know its pins: cabinet.gpio is missing, config/gpio.yaml shows it whole',
    ]);
    expect(problemsOf('cabinet:\n  driver: firmata\n  gpio:\n')[0]).toMatch(
      /^table\.yaml:2:11 .*config\/firmata\.yaml/,
    );
  });

  it('have mistakes told with the place where they stand', () => {
    const wrong = gpio
      .replace('hole.50R: { pin: 4, active: low }', 'hole.50R: { pin: 28, active: low }')
      .replace('hole.10: { pin: 8, active: low }', 'hole.10: { pin: 9, active: low }');
    expect(problemsOf(wrong)).toEqual([
      'table.yaml:14:24 cabinet.gpio.lines.hole.50R.pin: 28 is not possible, allowed: a whole number from 0 to 27',
      'table.yaml:19:24 cabinet.gpio.lines.hole.20R.pin: pin 9 is taken already, by hole.10',
    ]);
  });

  it.each([
    [
      gpio,
      'hole.200:',
      'hole.20O:',
      'cabinet.gpio.lines.hole.20O: there is no such line; did you mean hole.200?',
    ],
    [gpio, 'coin.1:', 'coin.2:', 'cabinet.gpio.lines.coin.2: there is no such line; did you mean coin.1?'],
    [
      gpio,
      'active: high',
      'active: hi',
      'cabinet.gpio.lines.peg.black.active: "hi" is not possible, allowed: low, high',
    ],
    [
      gpio,
      'active: high',
      'actve: high',
      'cabinet.gpio.lines.peg.black.actve: unknown setting; did you mean active?',
    ],
    [
      gpio,
      '{ pin: 13, active: high }',
      '13',
      'cabinet.gpio.lines.peg.black: 13 is not possible, allowed: a pin, such as { pin: 4, active: low }',
    ],
    [
      gpio,
      'bar: { pin: 17 }',
      'bar: { pin: 14 }',
      'cabinet.gpio.outputs.bar.pin: pin 14 is high while the computer starts and would switch this on, allowed: 9 to 13, 16 to 27',
    ],
    [
      gpio,
      'coins: { pin: 27 }',
      'coins: { pin: 17 }',
      'cabinet.gpio.outputs.coins.pin: pin 17 is taken already, by bar',
    ],
    [
      gpio,
      '      coins: { pin: 27 }\n',
      '',
      'cabinet.gpio.outputs.coins: is missing, allowed: a pin, such as { pin: 22 }',
    ],
    [
      firmata,
      'bar: { pin: 8 }',
      'bar: { pin: 13 }',
      'cabinet.firmata.outputs.bar.pin: pin 13 blinks while the board starts and would switch this on, take another',
    ],
    [
      firmata,
      'hole.200: { pin: 22',
      'hole.200: { pin: 1',
      'cabinet.firmata.lines.hole.200.pin: 1 is not possible, allowed: a whole number from 2 to 69',
    ],
    [
      firmata,
      'port: /dev/serial',
      'port: serial',
      'cabinet.firmata.port: "serial/by-id/usb-Arduino__www.arduino.cc…" is not possible, allowed: a serial port, such as /dev/serial/by-id/usb-Arduino_Mega_2560-if00',
    ],
  ])('%#', (preset, right, wrong, problem) => {
    expect(told(preset, right, wrong)).toEqual([problem]);
  });

  it('pull no output up in any of the pins that a Raspberry Pi starts high', () => {
    const high = [0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 15];
    const at = (pin: number) =>
      problemsOf(
        `cabinet: { gpio: { outputs: { bar: { pin: ${pin} }, coins: { pin: 26 }, startLamp: { pin: 27 } } } }`,
      );
    const pins = Array.from({ length: 26 }, (_, pin) => pin);
    expect(pins.filter((pin) => at(pin).length > 0)).toEqual(high);
  });

  it('may have a meter among what is driven, at a pin of its own', () => {
    const { outputs } = configOf(cctalk).cabinet.gpio ?? {};
    expect(outputs?.meter).toEqual({ pin: 20 });
    expect(told(cctalk, 'meter: { pin: 20 }', 'meter: { pin: 27 }')).toEqual([
      'cabinet.gpio.outputs.meter.pin: pin 27 is taken already, by coins',
    ]);
    expect(told(cctalk, 'meter: { pin: 20 }', 'meter: { pin: 14 }')).toHaveLength(1);
  });

  it('go to the string line of a coin mechanism once it is fitted', () => {
    const wired = gpio.replace('coin.1: {', 'coin.string: { pin: 14 }\n      coin.1: {');
    expect(warningsOf(wired)).toEqual([
      'table.yaml:28:20 cabinet.gpio.lines.coin.string: is wired, but by cabinet.red and cabinet.sensors it is not fitted',
    ]);
    const fitted = (preset: string) => preset.replace('door, key]', 'door, key, string]');
    expect(warningsOf(fitted(wired))).toEqual([]);
    expect(warningsOf(fitted(gpio))).toEqual([
      'table.yaml:12:7 cabinet.gpio.lines: nothing will be sensed at coin.string: no wire',
    ]);
  });

  it('may leave out a hole, which is told', () => {
    expect(warningsOf(gpio.replace(/ +hole\.30L:.*\n +hole\.20L:.*\n/, ''))).toEqual([
      'table.yaml:12:7 cabinet.gpio.lines: nothing will be sensed at hole.30L, hole.20L: no wire',
    ]);
  });

  it('may go to what is not fitted, which is told', () => {
    expect(warningsOf(gpio.replace('sensors: [lane, trough, door, key]', 'sensors: [door, key]'))).toEqual([
      'table.yaml:27:15 cabinet.gpio.lines.trough: is wired, but by cabinet.red and cabinet.sensors it is not fitted',
    ]);
  });

  it('of a recording take the place of those in the file, and do not meet them', () => {
    const { config, raw } = good(readConfig(gpio));
    const moved = gpio.replaceAll(
      /pin: (\d+), active/g,
      (_, pin) => `pin: ${(Number(pin) + 3) % 17}, active`,
    );
    expect(good(readOverlay(firmata, raw)).config.cabinet.gpio).toEqual(config.cabinet.gpio);
    expect(good(readOverlay(moved, raw)).config).toEqual(config);
  });
});

describe('hardware/wiring.md', () => {
  const [general = '', forGpio = '', forDigits = '', forPool = '', forFirmata = ''] = text(
    'hardware/wiring.md',
  ).split(/^## Driver .*$|^## A pool table.*$|^(?=\[config\/gpio-digits\.yaml\])/m);
  const rows = (part: string) => [...part.matchAll(/^\| `([\w.]+)` \| (\d+) \|(?: (\d+) \|)? (.+) \|$/gm)];
  const pinsOf = ({ lines, outputs }: Wiring) =>
    [...Object.entries(lines).map(([name, { pin }]) => ({ name, pin })), ...outputPins(outputs)].map(
      ({ name, pin }) => [name, pin],
    );

  it.each([
    ['gpio', forGpio, configOf(gpio).cabinet.gpio],
    ['pool8-gpio', forPool, good(readConfig(pool)).config.cabinet.gpio],
    ['firmata', forFirmata, configOf(firmata).cabinet.firmata],
  ])('has the pins of config/%s.yaml', (_, part, wiring) => {
    expect(rows(part).map(([, name, pin]) => [name, Number(pin)])).toEqual(wiring && pinsOf(wiring));
  });

  it.each([
    ['gpio', forGpio, configOf(gpio).cabinet.gpio],
    ['pool8-gpio', forPool, good(readConfig(pool)).config.cabinet.gpio],
    ['firmata', forFirmata, configOf(firmata).cabinet.firmata],
  ])('has the polarity of config/%s.yaml', (_, part, wiring) => {
    const words = rows(part).filter(([, name = '']) => name in (wiring?.lines ?? {}));
    for (const [, name = '', , , what = ''] of words) {
      expect(what).toContain(wiring?.lines[name]?.active === 'low' ? 'low' : 'high');
    }
    expect(words).toHaveLength(Object.keys(wiring?.lines ?? {}).length);
  });

  it('knows where on the header each pin is', () => {
    const header = new Map(
      rows(forGpio + forDigits + forPool).map(([, , pin, place]) => [Number(pin), Number(place)]),
    );
    expect([...header].filter(([pin, place]) => HEADER[pin] !== place)).toEqual([]);
  });

  it('has the pins that config/gpio-digits.yaml has otherwise', () => {
    const pins = ({ cabinet }: ReturnType<typeof configOf>) => (cabinet.gpio ? pinsOf(cabinet.gpio) : []);
    const plain = new Map(pins(configOf(gpio)).map(([name, pin]) => [name, pin]));
    const moved = pins(configOf(digits)).filter(([name, pin]) => plain.get(name) !== pin);
    expect(rows(forDigits).map(([, name, pin]) => [name, Number(pin)])).toEqual(moved);
    expect(moved).toHaveLength(3);
  });

  it.each([
    ['gpio', forGpio, configOf(gpio).cabinet.gpio],
    ['cctalk', general, configOf(cctalk).cabinet.gpio],
    ['gpio-digits', forDigits, configOf(digits).cabinet.gpio],
  ])(
    'pulls up all the inputs of config/%s.yaml, and all its outputs down, from the first moment',
    (_, part, wiring) => {
      const pinsIn = (rest: string) => {
        const [, list = ''] = new RegExp(`^gpio=([\\d,-]+)=${rest}$`, 'm').exec(part) ?? [];
        return list.split(',').flatMap((part) => {
          const [from = 0, to = from] = part.split('-').map(Number);
          return Array.from({ length: to - from + 1 }, (_, step) => from + step);
        });
      };
      const sorted = (pins: readonly { pin: number }[]) =>
        pins.map(({ pin }) => pin).toSorted((a, b) => a - b);
      expect(pinsIn('ip,pu')).toEqual(sorted(Object.values(wiring?.lines ?? {})));
      expect(pinsIn('op,dl')).toEqual(sorted(wiring ? outputPins(wiring.outputs) : []));
    },
  );
});

/** The places of the BCM pins 0 to 27 on the header of every Raspberry Pi. */
const HEADER = [
  27, 28, 3, 5, 7, 29, 31, 26, 24, 21, 19, 23, 32, 33, 8, 10, 36, 11, 12, 35, 38, 40, 15, 16, 18, 22, 37, 13,
];
