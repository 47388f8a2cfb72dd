import { describe, expect, it } from 'vitest';
import { lookAtHeader } from '../../src/adapters/cabinet/gpio/look-header.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { FakeChardev } from '../support/fake-chardev.ts';

const NO_SYSFS = '/no/such/folder';

function header(chip = {}) {
  const pi = new FakeChardev(new HandClock(0), chip, () => '');
  return { pi, look: (pins: readonly number[]) => lookAtHeader(NO_SYSFS, pins, async () => ({ linux: pi })) };
}

describe('A header that is looked at', () => {
  it('tells its label, its pins and who holds which', async () => {
    const { pi, look } = header();
    pi.busy.set(4, 'onewire@0');
    pi.busy.set(9, 'baulk');
    const { chardev } = await look([2, 4]);
    expect(chardev).toEqual({ label: 'pinctrl-bcm2711', lines: 58, held: new Map([[4, 'onewire@0']]) });
  });

  it('is left as it was: no pin is taken, and no file stays open', async () => {
    const { pi, look } = header();
    await look([2, 4, 17]);
    expect(pi.requests.size).toBe(0);
    expect(pi.files.size).toBe(0);
  });

  it('knows nothing of pins that the chip does not have', async () => {
    const { look } = header({ lines: 4 });
    expect((await look([3, 17])).chardev).toMatchObject({ lines: 4, held: new Map() });
  });

  it('says why there is none, for either way', async () => {
    const { look } = header({ label: 'other' });
    expect(await look([2])).toMatchObject({
      chardev: { code: 'GPIO_MISSING', what: expect.stringMatching(/only raspberrypi-exp-gpio, other/) },
      files: { code: 'GPIO_MISSING' },
    });
  });

  it('is not to be had when its library cannot be loaded', async () => {
    const broken = () => Promise.reject(new Error('NODE_MODULE_VERSION'));
    expect((await lookAtHeader(NO_SYSFS, [2], broken)).chardev).toMatchObject({ code: 'DRIVER_UNLOADABLE' });
  });
});
