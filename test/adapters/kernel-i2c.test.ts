import { expect, it } from 'vitest';
import { kernelI2c, refusal } from '../../src/adapters/display/digits/kernel-i2c.ts';

it('a bus that is switched off, or not for this user, is another thing to mend than a display without power', async () => {
  const bus = await kernelI2c(99);
  await expect(bus.sendByte(0x70, 0x21)).rejects.toMatchObject({ code: 'BUS_MISSING' });
  await expect(bus.writeBlock(0x70, 0, [1])).rejects.toMatchObject({ code: 'BUS_MISSING' });
  const refused = (code: string) => refusal(Object.assign(new Error('refused'), { code }), '/dev/i2c-1');
  expect(refused('EACCES')).toMatchObject({ code: 'BUS_FORBIDDEN' });
  expect(refused('EIO')).toMatchObject({ code: 'EIO' });
});
