import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { PLAYING } from '../support/bench.ts';
import { bench, running } from '../support/gpio-bench.ts';

describe('A line of the header', () => {
  it('that was found changed before the program heard of it is not told as a pulse when it does', async () => {
    const { pi, changes, clock, notes } = await running();
    pi.wires.set(2, 0);
    clock.advance(1_100);
    expect(notes).toContain('an edge was missed');
    pi.drive(2, 0, 0);
    expect(changes().map(({ value }) => value)).toEqual([1]);
    // From then on the level that it has already is a pulse again.
    pi.drive(2, 1, 0);
    expect(changes().map(({ value }) => value)).toEqual([1, 0, 1]);
  });

  it('is found by the label of its chip, wherever the kernel numbers it', async () => {
    const { pi, start } = bench({ label: 'pinctrl-rp1' });
    const cabinet = await start();
    expect(pi.directionOf(17)).toBe('out');
    await cabinet.stop();
  });

  it('is told with its polarity: a skittle that stands closes its contact', async () => {
    const { pi, changes, clock } = await running();
    pi.drive(13, 1);
    pi.drive(2, 0);
    clock.advance(40);
    pi.drive(2, 1);
    expect(changes()).toEqual([
      { line: 'peg.black', value: 1, at: 1_000 },
      { line: 'hole.200', value: 1, at: 1_000 },
      { line: 'hole.200', value: 0, at: 1_040 },
    ]);
  });

  it('tells at the start only where it is, not what watching it began with', async () => {
    const { pi, start, clock, changes } = bench();
    await start();
    pi.drive(21, 0);
    pi.drive(21, 1);
    expect(changes()).toEqual([]);
    clock.advance(1_000);
    expect(changes()).toEqual([{ line: 'peg.black', value: 1, at: 100 }]);
  });

  it('is a spark and no ball when it came and went while nothing kept the program busy', async () => {
    const { pi, changes } = await running();
    pi.drive(2, 0, 1);
    expect(changes()).toEqual([
      { line: 'hole.200', value: 1, at: 1_000 },
      { line: 'hole.200', value: 0, at: 1_000 },
    ]);
  });

  it('is as wide as the disk kept the program busy when it came and went meanwhile', async () => {
    const { pi, changes, clock } = await running();
    clock.advance(60);
    pi.beBusy(55);
    pi.drive(2, 0, 1);
    expect(changes()).toEqual([
      { line: 'hole.200', value: 1, at: 1_005 },
      { line: 'hole.200', value: 0, at: 1_060 },
    ]);
  });

  it('is as wide as another of the same busy time, told before it', async () => {
    const { pi, changes, clock } = await running();
    clock.advance(60);
    pi.beBusy(55);
    pi.drive(2, 0, 1);
    clock.advance(2);
    pi.drive(21, 0, 1);
    expect(changes().map(({ line, at }) => `${line} ${at}`)).toEqual([
      'hole.200 1005',
      'hole.200 1060',
      'button.start 1007',
      'button.start 1062',
    ]);
  });

  it('is no wider than the longest stretch of work, however much work there was', async () => {
    const { pi, changes, clock } = await running();
    for (let worked = 0; worked < 20; worked++) {
      pi.beBusy(1.5);
      clock.advance(10);
    }
    pi.drive(2, 0, 1);
    expect(changes().map(({ at }) => at)).toEqual([1_198.5, 1_200]);
  });

  it('is not made wide by work that was done long before', async () => {
    const { pi, changes, clock } = await running();
    pi.beBusy(55);
    clock.advance(1_000);
    pi.drive(2, 0, 1);
    expect(changes().map(({ at }) => at)).toEqual([2_000, 2_000]);
  });
});

describe('An edge that the files of the kernel did not tell', () => {
  it('is found within about a second, and so is that they tell none any more', async () => {
    const { pi, changes, clock, troubles } = await running();
    for (const level of [0, 1, 0] as const) {
      pi.wires.set(2, level);
      clock.advance(1_100);
    }
    expect(changes().map(({ line, value }) => `${line} ${value}`)).toEqual([
      'hole.200 1',
      'hole.200 0',
      'hole.200 1',
    ]);
    expect(troubles()).toEqual(['trouble: LINE_LOST hole.200']);
  });
});

describe('A line that cannot be read any more', () => {
  /** The files of these pins are gone. */
  async function without(pins: readonly number[]) {
    const table = await running();
    const { look } = table.pi.world;
    const missing = pins.map((pin) => 512 + pin);
    Object.assign(table.pi.world, {
      look: (number: number) => {
        if (missing.includes(number)) throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
        return look(number);
      },
    });
    return { ...table, missing };
  }

  it('is a fault by its name, said once, and the others are looked at all the same', async () => {
    const { pi, clock, changes, notes, troubles } = await without([21]);
    pi.wires.set(2, 0);
    clock.advance(5_000);
    expect(troubles()).toEqual(['trouble: LINE_LOST button.start']);
    expect(notes.filter((note) => note === 'a line could not be read')).toHaveLength(1);
    expect(changes().map(({ line, value }) => `${line} ${value}`)).toEqual(['hole.200 1']);
  });

  it('is mended once it tells an edge', async () => {
    const { pi, clock, missing, troubles } = await without([21]);
    clock.advance(1_000);
    missing.length = 0;
    pi.drive(21, 0);
    expect(troubles()).toEqual(['trouble: LINE_LOST button.start', 'mended: LINE_LOST button.start']);
  });

  it('takes the whole header with it when it is the last', async () => {
    const { clock, troubles } = await without([2, 13, 21, 23]);
    clock.advance(5_000);
    expect(troubles().filter((told) => told.startsWith('trouble'))).toHaveLength(4);
    expect(troubles().at(-1)).toBe('lost: GPIO');
  });
});

describe('The outputs of the header', () => {
  it('are low before any line is touched, and stay so until something is held', async () => {
    const { pi, start } = bench();
    await start();
    expect(pi.done).toEqual(['out 17', 'out 27', 'out 22', 'in 2', 'in 13', 'in 21', 'in 23']);
    expect([17, 27, 22].map(pi.level)).toEqual([0, 0, 0]);
  });

  it('are let go low when an earlier run was killed with the bar up', async () => {
    const { pi, start, notes } = bench();
    pi.leaveBehind(17, 'out');
    const { exportPin } = pi.world;
    let before = '';
    Object.assign(pi.world, {
      exportPin: (number: number) => {
        before ||= `${pi.directionOf(17)}, ${pi.unexported()}`;
        exportPin(number);
      },
    });
    await start();
    expect(before).toBe('low, 529');
    expect(notes).toEqual(['a pin that an earlier program left exported was taken over']);
  });

  it('end low and let go when the table stops', async () => {
    const { pi, cabinet, lastWords } = await running();
    cabinet.hold(PLAYING);
    expect([17, 27].map(pi.level)).toEqual([1, 1]);
    pi.done.length = 0;
    await cabinet.stop();
    expect(pi.done.slice(0, 3).toSorted()).toEqual(['write 17 0', 'write 22 0', 'write 27 0']);
    expect(pi.done.filter((what) => what.startsWith('unexport'))).toHaveLength(7);
    expect(lastWords).toEqual([]);
  });

  it('are made low as the last thing of a process that ends without stopping', async () => {
    const { pi, cabinet, lastWords } = await running();
    cabinet.hold(PLAYING);
    for (const last of lastWords) last();
    expect([17, 27, 22].map(pi.level)).toEqual([0, 0, 0]);
  });

  it('are low again when a line cannot be had', async () => {
    const { pi, start } = bench();
    pi.refusals.set(23, ['EBUSY']);
    await expect(start()).rejects.toThrow('GPIO_BUSY');
    expect([17, 27, 22].map(pi.directionOf)).toEqual([null, null, null]);
    expect([17, 27, 22].map(pi.level)).toEqual([0, 0, 0]);
  });
});

describe('A header that cannot be used', () => {
  it('is told when the system has none', async () => {
    const { pi, start } = bench();
    rmSync(join(pi.root, 'export'));
    await expect(start()).rejects.toMatchObject({ code: 'GPIO_MISSING' });
  });

  it('is told when the chips are those of another computer', async () => {
    await expect(bench({ label: 'INT34C5:00' }).start()).rejects.toThrow(
      'only raspberrypi-exp-gpio, INT34C5:00',
    );
  });

  it('is told when the chip is smaller than the pins named', async () => {
    await expect(bench({ pins: 16 }).start()).rejects.toThrow('The chip has 16 pins, there is no pin 17');
  });

  it('is told by the pin and its name when something else holds it', async () => {
    const { pi, start } = bench();
    pi.refusals.set(2, ['EBUSY']);
    await expect(start()).rejects.toThrow('Something else holds pin 2 (hole.200) (GPIO_BUSY)');
  });

  it('is told when a pin stays what it was although nothing was refused', async () => {
    const { pi, start } = bench();
    pi.stubborn.add(17);
    await expect(start()).rejects.toMatchObject({
      code: 'GPIO_BUSY',
      what: expect.stringContaining('Pin 17 (bar)'),
    });
  });

  it('is told when an output stays high whatever is written, and lets go of it', async () => {
    const { pi, start } = bench();
    pi.shorted.add(17);
    await expect(start()).rejects.toThrow('Pin 17 (bar) did not become low (OUTPUT_WRONG)');
    expect(pi.directionOf(17)).toBe(null);
  });

  it.each([
    ['EPERM', 'GPIO_FORBIDDEN'],
    ['EINVAL', 'GPIO_MISSING'],
  ])('is told when the kernel says %s', async (refusal, code) => {
    const { pi, start } = bench();
    pi.refusals.set(13, [refusal]);
    await expect(start()).rejects.toMatchObject({ code });
  });

  it('is waited for while udev has not yet given its pins to the group', async () => {
    const { pi, start, clock } = bench();
    pi.refusals.set(17, ['EACCES', 'EACCES', 'EACCES']);
    await passing(start(), clock);
    expect(pi.directionOf(17)).toBe('out');
  });

  it('is forbidden when udev never does', async () => {
    const { pi, start, clock } = bench();
    pi.refusals.set(17, Array(100).fill('EACCES'));
    await expect(passing(start(), clock)).rejects.toThrow(
      'This user may not use pin 17 (bar) (GPIO_FORBIDDEN)',
    );
  });
});

/** Lets time pass until this has come to its end. */
async function passing(work: Promise<unknown>, clock: HandClock): Promise<unknown> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  work.then(end, end);
  while (!ended) {
    clock.advance(100);
    await new Promise(setImmediate);
  }
  return work;
}
