import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isHeader } from '../../src/adapters/cabinet/gpio/header.ts';
import { lockHeader } from '../../src/adapters/cabinet/gpio/header-lock.ts';
import { noteTaken } from '../../src/adapters/cabinet/taken-outputs.ts';
import type { Driven } from '../../src/session/driven.ts';
import { fileOf, pathOf } from '../support/baulk.ts';

// On a kernel with pins, and by the GPIO files, it is proven in test/vm/inside/deaths.ts.
const SCRIPT = 'hardware/pi/outputs-off';
const CHIPS = ['gpiochip10 [raspberrypi-exp-gpio] (8 lines)', 'gpiochip0 [pinctrl-bcm2711] (58 lines)'];
const ON_HEADER: Driven = {
  driver: 'gpio',
  outputs: [
    { name: 'bar', pin: 17 },
    { name: 'coins', pin: 27 },
  ],
};

/** As a table with these outputs writes down when it starts. */
function started(driven: Driven): string {
  const journal = pathOf('run.db');
  noteTaken(journal, fileOf('table.yaml', []), driven);
  return journal;
}

/** A folder for PATH with what Debian's gpiod is made of, or without it, and the orders that came. */
function programs(version: string | null, busy = 'none') {
  const orders = pathOf('orders');
  const folder = dirname(orders);
  writeFileSync(orders, '');
  for (const name of ['sh', 'grep'])
    symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(folder, name));
  const program = (name: string, ...lines: readonly string[]) =>
    writeFileSync(join(folder, name), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
  if (version !== null) {
    program('gpiodetect', ...CHIPS.map((chip) => `echo '${chip}'`));
    program(
      'gpioset',
      `[ "$1" != --version ] || { echo 'gpioset (libgpiod) v${version}'; exit; }`,
      `case $* in *${busy}=*) echo "gpioset: ${busy}: busy" >&2; exit 1 ;; esac`,
      `echo "$*" >>${orders}`,
    );
  }
  const run = (journal: string) => {
    const { status, stdout, stderr } = spawnSync(SCRIPT, [journal], {
      encoding: 'utf8',
      env: { PATH: folder },
    });
    return { code: status, stdout, stderr, orders: readFileSync(orders, 'utf8') };
  };
  return { run };
}

describe('What systemd does first after every end of the table', () => {
  it.each([
    ['1.6.3', 'gpiochip0 17=0 27=0\n'],
    ['2.2.1', '--toggle 0 --chip gpiochip0 17=0 27=0\n'],
  ])('makes low, by the words of libgpiod %s, what the table took on the header', (version, orders) => {
    expect(programs(version).run(started(ON_HEADER))).toEqual({
      code: 0,
      stdout: 'low: pin 17 27\n',
      stderr: '',
      orders,
    });
  });

  it('makes low what can be had when one pin cannot, and says which', () => {
    const { code, stderr, orders } = programs('1.6.3', '17').run(started(ON_HEADER));
    expect(orders).toBe('gpiochip0 27=0\n');
    expect(stderr).toBe('gpioset: 17: busy\n');
    expect(code).toBe(1);
  });

  it('says what to install where there is no gpioset', () => {
    const { code, stdout } = programs(null).run(started(ON_HEADER));
    expect(stdout).toMatch(/sudo apt-get install gpiod/);
    expect(code).toBe(1);
  });

  it('leaves the pins of a table that runs', async () => {
    const unlock = await lockHeader();
    const { code, stdout, orders } = programs('1.6.3').run(started(ON_HEADER));
    unlock();
    expect([code, stdout, orders]).toEqual([1, expect.stringMatching(/^Another table runs/), '']);
  });

  it.each([
    ['was never started', () => pathOf('run.db')],
    [
      'has its outputs on a board',
      () => started({ driver: 'firmata', port: '/dev/ttyACM0', outputs: [{ name: 'bar', pin: 8 }] }),
    ],
  ])('has nothing to do for a table that %s', (_, journal) => {
    expect(programs('1.6.3').run(journal())).toEqual({ code: 0, stdout: '', stderr: '', orders: '' });
  });

  it('knows the headers that the table knows', () => {
    const [, labels = ''] = /^ {4}(pinctrl-.*)\) true/m.exec(readFileSync(SCRIPT, 'utf8')) ?? [];
    expect(labels.split(' | ').map(isHeader)).toEqual([true, true, true]);
  });
});
