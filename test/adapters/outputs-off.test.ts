import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SerialPort, SerialPortMock } from 'serialport';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { boardOff } from '../../src/adapters/cabinet/firmata/board-off.ts';
import { openChardevPins } from '../../src/adapters/cabinet/gpio/chardev/chardev-pins.ts';
import { headerOff } from '../../src/adapters/cabinet/gpio/header-off.ts';
import { openOnoffPins } from '../../src/adapters/cabinet/gpio/onoff/onoff-pins.ts';
import { isStartedWith, noteTaken, recallTaken } from '../../src/adapters/cabinet/taken-outputs.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { silentLog } from '../../src/ports/log.ts';
import { TableError } from '../../src/ports/table-error.ts';
import type { Driven } from '../../src/session/driven.ts';
import { pluggedBoard } from '../support/avr-board.ts';
import { FakeChardev } from '../support/fake-chardev.ts';
import { fakeGpio } from '../support/fake-gpio.ts';
import { Moments } from '../support/moments.ts';

const OUTPUTS = [
  { name: 'bar', pin: 17 },
  { name: 'coins', pin: 27 },
  { name: 'heartbeat', pin: 25 },
];

/** A header on which a killed table has left everything high. */
function leftHigh() {
  const clock = new HandClock();
  const files = fakeGpio();
  const pi = new FakeChardev(clock, {}, files.unexported);
  const levels = () => OUTPUTS.map(({ pin }) => pi.level(pin));
  const off = () =>
    headerOff(OUTPUTS, async () => openChardevPins({ kernel: pi, clock, log: silentLog, sysfs: files.root }));
  return { pi, files, clock, levels, off };
}

describe('What a killed table left on at the header', () => {
  it('is off, and nobody holds it any more', async () => {
    const { pi, levels, off } = leftHigh();
    expect(levels()).toEqual([1, 1, 1]);
    expect(await off()).toEqual([null, null, null]);
    expect(levels()).toEqual([0, 0, 0]);
    expect([pi.busy.size, pi.files.size]).toEqual([0, 0]);
  });

  it('is off though the kernel still holds it for a table that used its files', async () => {
    const { pi, files, levels, off } = leftHigh();
    pi.busy.set(17, 'sysfs');
    files.leaveBehind(17, 'out');
    expect(await off()).toEqual([null, null, null]);
    expect([levels(), files.directionOf(17)]).toEqual([[0, 0, 0], 'low']);
    expect(files.unexported()).toBe('529');
  });

  it('is off as far as it can be had: what somebody else holds is named, and keeps nothing else on', async () => {
    const { pi, levels, off } = leftHigh();
    pi.busy.set(17, 'gpiomon');
    const [bar, ...others] = await off();
    expect(bar).toMatch(/Something else holds pin 17 \(bar\) \(gpiomon does\) \(GPIO_BUSY\)/);
    expect([others, levels()]).toEqual([
      [null, null],
      [1, 0, 0],
    ]);
  });

  it('is not said to be off when it stays high, shorted to the supply', async () => {
    const { pi, off } = leftHigh();
    pi.shorted.add(27);
    expect((await off())[1]).toMatch(/did not become low/);
  });

  it('is off by the files where there is no character device', async () => {
    const { files, clock } = leftHigh();
    const reasons = await headerOff(OUTPUTS, async () =>
      openOnoffPins(files.world, { clock, log: silentLog }),
    );
    expect(reasons).toEqual([null, null, null]);
    expect(OUTPUTS.map(({ pin }) => [files.level(pin), files.directionOf(pin)])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
  });

  it('is told to be on, each for itself, where there is no way to the header', async () => {
    const reasons = await headerOff(OUTPUTS, () =>
      Promise.reject(new TableError('GPIO_MISSING', 'There is no GPIO chip')),
    );
    expect(reasons.map((reason) => reason?.includes('GPIO_MISSING'))).toEqual([true, true, true]);
  });
});

const BOARD = [
  { name: 'bar', pin: 2 },
  { name: 'startLamp', pin: 4 },
];

describe('What a killed table left on at a board', { timeout: 120_000 }, () => {
  afterEach(() => SerialPortMock.binding.reset());

  it('is off when its own firmware says so, at a real serial port', async () => {
    const moments = new Moments();
    const board = await pluggedBoard(new Map(), moments);
    onTestFinished(() => board.stop());
    await leaveOn(board.port, [2, 4]);
    await moments.until('both on', () => board.pin(2) === 1 && board.pin(4) === 1);
    expect(await boardOff(board.port, BOARD, SerialPort)).toEqual([null, null]);
    expect([board.pin(2), board.pin(4)]).toEqual([0, 0]);
  });

  it('is told to be on when there is no board', async () => {
    const reasons = await boardOff('/dev/no-board-here', BOARD, SerialPort);
    expect(reasons).toHaveLength(2);
    for (const reason of reasons)
      expect(reason).toMatch(/^the board at \/dev\/no-board-here: .*No such file/);
  });

  it('is told to be on when the board says nothing, or that a pin is still high', async () => {
    SerialPortMock.binding.createPort('/dev/board');
    expect(await boardOff('/dev/board', BOARD, Stubborn)).toEqual([
      null,
      'the board at /dev/board does not say so',
    ]);
  });
});

/** Puts pins of a board high, as a table does, and goes. */
async function leaveOn(path: string, pins: readonly number[]): Promise<void> {
  const port = new SerialPort({ path, baudRate: 57_600, autoOpen: false });
  await new Promise((resolve) => port.open(resolve));
  // It tells its version as soon as its firmware runs.
  await new Promise((resolve) => port.once('data', resolve));
  for (const pin of pins) port.write([0xf4, pin, 1]);
  port.write([0x90, (1 << 2) | (1 << 4), 0]);
  await new Promise((resolve) => port.drain(resolve));
  await new Promise((resolve) => port.close(resolve));
}

/** A board whose pin 4 does not go low. */
class Stubborn extends SerialPortMock {
  override _write(...[bytes, encoding, done]: Parameters<SerialPortMock['_write']>): void {
    super._write(bytes, encoding, done);
    this.port?.emitData(Buffer.from([0xf0, 0x6e, 2, 1, 0, 0xf7, 0xf0, 0x6e, 4, 1, 1]));
    this.port?.emitData(Buffer.from([0xf7]));
  }
}

describe('What a table has taken', () => {
  const DRIVEN: Driven = { driver: 'gpio', outputs: OUTPUTS };

  function folder() {
    const path = mkdtempSync(join(tmpdir(), 'baulk-taken-'));
    onTestFinished(() => rmSync(path, { recursive: true }));
    const settings = join(path, 'table.yaml');
    writeFileSync(settings, 'cabinet:\n');
    return { settings, journal: join(path, 'run.db'), noted: join(path, 'run.db.outputs.json') };
  }

  it('is written down beside its journal, with the settings that said so', () => {
    const { settings, journal } = folder();
    noteTaken(journal, settings, DRIVEN);
    const taken = recallTaken(journal);
    expect(taken?.driven).toEqual(DRIVEN);
    expect(taken && isStartedWith(taken, settings)).toBe(true);
    writeFileSync(settings, 'cabinet: { driver: gpio }\n');
    expect(taken && isStartedWith(taken, settings)).toBe(false);
    rmSync(settings);
    expect(taken && isStartedWith(taken, settings)).toBe(false);
  });

  it('is not written again when it is the same, which spares the card', () => {
    const { settings, journal, noted } = folder();
    noteTaken(journal, settings, DRIVEN);
    const before = statSync(noted).ino;
    noteTaken(journal, settings, DRIVEN);
    expect(statSync(noted).ino).toBe(before);
  });

  it('is nothing once the table is a simulated one', () => {
    const { settings, journal } = folder();
    noteTaken(journal, settings, DRIVEN);
    noteTaken(journal, settings, null);
    expect(recallTaken(journal)).toBeNull();
  });

  it.each(['', '{', '[]', '{"driven":{"driver":"gpio","outputs":[{"pin":"17"}]},"settings":{}}'])(
    'is nothing when what is there is no such file: %s',
    (text) => {
      const { journal, noted } = folder();
      writeFileSync(noted, text);
      expect(recallTaken(journal)).toBeNull();
      expect(readFileSync(noted, 'utf8')).toBe(text);
    },
  );
});
