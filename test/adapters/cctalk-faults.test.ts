import { describe, expect, it } from 'vitest';
import type { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { Device } from '../../src/adapters/serial/memory-line.ts';
import { BUS, headers, type Odd, openBench } from '../support/cctalk-bench.ts';

const POLL = 229;

describe('A coin acceptor that somebody cheats', () => {
  it('tells it each time, and that it is over when nobody has for half a minute', async () => {
    const { table, acceptor, pass } = await openBench();
    acceptor.string();
    await pass(20_000);
    acceptor.string();
    await pass(29_000);
    const refused = { type: 'refused', fraud: true, what: 'coin on a string' };
    expect(table.told.filter(({ type }) => type === 'refused')).toEqual([refused, refused]);
    expect(table.faults()).toEqual(['COIN_FRAUD failed']);
    await pass(2_000);
    expect(table.faults()).toEqual(['COIN_FRAUD failed', 'COIN_FRAUD mended']);
  });
});

describe('A coin acceptor that is out of order', () => {
  it('says why, and is asked until it is well again', async () => {
    const { table, acceptor, pass } = await openBench();
    acceptor.jam();
    await pass(1_000);
    expect(table.told.at(-1)).toEqual({
      type: 'failed',
      code: 'ACCEPTOR_FAULT',
      what: 'credit sensor is blocked',
    });
    await pass(30_000);
    expect(table.told.at(-1)).toMatchObject({ type: 'failed', what: 'credit sensor' });
    acceptor.clear();
    await pass(10_000);
    expect(table.told.at(-1)).toMatchObject({ type: 'mended', code: 'ACCEPTOR_FAULT' });
  });

  it('is found out when the table starts', async () => {
    const { table } = await openBench({ echo: false, odd: { 232: [2, 3] } });
    expect(table.told.at(-1)).toEqual({
      type: 'failed',
      code: 'ACCEPTOR_FAULT',
      what: 'inductive coils 3',
    });
  });

  it('is not asked how it is while it is well', async () => {
    const { sent, pass } = await openBench();
    await pass(60_000);
    expect(headers(sent)).not.toContain(232);
  });
});

describe('What is put into a coin acceptor', () => {
  it('is told when it comes back, with the reason', async () => {
    const { table, acceptor, pass } = await openBench();
    acceptor.insert('a button');
    await pass(300);
    expect(table.told.at(-1)).toEqual({ type: 'refused', fraud: false, what: 'no coin that it knows' });
  });

  it('is nothing when only the return lever was pressed', async () => {
    const { table, acceptor, pass } = await openBench();
    const before = table.told.length;
    acceptor.err(254);
    await pass(300);
    expect(table.told).toHaveLength(before);
    expect(table.mark()?.counter).toBe(acceptor.view().counter);
  });
});

describe('A coin acceptor that does not answer', () => {
  it('is asked three times more, and found to be there when it answers then', async () => {
    const { table, acceptor, pass } = await openBench();
    acceptor.insert('GB100A');
    acceptor.trouble({ kind: 'lost', times: 3 });
    await pass(1_500);
    expect(table.ids).toEqual(['GB100A']);
    expect(table.faults()).toEqual([]);
  });

  it('is lost after the fourth time, and found again', async () => {
    const { table, acceptor, pass } = await openBench();
    acceptor.insert('GB100A');
    acceptor.trouble({ kind: 'lost', times: 4 });
    await pass(4_000);
    expect(table.told.filter((event) => 'code' in event)).toEqual([
      { type: 'failed', code: 'ACCEPTOR_LOST', what: BUS.port },
      { type: 'mended', code: 'ACCEPTOR_LOST', what: BUS.port },
    ]);
    expect(table.ids).toEqual(['GB100A']);
    expect(acceptor.view().gate).toBe('accepted');
  });

  it('is asked again only after 50 ms of silence', async () => {
    const { acceptor, clock, port, pass, sent } = await openBench();
    const polledAt: number[] = [];
    await pass(190);
    acceptor.trouble({ kind: 'lost', times: 2 });
    while (polledAt.length < 3) {
      const before = sent.length;
      clock.advance(1);
      if (sent.length > before) polledAt.push(clock.now());
    }
    port.unplug();
    const [first = 0, second = 0, third = 0] = polledAt;
    expect(second - first).toBeGreaterThanOrEqual(150 + 50);
    expect(third - second).toBeGreaterThanOrEqual(150 + 50);
  });

  it('may be busy for a while', async () => {
    const odd: Odd = {};
    const { table, acceptor, pass } = await openBench({ echo: false, odd });
    acceptor.insert('GB100A');
    odd[POLL] = 'busy';
    await pass(120);
    Reflect.deleteProperty(odd, POLL);
    await pass(1_000);
    expect(table.ids).toEqual(['GB100A']);
    expect(table.faults()).toEqual([]);
  });

  it('is not believed when its answer has another length than was asked for', async () => {
    const odd: Odd = {};
    const { table, pass } = await openBench({ echo: false, odd });
    odd[POLL] = [1, 3, 0];
    await pass(3_000);
    expect(table.readings.every(({ coins }) => coins.length === 0)).toBe(true);
    expect(table.faults()).toEqual(['ACCEPTOR_LOST failed']);
  });

  it('is not believed when one answer says that a coin came and the next says otherwise', async () => {
    const odd: Odd = {};
    const { table, clock, sent, pass } = await openBench({ echo: false, odd });
    odd[POLL] = [1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    while (sent.length === 0) clock.advance(1);
    odd[POLL] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    await pass(1_000);
    expect(table.ids).toEqual([]);
  });
});

describe('A coin that one answer tells otherwise than the next', () => {
  it('is the one that two answers agree on', async () => {
    const odd: Odd = {};
    const { table, clock, sent, pass } = await openBench({ echo: false, odd });
    for (const position of [3, 8, 3]) {
      odd[POLL] = [1, position, 0, 0, 0, 0, 0, 0, 0, 0, 0];
      sent.length = 0;
      while (sent.length === 0) clock.advance(1);
    }
    await pass(1_000);
    expect(table.ids).toEqual(['GB100A']);
  });
});

describe('A bus', () => {
  it('that was heard to echo is not believed when it does not', async () => {
    const odd: Odd = {};
    const { table, pass } = await openBench({ echo: true, odd });
    odd[POLL] = [1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    await pass(1_500);
    expect(table.faults()).toEqual(['ACCEPTOR_LOST failed']);
    expect(table.ids).toEqual([]);
  });

  it('that is never silent is no acceptor’s', async () => {
    const { table, pass } = await openBench({ around: jabbering });
    await pass(10_000);
    expect(table.faults()).toEqual(['ACCEPTOR_LOST failed']);
  });
});

/** As a wire that picks up the mains. */
function jabbering(_: Device, clock: HandClock): Device {
  let send: (bytes: Uint8Array) => void = () => {};
  const hum = () => {
    send(Uint8Array.of(0xff));
    clock.setTimeout(hum, 20);
  };
  hum();
  return {
    onSend: (out) => {
      send = out;
    },
    receive: () => {},
  };
}

describe('A coin acceptor that forgets what it was told', () => {
  it.each([
    ['its coins', 230, [0, 0]],
    ['whether to take any', 227, [0]],
  ])('is told again, within half a minute: %s', async (_, header, forgotten) => {
    const odd: Odd = {};
    const { acceptor, sent, pass } = await openBench({ echo: false, odd });
    odd[header] = forgotten;
    await pass(31_000);
    Reflect.deleteProperty(odd, header);
    await pass(3_000);
    expect(headers(sent)).toContain(231);
    expect(acceptor.view().gate).toBe('accepted');
  });

  it('is not asked when it never says it right', async () => {
    const { sent, pass } = await openBench({ echo: false, odd: { 230: [0, 0] } });
    await pass(100_000);
    expect(headers(sent)).not.toContain(230);
  });

  it('is not held to what it says of positions that it does not have', async () => {
    const coins = ['GB100A', 'GB050B'];
    const { sent, pass } = await openBench({ echo: false, coins, odd: { 230: [0xff, 0xff] } });
    await pass(100_000);
    expect(headers(sent).filter((header) => header === 230)).toHaveLength(3);
    expect(headers(sent)).not.toContain(254);
  });
});
