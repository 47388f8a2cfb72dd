import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import i2c from 'i2c-bus';
import { Ht16k33Chip } from '../../../support/i2c-chips.ts';

/** Where a Raspberry Pi has its bus 1; the kernel counts from 0 here. */
const BUS_1 = '/dev/i2c-1';
const NAMES = '/sys/class/i2c-dev';

/**
 * The kernel's own I²C bus without a wire: chips that remember what was written to their registers. Gives what takes
 * them out again, once nobody has the bus open.
 */
export function plugInChips(addresses: readonly number[]): () => void {
  const list = addresses.map((address) => `0x${address.toString(16)}`).join(',');
  execFileSync('modprobe', ['i2c-dev']);
  execFileSync('modprobe', ['i2c-stub', `chip_addr=${list}`]);
  const name = readFileSync(`${NAMES}/i2c-0/name`, 'utf8');
  if (!name.startsWith('SMBus stub')) throw new Error(`bus 0 is ${name}`);
  symlinkSync('/dev/i2c-0', BUS_1);
  return () => {
    rmSync(BUS_1);
    execFileSync('modprobe', ['-r', 'i2c-stub']);
  };
}

/** What a person reads on four digits behind an HT16K33, by what stands in the chip's memory now. */
export async function readDigits(address: number): Promise<string> {
  const bus = await i2c.openPromisified(1);
  try {
    const chip = new Ht16k33Chip();
    // A stub keeps no commands: that the chip runs and is lit is taken for granted.
    for (const command of [0x21, 0x81]) chip.take([command]);
    for (const register of chip.ram.keys()) chip.take([register, await bus.readByte(address, register)]);
    return chip.shown;
  } finally {
    await bus.close();
  }
}
