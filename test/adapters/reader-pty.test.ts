import { EventEmitter, once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import { frameOf } from '../../src/adapters/reader/frame.ts';
import { SimulatedReader } from '../../src/adapters/reader/simulated-reader.ts';
import { TagReader } from '../../src/adapters/reader/tag-reader.ts';
import { ptyPort } from '../../src/adapters/serial/pty-port.ts';
import { openSerialLine } from '../../src/adapters/serial/serial-line.ts';
import type { BallReaderEvent } from '../../src/ports/ball-reader.ts';
import { silentLog } from '../../src/ports/log.ts';
import { TAGS } from '../support/reader-bench.ts';

/** A simulated reader behind a real serial port, and the driver that listens there. */
async function readerAtPort() {
  const reader = new SimulatedReader({ clock: systemClock, tags: TAGS });
  const port = await ptyPort(reader);
  onTestFinished(() => port.stop());
  const news = new EventEmitter();
  const told: string[] = [];
  const { opened, open } = watched(news);
  const driver = new TagReader({ port: port.path, clock: systemClock, log: silentLog, open });
  await driver.start((event) => {
    told.push(wordOf(event));
    news.emit('news');
  });
  onTestFinished(() => driver.stop());
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await once(news, 'news');
  };
  await until(() => opened() > 0);
  return { reader, port, driver, told, until, opened };
}

/** Nothing that is sent before the port is open arrives. */
function watched(news: EventEmitter) {
  let opened = 0;
  const open: typeof openSerialLine = async (path) => {
    const line = await openSerialLine(path);
    opened++;
    setImmediate(() => news.emit('news'));
    return line;
  };
  return { opened: () => opened, open };
}

const wordOf = (event: BallReaderEvent): string =>
  event.type === 'tag' ? event.tag : `${event.code} ${event.type}`;

describe('A ball reader at a serial port', () => {
  it('tells each passage once, over garbled frames, halves and noise', async () => {
    const { reader, told, until } = await readerAtPort();
    reader.pass('S1');
    await until(() => told.length > 0);
    reader.say(frameOf(TAGS.S2).subarray(0, 8));
    reader.say(Uint8Array.of(0xff, 0x00, 0x03));
    reader.say(frameOf(TAGS.S2).map((byte, at) => (at === 12 ? byte ^ 1 : byte)));
    reader.pass('black');
    await until(() => told.length > 1);
    expect(told).toEqual([TAGS.S1, TAGS.black]);
  });

  it('is missed when it is unplugged though nothing was to be read, and heard when it is back', async () => {
    const { reader, port, told, until, opened } = await readerAtPort();
    await port.unplug();
    await until(() => told.includes('READER_LOST failed'));
    await port.plug();
    await until(() => told.includes('READER_LOST mended') && opened() > 1);
    reader.pass('S2');
    await until(() => told.includes(TAGS.S2));
    expect(told).toEqual(['READER_LOST failed', 'READER_LOST mended', TAGS.S2]);
  });
});
