import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HEADER_LABELS } from '../../src/adapters/cabinet/gpio/header.ts';
import { lockHeader } from '../../src/adapters/cabinet/gpio/header-lock.ts';
import { noteTaken } from '../../src/adapters/cabinet/taken-outputs.ts';
import type { Driven } from '../../src/session/driven.ts';
import { fileOf, pathOf } from '../support/baulk.ts';

// What it comes to on a kernel: test/vm/inside/deaths.ts and killed.ts.
const SCRIPT = 'hardware/pi/outputs-off';
const LIBGPIOD_1 = '1.6.3';
const CHIPS = ['gpiochip10 [raspberrypi-exp-gpio] (8 lines)', 'gpiochip0 [pinctrl-bcm2711] (58 lines)'];
const ON_HEADER: Driven = {
  driver: 'gpio',
  outputs: [
    { name: 'bar', pin: 17 },
    { name: 'coins', pin: 27 },
  ],
};
const ON_BOARD: Driven = { ...ON_HEADER, driver: 'firmata', port: '/dev/ttyACM0' };

/** As a table with these outputs writes down when it starts. */
function started(driven: Driven = ON_HEADER): string {
  const journal = pathOf('run.db');
  noteTaken(journal, fileOf('table.yaml', []), driven);
  return journal;
}

interface Computer {
  /** Of libgpiod; null: it is not installed. */
  readonly version?: string | null;
  /** A pin that somebody else holds. */
  readonly busy?: number;
  /** Pins that the GPIO files have, and which way they go. */
  readonly files?: Readonly<Record<number, 'in' | 'out'>>;
  /** As the GPIO files name the chip of the header. */
  readonly label?: string;
}

/** Switches off on such a computer; what was said, ordered of gpioset and written to the GPIO files. */
function switchedOff(journal: string, { version = LIBGPIOD_1, busy, files, label }: Computer = {}) {
  const orders = fileOf('orders', []);
  const bin = dirname(orders);
  const program = (name: string, ...lines: readonly string[]) =>
    writeFileSync(join(bin, name), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
  for (const name of ['sh', 'grep'])
    symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(bin, name));
  if (version !== null) {
    program('gpiodetect', ...CHIPS.map((chip) => `echo '${chip}'`));
    program(
      'gpioset',
      `[ "$1" != --version ] || { echo 'gpioset (libgpiod) v${version}'; exit; }`,
      `case $* in *${busy}=*) echo 'gpioset: busy' >&2; exit 1 ;; esac`,
      `echo "$*" >>${orders}`,
    );
  }
  const header = dirname(pathOf('any'));
  const file = (path: string, text: string) => {
    mkdirSync(dirname(join(header, path)), { recursive: true });
    writeFileSync(join(header, path), `${text}\n`);
  };
  if (files) {
    file('gpiochip570/label', 'raspberrypi-exp-gpio');
    file('gpiochip570/base', '570');
    file('gpiochip512/label', label ?? 'pinctrl-bcm2711');
    file('gpiochip512/base', '512');
  }
  for (const [pin, way] of Object.entries(files ?? {})) file(`gpio${512 + Number(pin)}/direction`, way);
  const { status, stdout, stderr } = spawnSync(SCRIPT, [journal], {
    encoding: 'utf8',
    env: { PATH: bin, GPIO_FILES: header },
  });
  const written = Object.keys(files ?? {}).map((pin) =>
    readFileSync(join(header, `gpio${512 + Number(pin)}/direction`), 'utf8').trim(),
  );
  return { code: status, said: `${stdout}${stderr}`, orders: readFileSync(orders, 'utf8'), written };
}

describe('What systemd does first after every end of the table', () => {
  it.each([
    [LIBGPIOD_1, 'gpiochip0 17=0 27=0\n'],
    ['2.2.1', '--toggle 0 --chip gpiochip0 17=0 27=0\n'],
  ])('makes low, by the words of libgpiod %s, what the table took on the header', (version, orders) => {
    expect(switchedOff(started(), { version })).toEqual({
      code: 0,
      said: 'made low: pin 17 27\n',
      orders,
      written: [],
    });
  });

  it('makes low by the GPIO files what they hold, also without gpioset', () => {
    expect(switchedOff(started(), { version: null, files: { 17: 'out', 27: 'out' } })).toMatchObject({
      code: 0,
      said: 'made low: pin 17 27\n',
      written: ['low', 'low'],
    });
  });

  it('makes low by either way what is held by one of them', () => {
    expect(switchedOff(started(), { files: { 27: 'out' } })).toEqual({
      code: 0,
      said: 'made low: pin 27 17\n',
      orders: 'gpiochip0 17=0\n',
      written: ['low'],
    });
  });

  it('drives no pin that is an input of the GPIO files', () => {
    const { code, orders, written } = switchedOff(started(), { files: { 17: 'in', 27: 'out' } });
    expect([code, orders, written]).toEqual([0, '', ['in', 'low']]);
  });

  it('makes low what can be had when one pin cannot, and says which', () => {
    const { code, said, orders } = switchedOff(started(), { busy: 17 });
    expect(orders).toBe('gpiochip0 27=0\n');
    expect(said).toMatch(/^NOT low: pin 17\nmade low: pin 27\n/);
    expect(code).toBe(1);
  });

  it('says what to install where there is no gpioset', () => {
    const { code, said } = switchedOff(started(), { version: null });
    expect(said).toMatch(/sudo apt-get install gpiod/);
    expect(code).toBe(1);
  });

  it('leaves the pins of a table that runs', async () => {
    onTestFinished(await lockHeader());
    const { code, said, orders } = switchedOff(started());
    expect([code, said, orders]).toEqual([1, expect.stringMatching(/^A table runs on these pins/), '']);
  });

  it.each([
    ['was never started', () => pathOf('run.db')],
    ['has its outputs on a board', () => started(ON_BOARD)],
  ])('has nothing to do for a table that %s', (_, journal) => {
    expect(switchedOff(journal())).toMatchObject({ code: 0, orders: '' });
  });

  it('drives nothing by a note of which a part is lost', () => {
    const journal = started();
    const file = `${journal}.outputs.json`;
    // Cut off within 17: what is left names pin 1.
    writeFileSync(file, readFileSync(file, 'utf8').replace(/7.*/, ''));
    const { code, said, orders } = switchedOff(journal);
    expect(said).toMatch(/outputs\.json is damaged/);
    expect([code, orders]).toEqual([1, '']);
  });

  it.each(HEADER_LABELS)('knows the header %s', (label) => {
    const { written } = switchedOff(started(), { label, files: { 17: 'out', 27: 'out' } });
    expect(written).toEqual(['low', 'low']);
  });
});
