import type { I2c } from './i2c.ts';

/** A bus of the kernel. What cannot be loaded or opened is a display that does not answer, and no more. */
export async function kernelI2c(number: number): Promise<I2c> {
  const { default: i2c } = await import('i2c-bus');
  const bus = await i2c.openPromisified(number);
  return {
    sendByte: (address, byte) => bus.sendByte(address, byte),
    writeBlock: async (address, register, bytes) => {
      await bus.writeI2cBlock(address, register, bytes.length, Buffer.from(bytes));
    },
    close: () => bus.close(),
  };
}
