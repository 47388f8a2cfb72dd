import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { lockHeader } from '../../src/adapters/cabinet/gpio/header-lock.ts';

const HEADER = `baulk-test-${process.pid}`;

describe('The header of a computer', () => {
  it('is one table’s until that has stopped', async () => {
    const unlock = await lockHeader(HEADER);
    await expect(lockHeader(HEADER)).rejects.toThrow(
      'Another table runs on the pins of this computer (GPIO_BUSY)',
    );
    unlock();
    const again = await lockHeader(HEADER);
    again();
  });

  it('is free again when a table was killed', async () => {
    const name = `${HEADER}-killed`;
    const hold = `require('node:net').createServer().listen('\\0${name}', () => process.stdout.write('held'))`;
    const table = spawn(process.execPath, ['-e', hold]);
    await once(table.stdout, 'data');
    await expect(lockHeader(name)).rejects.toMatchObject({ code: 'GPIO_BUSY' });
    table.kill('SIGKILL');
    await once(table, 'close');
    const unlock = await lockHeader(name);
    unlock();
  });
});
