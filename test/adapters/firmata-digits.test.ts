import { expect, it } from 'vitest';
import { FirmataCabinet } from '../../src/adapters/cabinet/firmata/firmata-cabinet.ts';
import { openDigits } from '../../src/adapters/display/digits/open-digits.ts';
import { silentLog } from '../../src/ports/log.ts';
import { boardWith } from '../support/board.ts';
import { digitsBench } from '../support/digits-bench.ts';
import { FakeBoard } from '../support/fake-board.ts';
import { Max7219Chip, PINS } from '../support/max7219-chip.ts';

const outputs = { bar: { kind: 'held', pin: 40 }, coins: { pin: 41 }, startLamp: { pin: 42 } } as const;

/** What a chip on the board's pins makes of all that the board was told. */
function readOff(board: FakeBoard): string {
  const chip = new Max7219Chip();
  for (const line of board.written) {
    const [what, pin, level] = line.split(' ');
    if (what === 'write') chip.claim('', Number(pin)).write(level === '1' ? 1 : 0);
  }
  return chip.shown;
}

it('digits on the pins of a board are shown, lost with it, and whole again when it is back', async () => {
  const bench = digitsBench();
  const { clock } = bench;
  const board = new FakeBoard();
  const wiring = { port: '/dev/board', lines: {}, outputs };
  const cabinet = new FirmataCabinet({ wiring, open: board.open, clock, log: silentLog });
  await cabinet.connect();
  await cabinet.start(() => {});
  const pins = { claim: (_: string, pin: number) => cabinet.claim(pin), pauseMs: cabinet.displayPauseMs };
  const display = openDigits({ chip: 'MAX7219', ...PINS, shows: 'player.1', brightness: 50 }, 'digits', {
    ...bench.world,
    pins,
  });
  display.show(boardWith());
  await bench.wait(1_000);
  expect(readOff(board)).toBe('340.  120');
  expect(board.written).toContain(`mode ${PINS.clock} 1`);

  board.unplug();
  await bench.wait(6_000);
  expect(bench.faults).toEqual(['DISPLAY_LOST digits']);

  board.plugged = true;
  board.written.length = 0;
  await bench.wait(6_000);
  expect(readOff(board)).toBe('340.  120');
  expect(board.written).toContain(`mode ${PINS.clock} 1`);
  expect(bench.faults).toEqual(['DISPLAY_LOST digits', 'DISPLAY_LOST digits mended']);
  await cabinet.stop();
});
