import { describe, expect, it } from 'vitest';
import { readConfig, readOverlay } from '../../src/adapters/config/read-config.ts';
import { formatSummary } from '../../src/adapters/config/summary.ts';
import { configOf, good, problemsOf } from '../support/config-reading.ts';

const GPIO = `cabinet:
  driver: gpio
  gpio:
    lines: { hole.200: { pin: 2 } }
    outputs: { bar: { pin: 17 }, coins: { pin: 27 }, startLamp: { pin: 22 } }
`;
const MOVED = GPIO.replace('pin: 2 }', 'pin: 4 }');
const CHAIN = '{ chip: MAX7219, data: 10, clock: 11, select: 8, shows: player.1 }';
const shown = (digits: string, lcd = 'off') => `display: { digits: [${digits}], lcd: ${lcd} }\n`;

const told = (text: string) => problemsOf(text).map((line) => line.replace(/^table\.yaml:\d+:\d+ /, ''));

describe('The settings of digits and of the display inside', () => {
  it('are chips with their place and what they show, none unless written', () => {
    expect(configOf('').display).toMatchObject({ digits: [], lcd: null });
    const text =
      MOVED +
      shown(
        `${CHAIN}, { chip: HT16K33, address: 0x71, shows: clock, brightness: 100 }`,
        '{ address: 0x3f, rows: 4 }',
      );
    expect(configOf(text).display).toMatchObject({
      digits: [
        { chip: 'MAX7219', data: 10, clock: 11, select: 8, shows: 'player.1', brightness: 60 },
        { chip: 'HT16K33', bus: 1, address: 0x71, shows: 'clock', brightness: 100 },
      ],
      lcd: { bus: 1, address: 0x3f, rows: 4 },
    });
  });

  it.each([
    [
      '{ chip: MAX7221, shows: clock }',
      '[0].chip: "MAX7221" is not possible, allowed: chip: MAX7219 (eight digits) or chip: HT16K33 (four digits)',
    ],
    [
      CHAIN.replace('player.1', 'player.5'),
      '[0].shows: "player.5" is not possible, allowed: player.1, player.2, player.3, player.4, clock, break, credit; did you mean player.1?',
    ],
    [CHAIN.replace('select: 8', 'select: 28'), '[0].select: driver gpio has no pin 28, allowed: 0 to 27'],
    [CHAIN.replace('select: 8', 'select: 17'), '[0].select: pin 17 is taken already, by bar'],
    [
      `${CHAIN}, ${CHAIN.replace('select: 8', 'select: 7').replace('data: 10', 'data: 9')}`,
      '[1].clock: pin 11 is taken already, by display.digits[0].clock',
    ],
    [
      '{ chip: HT16K33, address: 0x20, shows: clock }',
      '[0].address: 0x20 is not possible, allowed: 0x70 to 0x77',
    ],
    [
      '{ chip: HT16K33, address: 0x70, shows: clock }, { chip: HT16K33, address: 0x70, shows: credit }',
      '[1].address: 0x70 on bus 1 is taken already',
    ],
    [
      '{ chip: HT16K33, address: 0x70, shows: clock, brightnes: 5 }',
      '[0].brightnes: unknown setting; did you mean brightness?',
    ],
  ])('have mistakes told by name: %s', (digits, problem) => {
    expect(told(MOVED + shown(digits))).toEqual([`display.digits${problem}`]);
  });

  it.each([
    ['{ address: 0x30 }', 'lcd.address: 0x30 is not possible, allowed: 0x20 to 0x27, 0x38 to 0x3f'],
    ['{ address: 0x27, rows: 3 }', 'lcd.rows: 3 is not possible, allowed: 2, 4'],
    ['on', 'lcd: "on" is not possible, allowed: off, or { address: 0x27 }'],
  ])('have those of the display inside told, too: %s', (lcd, problem) => {
    expect(told(shown('', lcd))).toEqual([`display.${problem}`]);
  });

  it('take the pins of their bus from the header of driver gpio', () => {
    const clock = shown('{ chip: HT16K33, address: 0x70, shows: clock }');
    expect(told(GPIO + clock)).toEqual([
      'display.digits[0].bus: pin 2 is taken already, by hole.200; config/gpio-digits.yaml leaves 2 and 3 to the bus',
    ]);
    expect(told(MOVED + clock)).toEqual([]);
    expect(told(GPIO + shown('{ chip: HT16K33, bus: 3, address: 0x70, shows: clock }'))).toEqual([]);
    const two = shown(
      '{ chip: HT16K33, address: 0x70, shows: clock }, { chip: HT16K33, address: 0x71, shows: credit }',
      '{ address: 0x27 }',
    );
    expect(told(MOVED + two)).toEqual([]);
  });

  it('hang a chain on no simulated cabinet', () => {
    expect(told(shown(CHAIN))).toEqual([
      'display.digits[0].chip: MAX7219 needs pins, and a simulated cabinet has none, allowed: HT16K33',
    ]);
  });

  it('are kept with a game as they are', () => {
    const text =
      MOVED + shown(`${CHAIN}, { chip: HT16K33, address: 0x71, shows: clock }`, '{ address: 0x27 }');
    const { config, raw } = good(readConfig(text));
    expect(good(readOverlay('', JSON.parse(JSON.stringify(raw)))).config).toEqual(config);
    expect(formatSummary('table.yaml', { config, raw, warnings: [] })).toContain(
      'English, MAX7219 shows player.1, HT16K33 shows clock, a display of 2 lines inside',
    );
  });
});
