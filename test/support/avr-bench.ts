import { onTestFinished } from 'vitest';
import type { Level } from '../../src/adapters/cabinet/levels.ts';
import { pluggedBoard } from './avr-board.ts';
import { Max7219Chip, PINS } from './max7219-chip.ts';
import { Moments } from './moments.ts';

const LINES = {
  'coin.1': { pin: 5 },
  'button.start': { pin: 6 },
  'button.next': { pin: 7 },
  'hole.200': { pin: 9 },
  'hole.100': { pin: 12 },
  'hole.50L': { pin: 14 },
  'hole.10': { pin: 15 },
  'peg.black': { pin: 16, active: 'high' },
  'peg.whiteL': { pin: 17, active: 'high' },
  'button.yes': { pin: 18 },
} as const;
const OUTPUTS = { bar: { pin: 2 }, coins: { pin: 3 }, startLamp: { pin: 4 } } as const;

type Line = keyof typeof LINES;
type Output = keyof typeof OUTPUTS;

/** By the board’s own time. A busy computer may not look for a second, and two edges heard at once are no pulse. */
const PULSE_MS = 2_000;

/** An Arduino Uno with a small table's wires at its pins, and a chain of digits among them. */
export async function avrBench() {
  const moments = new Moments();
  const board = await pluggedBoard(wiresAtRest(), moments);
  onTestFinished(() => board.stop());
  let chip = new Max7219Chip();
  board.onPin = (pin, level) => {
    if (level !== null) chip.claim('', pin).write(level);
    // A board that restarts may do so in the middle of what it tells the chip.
    else if (pin === PINS.select) {
      chip = new Max7219Chip();
      chip.isStrict = false;
    }
  };
  const output = (name: Output) => board.pin(OUTPUTS[name].pin);
  const levels = () => `bar ${output('bar')}, coins ${output('coins')}, startLamp ${output('startLamp')}`;
  return {
    settings: settingsFor(board.port),
    moments,
    output,
    /** What stands on the digits. */
    shown: () => chip.shown,
    until: (what: string, so: () => boolean) =>
      moments.until(what, so, () => `${levels()}, shown: ${chip.shown}`),
    pulse: (line: Line) => board.pulse(LINES[line].pin, PULSE_MS),
    unplug: () => board.unplug(),
    restart: () => {
      chip.isStrict = false;
      board.restart();
    },
    hang: () => {
      chip.isStrict = false;
      board.hang();
    },
    wake: () => board.wake(),
    async plug() {
      chip = new Max7219Chip();
      await board.plug();
    },
  };
}

export type AvrBench = Awaited<ReturnType<typeof avrBench>>;

/** Nobody touches anything, and all skittles stand on their contacts. */
function wiresAtRest(): ReadonlyMap<number, Level> {
  return new Map(
    Object.entries(LINES).map(([name, { pin }]) => [pin, name.startsWith('peg.') ? 0 : 1] as const),
  );
}

/** Two balls and one minute; and time enough for whatever comes from a board that a busy computer makes slow. */
const settingsFor = (port: string) => ({
  table: { balls: { white: 2, red: 0 } },
  play: { gameTime: '1m', warnings: ['30s'], strokeSettle: '1s' },
  money: { coins: [{ line: 'coin.1', value: 1, pulse: ['5ms', '10s'] }] },
  cabinet: {
    driver: 'firmata',
    red: 'panel',
    firmata: { port, lines: LINES, outputs: OUTPUTS },
    sensing: { hole: { min: '1ms', stuck: '30s' } },
  },
  display: { digits: [{ chip: 'MAX7219', ...PINS, shows: 'player.1' }] },
});
