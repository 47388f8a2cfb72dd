import { describe, expect, it } from 'vitest';
import { PLAYING } from '../support/bench.ts';
import { chardevBench, chardevRunning, METERED, WIRING } from '../support/gpio-bench.ts';

const [ACTIVE_LOW, INPUT, BOTH_EDGES, PULL_UP] = [2n, 4n, 48n, 256n];

describe('A line by the character device', () => {
  it('is pulled up, as its contact goes to ground, and told with its polarity', async () => {
    const { pi } = await chardevRunning();
    expect(pi.flagsOf(2)).toBe(INPUT | BOTH_EDGES | PULL_UP | ACTIVE_LOW);
    expect(pi.flagsOf(13)).toBe(INPUT | BOTH_EDGES | PULL_UP);
  });

  it('is told at the start as it is, without what happened before', async () => {
    const { pi, start, clock, changes } = chardevBench();
    pi.drive(13, 0);
    pi.drive(21, 0);
    await start();
    pi.drive(23, 0, 1);
    clock.advance(1_000);
    expect(changes()).toEqual([{ line: 'button.start', value: 1, at: 0 }]);
  });

  it('is told with the stamp of the kernel, and 5 ms later', async () => {
    const { pi, changes, clock } = await chardevRunning();
    clock.advance(0.125);
    pi.drive(2, 0);
    clock.advance(4.9);
    expect(changes()).toEqual([]);
    clock.advance(0.1);
    expect(changes()).toEqual([{ line: 'hole.200', value: 1, at: 1_000.125 }]);
  });

  it('has the width that it had, however long the program was busy', async () => {
    const { pi, changes, clock } = await chardevRunning();
    pi.driveLate(2, 0, 80);
    pi.driveLate(2, 1, 55);
    clock.advance(10);
    expect(changes()).toEqual([
      { line: 'hole.200', value: 1, at: 920 },
      { line: 'hole.200', value: 0, at: 945 },
    ]);
  });

  it('falls before another when it fell a few microseconds earlier, though the kernel told it later', async () => {
    const { pi, changes, clock } = await chardevRunning();
    pi.tellBackwards(() => {
      pi.drive(2, 0);
      clock.advance(0.03);
      pi.drive(13, 1);
    });
    clock.advance(10);
    expect(changes()).toEqual([
      { line: 'hole.200', value: 1, at: 1_000 },
      { line: 'peg.black', value: 1, at: 1_000.03 },
    ]);
  });

  it('is a spark and no ball when the kernel saw it only where it had been', async () => {
    const { pi, changes, clock } = await chardevRunning();
    pi.wires.set(2, 0);
    pi.wires.set(2, 1);
    pi.driveLate(2, 1, 0);
    clock.advance(10);
    expect(changes()).toEqual([
      { line: 'hole.200', value: 1, at: 1_000 },
      { line: 'hole.200', value: 0, at: 1_000 },
    ]);
  });

  it('is where it is, and no more is made of it, when the kernel had no room for its edges', async () => {
    const { pi, changes, clock, notes, troubles } = await chardevRunning();
    const chatter = Array.from({ length: 1_023 }, (_, place) => (place % 2 === 0 ? 0 : 1) as 0 | 1);
    pi.whileBusy(() => {
      pi.drive(21, 0);
      pi.drive(13, 1);
      pi.drive(2, ...chatter);
    });
    clock.advance(500);
    expect(notes).toContain('edges that the kernel counted were never told: lost, or several told as one');
    expect(troubles()).toEqual([]);
    const last = new Map(changes().map(({ line, value }) => [line, value]));
    expect([...last].toSorted()).toEqual([
      ['button.start', 1],
      ['hole.200', 1],
      ['peg.black', 1],
    ]);
  });

  it('keeps its place though another was late just before, and nothing is lost', async () => {
    const { pi, changes, clock, notes } = await chardevRunning();
    const first = pi.holdBack(() => {
      pi.drive(2, 0);
      pi.drive(13, 1);
    });
    clock.advance(60);
    first();
    clock.advance(239.9);
    const second = pi.holdBack(() => {
      pi.drive(21, 0);
      clock.advance(0.03);
      pi.drive(23, 0);
    });
    clock.advance(2);
    second();
    clock.advance(100);
    expect(changes().map(({ line }) => line)).toEqual([
      'peg.black',
      'hole.200',
      'button.start',
      'button.next',
    ]);
    expect(notes).not.toContain(
      'edges that the kernel counted were never told: lost, or several told as one',
    );
  });

  it('is missed also when it was somebody who asked, and no timer, that took those after it', async () => {
    const { pi, cabinet, clock, notes } = await chardevRunning();
    clock.setTimeout(() => cabinet.heardUntil(), 50);
    pi.holdBack(() => {
      pi.drive(2, 0);
      pi.drive(13, 1);
    });
    clock.advance(400);
    expect(notes).toContain('edges that the kernel counted were never told: lost, or several told as one');
  });

  it('may be a coin that is lost, which is told where there are coin lines', async () => {
    const lines = { ...WIRING.lines, 'coin.1': { pin: 24, active: 'low' } } as const;
    const { pi, clock, troubles } = await chardevRunning({ ...WIRING, lines });
    const storm = Array.from({ length: 1_100 }, (_, place) => (place % 2 === 0 ? 0 : 1) as 0 | 1);
    pi.whileBusy(() => {
      pi.drive(24, 0, 1);
      pi.drive(2, ...storm);
    });
    clock.advance(500);
    expect(troubles()).toEqual(['trouble: EDGES_LOST coins']);
  });

  it('is no coin when a contact bounced faster than the kernel tells', async () => {
    const lines = { ...WIRING.lines, 'coin.1': { pin: 24, active: 'low' } } as const;
    const { pi, clock, notes, troubles } = await chardevRunning({ ...WIRING, lines });
    // A bounce has its number, and its interrupt thread finds the next one done as well.
    for (const request of pi.requests.values()) request.number += 1;
    pi.drive(24, 0);
    clock.advance(500);
    expect(notes).toContain('edges that the kernel counted were never told: lost, or several told as one');
    expect(troubles()).toEqual([]);
  });
});

describe('An edge that the kernel did not tell', () => {
  it('is found within about a second', async () => {
    const { pi, changes, clock, notes } = await chardevRunning();
    pi.deaf.add(2);
    pi.drive(2, 0);
    clock.advance(1_100);
    expect(changes().map(({ line, value }) => `${line} ${value}`)).toEqual(['hole.200 1']);
    expect(notes).toContain('an edge was missed');
  });

  it('is not found where one is on its way', async () => {
    const { pi, changes, clock, notes } = await chardevRunning();
    clock.advance(999);
    pi.drive(2, 0);
    clock.advance(1_000);
    expect(changes()).toHaveLength(1);
    expect(notes).not.toContain('an edge was missed');
  });

  it('is a fault by the name of its line when it happens again and again, until the line tells one', async () => {
    const { pi, clock, troubles } = await chardevRunning();
    pi.deaf.add(2);
    for (const level of [0, 1, 0] as const) {
      expect(troubles()).toEqual([]);
      pi.drive(2, level);
      clock.advance(1_100);
    }
    expect(troubles()).toEqual(['trouble: LINE_LOST hole.200']);
    pi.deaf.delete(2);
    pi.drive(2, 1);
    clock.advance(10);
    expect(troubles()).toEqual(['trouble: LINE_LOST hole.200', 'mended: LINE_LOST hole.200']);
  });
});

describe('A header that the kernel has no more', () => {
  it.each([
    ['its edges cannot be read', 'read'],
    ['its levels cannot be read, and no output be written', 'values'],
  ] as const)('is one fault, told once, when %s', async (_, call) => {
    const { pi, cabinet, clock, troubles } = await chardevRunning(METERED);
    pi.refusals.set(call, Array(100).fill('ENODEV'));
    pi.drive(2, 0);
    clock.advance(2_100);
    cabinet.hold(PLAYING);
    expect(troubles()).toEqual(['lost: GPIO']);
    expect(pi.isListenedTo()).toBe(false);
  });

  it('moves no coil, as nobody sees what that moves', async () => {
    const { pi, cabinet, clock } = await chardevRunning(METERED);
    pi.refusals.set('read', ['ENODEV']);
    pi.drive(2, 0);
    cabinet.emit({ output: 'meter', value: 1 });
    clock.advance(1_000);
    expect(pi.done).not.toContain('write 20 1');
  });
});

describe('The outputs by the character device', () => {
  it('are low before any line is touched, each kind in one request', async () => {
    const { pi } = await chardevRunning();
    expect(pi.done.slice(0, 7)).toEqual(['out 17', 'out 27', 'out 22', 'in 2', 'in 13', 'in 21', 'in 23']);
    expect(pi.requests.size).toBe(2);
    expect([17, 27, 22].map((pin) => pi.level(pin))).toEqual([0, 0, 0]);
  });

  it('end low and let go when the table stops', async () => {
    const { pi, cabinet, lastWords } = await chardevRunning();
    cabinet.hold(PLAYING);
    expect([17, 27].map((pin) => pi.level(pin))).toEqual([1, 1]);
    await cabinet.stop();
    expect([17, 27, 22].map((pin) => pi.level(pin))).toEqual([0, 0, 0]);
    expect([pi.requests.size, pi.files.size, lastWords.length]).toEqual([0, 0, 0]);
  });

  it('are made low as the last thing of a process that ends without stopping', async () => {
    const { pi, cabinet, lastWords } = await chardevRunning();
    cabinet.hold(PLAYING);
    for (const last of lastWords) last();
    expect([17, 27, 22].map((pin) => pi.level(pin))).toEqual([0, 0, 0]);
  });

  it('are a fault by name while one does not follow, and the others do', async () => {
    const { pi, cabinet, clock, notes, troubles } = await chardevRunning();
    pi.shorted.add(22);
    cabinet.hold(PLAYING);
    cabinet.hold(PLAYING);
    expect(notes.filter((note) => note === 'an output is not what it was set to')).toHaveLength(1);
    expect([17, 27].map((pin) => pi.level(pin))).toEqual([1, 1]);
    expect(troubles()).toEqual(['trouble: OUTPUT_WRONG startLamp']);
    pi.shorted.delete(22);
    clock.advance(1_000);
    expect(troubles().at(-1)).toBe('mended: OUTPUT_WRONG startLamp');
  });

  it('are made low again within a second when something makes one high', async () => {
    const { pi, clock, troubles } = await chardevRunning(METERED);
    pi.wires.set(20, 1);
    clock.advance(1_000);
    expect(pi.level(20)).toBe(0);
    pi.shorted.add(20);
    clock.advance(1_000);
    expect(troubles()).toEqual(['trouble: OUTPUT_WRONG meter']);
  });

  it('are not made high again when a guard has ended a pulse', async () => {
    const { pi, cabinet, clock, troubles } = await chardevRunning(METERED);
    clock.advance(950);
    cabinet.emit({ output: 'meter', value: 1 });
    pi.wires.set(20, 0);
    pi.done.length = 0;
    clock.advance(90);
    expect(pi.done).not.toContain('write 20 1');
    expect(troubles()).toEqual([]);
  });

  it('are held high again within a second when something made one low', async () => {
    const { pi, cabinet, clock, troubles } = await chardevRunning();
    cabinet.hold(PLAYING);
    for (const pin of [17, 27]) pi.wires.set(pin, 0);
    clock.advance(1_000);
    expect([17, 27].map((pin) => pi.level(pin))).toEqual([1, 1]);
    expect(troubles()).toEqual([]);
  });

  it('are a fault by name while one that is held high is kept low', async () => {
    const { pi, cabinet, clock, troubles } = await chardevRunning();
    cabinet.hold(PLAYING);
    pi.grounded.add(17);
    clock.advance(1_000);
    expect(troubles()).toEqual(['trouble: OUTPUT_WRONG bar']);
    pi.grounded.delete(17);
    pi.wires.set(17, 0);
    clock.advance(1_000);
    expect(pi.level(17)).toBe(1);
    expect(troubles().at(-1)).toBe('mended: OUTPUT_WRONG bar');
  });

  it('are tried in passing once a minute where one did not become high that is to be low by now', async () => {
    const { pi, cabinet, clock, troubles } = await chardevRunning(METERED);
    pi.grounded.add(20);
    cabinet.emit({ output: 'meter', value: 1 });
    clock.advance(130_000);
    expect(troubles()).toEqual(['trouble: OUTPUT_WRONG meter']);
    pi.grounded.delete(20);
    pi.done.length = 0;
    clock.advance(60_000);
    expect(pi.done).toEqual(['write 20 1', 'write 20 0']);
    expect(pi.level(20)).toBe(0);
    expect(troubles().at(-1)).toBe('mended: OUTPUT_WRONG meter');
  });

  it('are not tried while their guard is lost', async () => {
    const { pi, cabinet, watch, clock } = await chardevRunning(METERED);
    pi.grounded.add(20);
    cabinet.emit({ output: 'meter', value: 1 });
    watch.lost();
    pi.done.length = 0;
    clock.advance(180_000);
    expect(pi.done).not.toContain('write 20 1');
  });

  it('are a fault by name when the guard cannot end a pulse', async () => {
    const { watch, clock, troubles } = await chardevRunning(METERED);
    watch.failed(20);
    expect(troubles()).toEqual(['trouble: OUTPUT_WRONG meter']);
    clock.advance(1_000);
    expect(troubles().at(-1)).toBe('mended: OUTPUT_WRONG meter');
  });

  it('have no coil that goes on while its guard is lost', async () => {
    const { pi, cabinet, watch, clock, troubles } = await chardevRunning(METERED);
    cabinet.emit({ output: 'meter', value: 2 });
    watch.lost();
    expect(pi.level(20)).toBe(0);
    pi.done.length = 0;
    cabinet.emit({ output: 'meter', value: 1 });
    clock.advance(2_000);
    expect(pi.done).not.toContain('write 20 1');
    watch.found();
    cabinet.emit({ output: 'meter', value: 1 });
    expect(pi.level(20)).toBe(1);
    expect(troubles()).toEqual(['trouble: GUARD_LOST coils', 'mended: GUARD_LOST coils']);
  });
});

describe('A pin that a display claims', () => {
  it('is one more output, low at first, and let go with the cabinet', async () => {
    const { pi, cabinet } = await chardevRunning();
    const select = await cabinet.claim('digits.1 select', 16);
    expect(pi.level(16)).toBe(0);
    select.write(1);
    expect(pi.level(16)).toBe(1);
    await cabinet.stop();
    expect(pi.done).toContain('release 16');
    pi.done.length = 0;
    select.write(0);
    expect([pi.done, select.read()]).toEqual([[], 0]);
  });

  it('is refused while it is high, and had once it is not', async () => {
    const { pi, cabinet } = await chardevRunning();
    pi.shorted.add(16);
    await expect(cabinet.claim('digits.1 select', 16)).rejects.toMatchObject({ code: 'OUTPUT_WRONG' });
    pi.shorted.delete(16);
    expect((await cabinet.claim('digits.1 select', 16)).read()).toBe(0);
  });

  it('is refused by its name when something else holds it', async () => {
    const { pi, cabinet } = await chardevRunning();
    pi.busy.set(16, 'spi0 CS1');
    await expect(cabinet.claim('digits.1 select', 16)).rejects.toThrow(
      'Something else holds pin 16 (digits.1 select) (spi0 CS1 does) (GPIO_BUSY)',
    );
  });
});

describe('A character device that cannot be used', () => {
  it('is told when there is none for the header', async () => {
    await expect(chardevBench({ label: 'INT34C5:00' }).start()).rejects.toThrow(
      'There is no GPIO chip of a Raspberry Pi, only raspberrypi-exp-gpio, INT34C5:00 (GPIO_MISSING)',
    );
  });

  it('is told when the chip is smaller than the pins named', async () => {
    await expect(chardevBench({ lines: 16 }).start()).rejects.toThrow(
      'The chip has 16 pins, there is no pin 17',
    );
  });

  it('is told when this user may not open it', async () => {
    const { pi, start } = chardevBench();
    pi.refusals.set('open', ['EACCES']);
    await expect(start()).rejects.toThrow('This user may not use /dev/gpiochip0 (GPIO_FORBIDDEN)');
  });

  it('is told when the kernel is too old for it', async () => {
    const { pi, start } = chardevBench();
    pi.refusals.set('info', ['ENOTTY']);
    await expect(start()).rejects.toThrow(
      'The kernel is too old for its GPIO character device (GPIO_MISSING)',
    );
    expect(pi.files.size).toBe(0);
  });

  it('is told by each pin that is held, and by whom', async () => {
    const { pi, start } = chardevBench();
    pi.busy.set(2, 'i2c').set(21, '');
    await expect(start()).rejects.toThrow(
      'Something else holds pin 2 (hole.200) (i2c does), pin 21 (button.start) (GPIO_BUSY)',
    );
    expect([pi.requests.size, pi.files.size, pi.level(17)]).toEqual([0, 0, 0]);
  });

  it.each([
    ['EPERM', 'GPIO_FORBIDDEN'],
    ['EINVAL', 'GPIO_MISSING'],
  ])('is told when the kernel says %s', async (refusal, code) => {
    const { pi, start } = chardevBench();
    pi.refusals.set('lines', [refusal]);
    await expect(start()).rejects.toMatchObject({ code });
  });

  it('is told when an output stays high whatever is asked', async () => {
    const { pi, start } = chardevBench();
    pi.shorted.add(17);
    await expect(start()).rejects.toThrow('pin 17 (bar) did not become low (OUTPUT_WRONG)');
    expect([pi.requests.size, pi.files.size]).toEqual([0, 0]);
  });

  it('takes over what a killed run held by the files of the kernel, low first', async () => {
    const { pi, files, start, notes } = chardevBench();
    files.leaveBehind(17, 'out');
    pi.busy.set(17, 'sysfs');
    await start();
    expect(files.directionOf(17)).toBe('low');
    expect(notes).toEqual(['a pin that an earlier program left exported was taken over']);
    expect(pi.done[0]).toBe('out 17');
  });
});
