import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { GpioMaker, GpioPin, GpioWorld } from '../../src/adapters/cabinet/gpio/onoff/world.ts';

type Level = 0 | 1;
type Heard = Parameters<GpioPin['watch']>[0];

/** Numbers of another chip come first, as on every Raspberry Pi. */
const BASE = 512;

/**
 * The GPIO files of a kernel in a folder of their own, and pins that behave as onoff's do over them. `drive` moves a
 * wire; several levels in one go are a pulse that nobody could look at while it lasted.
 */
export function fakeGpio({ label = 'pinctrl-bcm2711', pins = 58 } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'baulk-gpio-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const chip = (base: number, name: string, ngpio: number) => {
    const folder = join(root, `gpiochip${base}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'label'), `${name}\n`);
    writeFileSync(join(folder, 'base'), `${base}\n`);
    writeFileSync(join(folder, 'ngpio'), `${ngpio}\n`);
  };
  chip(504, 'raspberrypi-exp-gpio', 8);
  chip(BASE, label, pins);
  writeFileSync(join(root, 'export'), '');
  writeFileSync(join(root, 'unexport'), '');
  const state = {
    /** Levels of the wires by BCM number; inputs are pulled up. */
    wires: new Map<number, Level>(),
    watched: new Map<number, { heard: Heard; activeLow: boolean }>(),
    /** Everything that was done, in order. */
    done: [] as string[],
    refusals: new Map<number, string[]>(),
    /** Pins on which onoff's settings have no effect, as on one that was exported before. */
    stubborn: new Set<number>(),
    /** Pins that do not follow what is written: shorted to the supply. */
    shorted: new Set<number>(),
    activeLow: new Set<number>(),
    busyMs: 0,
  };
  const level = (pin: number): Level => (state.shorted.has(pin) ? 1 : (state.wires.get(pin) ?? 1));
  const fileOf = (pin: number, name: string) => join(root, `gpio${BASE + pin}`, name);
  const exported = (pin: number, direction: string) => {
    mkdirSync(join(root, `gpio${BASE + pin}`), { recursive: true });
    writeFileSync(fileOf(pin, 'direction'), direction);
  };

  const refusedWith = (pin: number, isMeant: (code: string) => boolean) => {
    const codes = state.refusals.get(pin) ?? [];
    return isMeant(codes[0] ?? '') ? codes.shift() : undefined;
  };

  const make: GpioMaker = (number, direction, edge, { activeLow }) => {
    const pin = number - BASE;
    const isOutput = direction === 'low' && !state.stubborn.has(pin);
    exported(pin, isOutput ? 'out' : 'in');
    state.done.push(`${isOutput ? 'out' : 'in'} ${pin}`);
    if (isOutput) state.wires.set(pin, 0);
    if (activeLow) state.activeLow.add(pin);
    return {
      readSync: () => (activeLow ? flipped(level(pin)) : level(pin)),
      writeSync: (value) => {
        state.done.push(`write ${pin} ${value}`);
        state.wires.set(pin, value);
      },
      watch: (heard) => {
        state.watched.set(pin, { heard, activeLow });
        heard(null, activeLow ? flipped(level(pin)) : level(pin));
      },
      direction: () => (isOutput ? 'out' : 'in'),
      edge: () => (state.stubborn.has(pin) ? 'none' : edge),
      activeLow: () => activeLow,
      unexport: () => {
        state.done.push(`unexport ${pin}`);
        state.watched.delete(pin);
        rmSync(join(root, `gpio${number}`), { recursive: true });
      },
    };
  };

  const world: GpioWorld = {
    root,
    exportPin: (number) => {
      const code = refusedWith(number - BASE, (each) => each !== 'EACCES');
      if (code) throw Object.assign(new Error(`${code}: refused by the kernel`), { code });
      exported(number - BASE, 'in');
    },
    isOurs: (number) => refusedWith(number - BASE, (each) => each === 'EACCES') === undefined,
    make,
    look: (number) =>
      state.activeLow.has(number - BASE) ? flipped(level(number - BASE)) : level(number - BASE),
    later: (next) => next(),
    busyMs: () => state.busyMs,
  };
  return {
    world,
    root,
    ...state,
    level,
    /** Moves the wire through these levels before anybody can look. */
    drive(pin: number, ...levels: readonly Level[]) {
      const before = level(pin);
      for (const each of levels) state.wires.set(pin, each);
      const watched = state.watched.get(pin);
      if (!watched || (levels.length === 1 && levels[0] === before)) return;
      watched.heard(null, watched.activeLow ? flipped(level(pin)) : level(pin));
    },
    beBusy(ms: number) {
      state.busyMs += ms;
    },
    /** An earlier run was killed and left this pin as it was. */
    leaveBehind(pin: number, direction: 'in' | 'out') {
      exported(pin, direction);
    },
    directionOf: (pin: number) =>
      existsSync(fileOf(pin, 'direction')) ? readFileSync(fileOf(pin, 'direction'), 'utf8') : null,
    unexported: () => readFileSync(join(root, 'unexport'), 'utf8'),
  };
}

const flipped = (level: Level): Level => (level === 1 ? 0 : 1);
