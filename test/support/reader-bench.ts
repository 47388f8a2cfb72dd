import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { SimulatedReader } from '../../src/adapters/reader/simulated-reader.ts';
import { TagReader } from '../../src/adapters/reader/tag-reader.ts';
import { memoryPort } from '../../src/adapters/serial/memory-line.ts';
import type { BallReaderEvent } from '../../src/ports/ball-reader.ts';
import { silentLog } from '../../src/ports/log.ts';

export const PORT = '/dev/reader';
export const TAGS = { S1: '0A1B2C3D4E', S2: '0A1B2C3D4F', black: '6200F1A07C' };

/** The driver on a line within the process, a simulated reader behind it, and a clock in the hand. */
export async function readerBench() {
  const clock = new HandClock();
  const reader = new SimulatedReader({ clock, tags: TAGS });
  const port = memoryPort(reader, clock);
  const told: BallReaderEvent[] = [];
  const newDriver = () => new TagReader({ port: PORT, clock, log: silentLog, open: port.open });
  const driver = newDriver();
  const pass = async (ms: number) => {
    const end = clock.now() + ms;
    while (clock.now() < end) {
      clock.advance(Math.min(50, end - clock.now()));
      await new Promise(setImmediate);
    }
  };
  await driver.start((event) => told.push(event));
  await pass(50);
  return {
    clock,
    reader,
    open: port.open,
    unplug: (): void => port.unplug(),
    plug: (): void => port.plug(),
    driver,
    newDriver,
    told,
    pass,
    tags: () => told.flatMap((event) => (event.type === 'tag' ? [event.tag] : [])),
    faults: () =>
      told.flatMap((event) => (event.type === 'tag' ? [] : [`${event.code} ${event.type} ${event.what}`])),
  };
}
