// The library has no types of its own; only what is used of it.
declare module 'i2c-bus' {
  interface PromisifiedBus {
    sendByte(address: number, byte: number): Promise<void>;
    receiveByte(address: number): Promise<number>;
    readByte(address: number, register: number): Promise<number>;
    writeI2cBlock(address: number, register: number, length: number, bytes: Buffer): Promise<unknown>;
    close(): Promise<void>;
  }
  const i2c: { openPromisified(bus: number): Promise<PromisifiedBus> };
  export = i2c;
}
