import { beforeEach, describe, expect, it } from 'vitest';
import { lcdRows } from '../../src/adapters/display/digits/lcd-rows.ts';
import { boardWith, poolWith } from '../support/board.ts';
import { digitsBench } from '../support/digits-bench.ts';

const SMALL = { rows: 2, cols: 16 } as const;
const LARGE = { rows: 4, cols: 20 } as const;
const BLOCKED = [{ code: 'HOLE_BLOCKED', what: 'hole.200', at: 1 }];
const still = { msLeft: 612_000, at: 0, speed: 0, warning: null };

let bench: ReturnType<typeof digitsBench>;

beforeEach(() => {
  bench = digitsBench();
});

const rowsOf = (
  change: Parameters<typeof boardWith>[0],
  now = 0,
  size: typeof SMALL | typeof LARGE = SMALL,
) => lcdRows(boardWith({ clock: still, ...change }), now, size).split('\n');

describe('the rows of the display behind the door', () => {
  it('tell what the table is at, the time, the credit and the scores', () => {
    expect(rowsOf({})).toEqual(['PLAY 10:12  Cr 0', '>340+120 90     ']);
  });

  it('tell of a pool table the group and how many are left, and of the black by its 8', () => {
    const rows = (board: ReturnType<typeof poolWith>) => lcdRows(board, 0, SMALL).split('\n');
    expect(rows(poolWith())).toEqual(['PLAY        Cr 0', 'S4 >R8          ']);
    expect(rows(poolWith({ phase: 'afterBar' }))[0]).toBe('TIME UP     Cr 0');
  });

  it('have the dot of the technician after the credit', () => {
    const credit = { ...boardWith().credit, games: 2, dot: true };
    expect(rowsOf({ credit, phase: 'attract', players: [], clock: { ...still, msLeft: 0 } })).toEqual([
      'ATTRACT    Cr 2.',
      '                ',
    ]);
  });

  it('name the first fault, stand still, and move on to its remedy and its end', () => {
    const second = (now: number) => rowsOf({ faults: BLOCKED }, now)[1];
    expect(second(0)).toBe('HOLE_BLOCKED hol');
    expect(second(1_999)).toBe('HOLE_BLOCKED hol');
    expect(second(2_400)).toBe('OLE_BLOCKED hole');
    const all = Array.from({ length: 400 }, (_, step) => second(step * 400));
    expect(all.some((row) => row?.endsWith('the sensor and i'))).toBe(true);
    expect(all.some((row) => row?.endsWith(' and its wire.'))).toBe(true);
    expect(new Set(all.map((row) => row?.length))).toEqual(new Set([16]));
  });

  it('have room on four rows for the scores, the fault and the remedy', () => {
    expect(rowsOf({ faults: BLOCKED }, 0, LARGE)).toEqual([
      'PLAY 10:12      Cr 0',
      '>340+120 90         ',
      'HOLE_BLOCKED hole.20',
      'Look into the hole n',
    ]);
  });

  it('tell several faults one after the other, each to the end of its remedy', () => {
    const faults = [...BLOCKED, { code: 'RED_TWICE', what: '50L', at: 2 }];
    const rows = Array.from({ length: 1_000 }, (_, step) => rowsOf({ faults }, step * 400)[1]).join('\n');
    expect(rows).toMatch(
      /^HOLE_BLOCKED hol\n.* and its wire\.\nRED_TWICE 50L: T\n.*at the panel\.\nHOLE_BLOCKED hol\n/s,
    );
  });

  it('have nothing on them that the chip has no sign for', () => {
    const faults = [{ code: 'ACCEPTOR_FAULT', what: 'Münzprüfer ~ \\', at: 1 }];
    expect(rowsOf({ faults }, 0, LARGE)[2]).toBe('ACCEPTOR_FAULT M?nzp');
  });
});

describe('a display of characters on I²C', () => {
  it('shows its rows, lit and without a cursor', async () => {
    const { chip, display } = bench.openLcd();
    display.show(boardWith({ clock: still }));
    await bench.wait(300);
    expect(chip.rows).toEqual(['PLAY 10:12  Cr 0', '>340+120 90     ']);
    expect(chip.isLightOn).toBe(true);
  });

  it('has four rows where it has them', async () => {
    const { chip, display } = bench.openLcd(4, 0x26);
    display.show(boardWith({ clock: still, faults: BLOCKED }));
    await bench.wait(300);
    expect(chip.rows[2]).toBe('HOLE_BLOCKED hole.20');
  });

  it('is sent only what has changed', async () => {
    const { chip, display } = bench.openLcd();
    display.show(boardWith({ clock: still }));
    await bench.wait(300);
    bench.i2c.sent.length = 0;
    display.show(boardWith({ clock: { ...still, msLeft: 611_000 } }));
    await bench.wait(200);
    expect(chip.rows[0]).toBe('PLAY 10:11  Cr 0');
    // Where to, and one character: each as two halves, each half with its enable up and down.
    expect(bench.i2c.sent).toHaveLength(8);
  });

  it('finds its way back after a disturbance half-way through a byte, and never loses its light for that', async () => {
    const { chip, display } = bench.openLcd();
    display.show(boardWith({ clock: still }));
    await bench.wait(300);
    chip.slip();
    bench.i2c.sent.length = 0;
    display.show(boardWith({ clock: { ...still, msLeft: 611_000 } }));
    await bench.wait(200);
    expect(chip.rows).toEqual(['shifted']);
    await bench.wait(6_000);
    expect(chip.rows).toEqual(['PLAY 10:11  Cr 0', '>340+120 90     ']);
    expect(bench.i2c.sent.every(([, pins = 0]) => (pins & 0x08) !== 0)).toBe(true);
  });

  it('shows everything again after its supply dropped', async () => {
    const { chip, display } = bench.openLcd();
    display.show(boardWith({ clock: still }));
    await bench.wait(300);
    chip.forget();
    await bench.wait(6_000);
    expect(chip.rows).toEqual(['PLAY 10:12  Cr 0', '>340+120 90     ']);
  });

  it('goes dark when the table stops', async () => {
    const { chip, display } = bench.openLcd();
    display.show(boardWith({ clock: still }));
    await bench.wait(300);
    await display.stop();
    expect(chip.rows).toEqual(['dark']);
    expect(chip.isLightOn).toBe(false);
  });

  it('is one fault when nobody answers', async () => {
    const { display } = bench.openLcd();
    bench.i2c.chips.clear();
    display.show(boardWith());
    await bench.wait(20_000);
    expect(bench.faults).toEqual(['DISPLAY_LOST lcd']);
  });
});
