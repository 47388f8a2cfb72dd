import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGpio } from '../../../src/adapters/cabinet/gpio/open-gpio.ts';
import { openPins } from '../../../src/adapters/cabinet/gpio/open-pins.ts';
import { systemClock } from '../../../src/adapters/clock/system-clock.ts';
import { silentLog } from '../../../src/ports/log.ts';
import { REMEDIES } from '../../../src/ports/table-error.ts';
import { layHeader, layPiHeader } from './support/header.ts';
import { PATIENCE_MS } from './support/patience.ts';
import { BACKEND, presetWith } from './support/settings.ts';
import { refusedTable } from './support/table.ts';

const AROUND = { clock: systemClock, log: silentLog };
const SETTINGS = presetWith();

const openCabinet = () => openGpio({ ...AROUND, wiring: SETTINGS.wiring, backend: BACKEND });

test('a line that another program holds is told by pin, name and remedy', {
  timeout: PATIENCE_MS,
}, async () => {
  const other = await openPins({ ...AROUND, backend: 'chardev' });
  await other.outputs([{ name: 'a lamp of somebody else', pin: 27 }]);
  const { code, said } = await refusedTable(SETTINGS);
  other.release();
  assert.equal(code, 1);
  assert.match(said, /pin 27 \(coins\).*\(GPIO_BUSY\)/);
  assert.ok(said.includes(REMEDIES.GPIO_BUSY));
});

test('a table that was refused leaves every line as it was', { timeout: PATIENCE_MS }, async () => {
  const other = await openPins({ ...AROUND, backend: 'chardev' });
  await other.outputs([{ name: 'key', pin: 26 }]);
  await assert.rejects(openCabinet, { code: 'GPIO_BUSY' });
  other.release();
  const cabinet = await openCabinet();
  await cabinet.stop();
});

for (const [what, chip, said] of [
  ['no chip at all', null, /no chip at all/],
  ['only another chip', { label: 'raspberrypi-exp-gpio', lines: 8 }, /only raspberrypi-exp-gpio/],
  [
    'a header with too few lines',
    { label: 'pinctrl-bcm2711', lines: 20 },
    /has 20 pins, there is no pin 2\d/,
  ],
] as const) {
  test(`${what} is told by name`, { timeout: PATIENCE_MS }, async () => {
    layHeader(chip);
    try {
      await assert.rejects(openCabinet, { code: 'GPIO_MISSING', message: said });
    } finally {
      layPiHeader();
    }
  });
}
