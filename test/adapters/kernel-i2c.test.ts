import { expect, it } from 'vitest';
import { i2cBuses } from '../../src/adapters/display/digits/i2c.ts';
import { kernelI2c } from '../../src/adapters/display/digits/kernel-i2c.ts';
import { openLcd } from '../../src/adapters/display/digits/open-digits.ts';
import { boardWith } from '../support/board.ts';
import { digitsBench } from '../support/digits-bench.ts';

it('a bus that is switched off is another thing to mend than a display without power', async () => {
  const bus = await kernelI2c(99);
  await expect(bus.sendByte(0x70, 0x21)).rejects.toMatchObject({ code: 'BUS_MISSING' });
  await expect(bus.writeBlock(0x70, 0, [1])).rejects.toMatchObject({ code: 'BUS_MISSING' });
});

it('a bus that is not for this user is told by its name, a display without power by another, until all is well', async () => {
  let refused: string | null = 'EACCES';
  const answer = async () => {
    if (refused !== null) throw Object.assign(new Error('refused'), { code: refused });
  };
  const bus = {
    sendByte: answer,
    writeI2cBlock: answer,
    receiveByte: async () => 0,
    readByte: async () => 0,
    close: async () => {},
  };
  const bench = digitsBench();
  const world = { ...bench.world, bus: i2cBuses((number) => kernelI2c(number, async () => bus)) };
  const display = openLcd({ bus: 1, address: 0x27, rows: 2 }, world);
  display.show(boardWith());
  await bench.wait(10_000);
  refused = 'EIO';
  await bench.wait(10_000);
  refused = null;
  await bench.wait(10_000);
  expect(bench.faults).toEqual([
    'BUS_FORBIDDEN lcd',
    'BUS_FORBIDDEN lcd mended',
    'DISPLAY_LOST lcd',
    'DISPLAY_LOST lcd mended',
  ]);
  await display.stop();
});
