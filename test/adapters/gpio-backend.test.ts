import { describe, expect, it } from 'vitest';
import { choosePins, type Ways } from '../../src/adapters/cabinet/gpio/choose-pins.ts';
import type { KernelPins } from '../../src/adapters/cabinet/gpio/kernel-pins.ts';
import { type Log, silentLog } from '../../src/ports/log.ts';
import { type ErrorCode, TableError } from '../../src/ports/table-error.ts';

const found = (backend: KernelPins['backend']) => async (): Promise<KernelPins> => ({
  backend,
  outputs: async () => [],
  inputs: async () => ({ listen: () => {}, levels: () => new Map(), heardUntil: () => 0 }),
  release: () => {},
});
const refused = (code: ErrorCode, what: string) => async (): Promise<KernelPins> => {
  throw new TableError(code, what);
};
const missing = (what: string) => refused('GPIO_MISSING', what);

async function chosen(wish: Parameters<typeof choosePins>[0], ways: Partial<Ways>) {
  const told: object[] = [];
  const log: Log = {
    ...silentLog,
    info: (fields) => told.push(fields),
    warn: (fields) => told.push({ careful: true, ...fields }),
  };
  const both = { chardev: found('chardev'), onoff: found('onoff'), ...ways };
  const { backend } = await choosePins(wish, both, log);
  return { backend, told };
}

describe('The way to the kernel', () => {
  it('is the character device where there is one for the header, and the log says why', async () => {
    expect(await chosen('auto', {})).toEqual({
      backend: 'chardev',
      told: [{ backend: 'chardev', why: 'the kernel has a character device for the header' }],
    });
  });

  it('is its GPIO files where there is none, and the log warns why', async () => {
    const { backend, told } = await chosen('auto', { chardev: missing('No chip') });
    expect(backend).toBe('onoff');
    expect(told).toEqual([
      { careful: true, backend: 'onoff', why: expect.stringContaining('No chip (GPIO_MISSING)') },
    ]);
  });

  it('is the one that the settings name, also when it is not there', async () => {
    expect((await chosen('onoff', {})).backend).toBe('onoff');
    await expect(chosen('chardev', { chardev: missing('No chip') })).rejects.toThrow('No chip');
  });

  it('is told as missing by what is wrong with the better one', async () => {
    const ways = { chardev: missing('No chip'), onoff: missing('No files') };
    await expect(chosen('auto', ways)).rejects.toThrow('No chip (GPIO_MISSING)');
  });

  it.each(['GPIO_FORBIDDEN', 'GPIO_BUSY'] as const)(
    'is told as %s where one is there and shut',
    async (code) => {
      for (const ways of [
        { chardev: missing('No chip'), onoff: refused(code, 'Shut') },
        { chardev: refused(code, 'Shut'), onoff: missing('No chip') },
      ]) {
        await expect(chosen('auto', ways)).rejects.toMatchObject({ code, cause: { what: 'No chip' } });
      }
    },
  );

  it('is not looked for in the files when the program itself is wrong', async () => {
    const broken = async (): Promise<KernelPins> => {
      throw new TypeError('a bug');
    };
    await expect(chosen('auto', { chardev: broken })).rejects.toThrow(TypeError);
  });
});
