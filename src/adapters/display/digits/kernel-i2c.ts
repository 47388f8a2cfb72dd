import i2c from 'i2c-bus';
import { TableError } from '../../../ports/table-error.ts';
import type { I2c } from './i2c.ts';

/** A bus of the kernel. The library opens its file when something is sent: that throws BUS_MISSING or BUS_FORBIDDEN. */
export async function kernelI2c(number: number, open = i2c.openPromisified): Promise<I2c> {
  const bus = await open(number);
  const refused = (cause: NodeJS.ErrnoException) => {
    throw refusal(cause, `/dev/i2c-${number}`);
  };
  return {
    sendByte: (address, byte) => bus.sendByte(address, byte).catch(refused),
    writeBlock: async (address, register, bytes) => {
      await bus.writeI2cBlock(address, register, bytes.length, Buffer.from(bytes)).catch(refused);
    },
    close: () => bus.close(),
  };
}

/** What the kernel refused, as something a person can mend; anything else as it is. */
function refusal(cause: NodeJS.ErrnoException, file: string): Error {
  switch (cause.code) {
    case 'ENOENT':
      return new TableError('BUS_MISSING', `The system has no ${file}`, { cause });
    case 'EACCES':
    case 'EPERM':
      return new TableError('BUS_FORBIDDEN', `This user may not use ${file}`, { cause });
    default:
      return cause;
  }
}
