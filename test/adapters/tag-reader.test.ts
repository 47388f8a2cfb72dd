import { describe, expect, it } from 'vitest';
import { frameOf } from '../../src/adapters/reader/frame.ts';
import { PORT, readerBench, TAGS } from '../support/reader-bench.ts';

describe('A ball that rolls past the reader', () => {
  it('is told once, however often its tag is repeated', async () => {
    const { reader, pass, told } = await readerBench();
    reader.pass('S1');
    await pass(3_000);
    expect(told).toEqual([{ type: 'tag', tag: TAGS.S1, at: 50 }]);
  });

  it('is told again when it comes again', async () => {
    const { reader, pass, tags } = await readerBench();
    reader.pass('S1');
    await pass(3_000);
    reader.pass('S1');
    await pass(3_000);
    expect(tags()).toEqual([TAGS.S1, TAGS.S1]);
  });

  it('is one beside another that follows on its heels', async () => {
    const { reader, pass, tags } = await readerBench();
    reader.pass('S1');
    await pass(100);
    reader.pass('S2');
    await pass(3_000);
    expect(tags()).toEqual([TAGS.S1, TAGS.S2]);
  });

  it('is read although half of what came before it was lost', async () => {
    const { reader, pass, tags, faults } = await readerBench();
    reader.say(frameOf(TAGS.S2).subarray(0, 9));
    reader.pass('S1');
    await pass(1_000);
    expect(tags()).toEqual([TAGS.S1]);
    expect(faults()).toEqual([]);
  });

  it('is a fault by its tag when it stays there, until it is gone', async () => {
    const { reader, pass, tags, faults } = await readerBench();
    reader.lay('black');
    await pass(19_900);
    expect(faults()).toEqual([]);
    await pass(1_000);
    expect(faults()).toEqual([`READER_BLOCKED failed ${TAGS.black}`]);
    reader.pass('S1');
    await pass(1_000);
    reader.take();
    await pass(1_000);
    expect(faults()).toEqual([`READER_BLOCKED failed ${TAGS.black}`, `READER_BLOCKED mended ${TAGS.black}`]);
    expect(tags()).toEqual([TAGS.black, TAGS.S1]);
  });
});

describe('A reader', () => {
  it('that says nothing is no fault: nothing may be before it', async () => {
    const { pass, told } = await readerBench();
    await pass(3_600_000 / 60);
    expect(told).toEqual([]);
  });

  it('that cannot be understood many times in a row is a fault, until it says a tag', async () => {
    const { reader, pass, faults } = await readerBench();
    const spoilt = frameOf(TAGS.S1).map((byte, at) => (at === 3 ? 0x39 : byte));
    for (let nth = 0; nth < 7; nth += 1) reader.say(spoilt);
    await pass(100);
    expect(faults()).toEqual([]);
    reader.say(spoilt);
    await pass(100);
    expect(faults()).toEqual([`READER_NOISY failed ${PORT}`]);
    reader.pass('S1');
    await pass(1_000);
    expect(faults().at(-1)).toBe(`READER_NOISY mended ${PORT}`);
  });

  it('that is unplugged is missed at once, sought again and again, and heard when it is back', async () => {
    const { reader, unplug, plug, pass, tags, faults } = await readerBench();
    unplug();
    await pass(20_000);
    expect(faults()).toEqual([`READER_LOST failed ${PORT}`]);
    plug();
    await pass(5_000);
    expect(faults()).toEqual([`READER_LOST failed ${PORT}`, `READER_LOST mended ${PORT}`]);
    reader.pass('S2');
    await pass(100);
    expect(tags()).toEqual([TAGS.S2]);
  });

  it('that was cut in the middle of a tag does not make one of two halves', async () => {
    const { reader, unplug, plug, pass, tags } = await readerBench();
    reader.say(frameOf(TAGS.S1).subarray(0, 7));
    unplug();
    plug();
    await pass(5_000);
    reader.say(frameOf(TAGS.S1).subarray(7));
    await pass(100);
    expect(tags()).toEqual([]);
  });

  it('tells nothing after it has stopped, and lets go of its port', async () => {
    const { reader, open, driver, pass, told } = await readerBench();
    await driver.stop();
    reader.pass('S1');
    await pass(1_000);
    expect(told).toEqual([]);
    await expect(open(PORT)).resolves.toBeDefined();
  });

  it('that is not there when the table starts is a fault, and sought again', async () => {
    const { unplug, plug, driver, pass, newDriver } = await readerBench();
    await driver.stop();
    unplug();
    const told: string[] = [];
    const late = newDriver();
    await late.start((event) => told.push(event.type));
    await pass(2_000);
    expect(told).toEqual(['failed']);
    plug();
    await pass(5_000);
    expect(told).toEqual(['failed', 'mended']);
    await late.stop();
  });
});
