import { once } from 'node:events';
import { createServer } from 'node:net';
import { TableError } from '../../../ports/table-error.ts';

/**
 * One table a header: the kernel's GPIO files know no holder, so that a second table could not tell the pins of a
 * living one from those that a killed one left. What is held is a name in the kernel, not a file, and gone with the
 * process however that ends. Returns what lets go of it. Throws TableError GPIO_BUSY.
 */
export async function lockHeader(name = 'baulk-header'): Promise<() => void> {
  const holder = createServer((caller) => caller.destroy());
  // A name that begins so is in no folder.
  holder.listen(`\0${name}`);
  try {
    await once(holder, 'listening');
  } catch (cause) {
    throw new TableError('GPIO_BUSY', 'Another table runs on the pins of this computer', { cause });
  }
  holder.unref();
  return () => holder.close();
}
