import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configOf, problemsOf } from '../support/config-reading.ts';

const preset = (name: string): string =>
  readFileSync(new URL(`../../config/${name}.yaml`, import.meta.url), 'utf8');

const chain = (pins: string) => `{ chip: MAX7219, ${pins}, shows: player.1 }`;
const backpack = (address: string) => `{ chip: HT16K33, address: ${address}, shows: clock }`;

const withDigits = (name: string, ...digits: readonly string[]): string =>
  `${name === 'simulated' ? '' : preset(name)}\ndisplay:\n  digits: [${digits.join(', ')}]\n`;

/** What is told of it, without the place. */
const told = (name: string, ...digits: readonly string[]): readonly string[] =>
  problemsOf(withDigits(name, ...digits)).map((line) => line.replace(/^table\.yaml:\d+:\d+ /, ''));

describe('Score digits in the settings', () => {
  it('hang on pins that the driver of the cabinet has', () => {
    expect(told('gpio', chain('data: 28, clock: 14, select: 1'))).toEqual([
      'display.digits[0].data: driver gpio has no pin 28, allowed: 0 to 27',
    ]);
    expect(told('firmata', chain('data: 60, clock: 61, select: 1'))).toEqual([
      'display.digits[0].select: driver firmata has no pin 1, allowed: 2 to 69',
    ]);
    expect(told('firmata', chain('data: 60, clock: 61, select: 62'))).toEqual([]);
  });

  it('share no pin of it with anything else', () => {
    expect(told('gpio', chain('data: 17, clock: 20, select: 20'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^display\.digits\[0\]\.data: pin 17 is taken already, by /),
        expect.stringMatching(/^display\.digits\[0\]\.select: pin 20 is taken already, by /),
      ]),
    );
    expect(told('firmata', chain('data: 60, clock: 60, select: 62'))).toEqual([
      'display.digits[0].clock: pin 60 is taken already, by display.digits[0].data',
    ]);
  });

  it('have no pins beside a simulated cabinet, but a bus', () => {
    expect(told('simulated', chain('data: 10, clock: 11, select: 8'))).toEqual([
      'display.digits[0].chip: MAX7219 needs pins, and a simulated cabinet has none, allowed: HT16K33',
    ]);
    const { display } = configOf(withDigits('simulated', backpack('0x70')));
    expect(display.digits).toEqual([
      { chip: 'HT16K33', bus: 1, address: 0x70, shows: 'clock', brightness: 60 },
    ]);
  });

  it('are written as hardware/digits.md shows it, where there are pins', () => {
    const page = readFileSync(new URL('../../hardware/digits.md', import.meta.url), 'utf8');
    const [, example = ''] = page.match(/```yaml\n(.*?)```/s) ?? [];
    expect(problemsOf(example)).toEqual([expect.stringContaining('MAX7219 needs pins')]);
  });

  it('and a small display have a bus to themselves in config/gpio-digits.yaml', () => {
    const { cabinet, display } = configOf(preset('gpio-digits'));
    const plain = configOf(preset('gpio')).cabinet;
    expect(display.digits.map(({ chip, shows }) => [chip, shows])).toEqual([
      ['HT16K33', 'player.1'],
      ['HT16K33', 'player.2'],
      ['HT16K33', 'clock'],
    ]);
    expect(display.lcd).toEqual({ bus: 1, address: 0x27, rows: 2 });
    expect(Object.keys(cabinet.gpio?.lines ?? {})).toEqual(Object.keys(plain.gpio?.lines ?? {}));
    // The bus takes two pins, and the last one left for them was the heartbeat's.
    expect(cabinet.gpio?.outputs).toEqual({ ...plain.gpio?.outputs, heartbeat: undefined });
  });

  it.each(['gpio', 'cctalk'])('are shown a way out where config/%s.yaml has lines on the bus', (name) => {
    expect(told(name, backpack('0x70'))).toEqual([
      'display.digits[0].bus: pin 2 is taken already, by hole.200; config/gpio-digits.yaml leaves 2 and 3 to the bus',
    ]);
  });

  it.each(['gpio', 'cctalk'])('in a chain have three pins left in config/%s.yaml', (name) => {
    expect(told(name, chain('data: 14, clock: 0, select: 1'))).toEqual([]);
  });

  it('have an address each', () => {
    expect(told('simulated', backpack('0x70'), backpack('0x70'))).toEqual([
      'display.digits[1].address: 0x70 on bus 1 is taken already',
    ]);
  });
});
