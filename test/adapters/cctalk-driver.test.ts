import { describe, expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { CctalkAcceptor } from '../../src/adapters/coin/cctalk/acceptor.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { Line, OpenLine } from '../../src/ports/serial-line.ts';
import { BUS, cctalkBench, headers, openBench, SERIAL } from '../support/cctalk-bench.ts';
import { BookingListener } from '../support/coin-listener.ts';

const POLL = 229;
const SWITCH = 228;
const MASK = 231;

describe('A coin acceptor that is found', () => {
  it('is asked who it is, shut, read, and only then told its coins and opened', async () => {
    const { driver, table, pass, sent } = cctalkBench();
    const source = driver();
    await source.start(table);
    source.hold('accepted');
    await pass(1_500);
    const order = headers(sent).filter((header, at, all) => header !== all[at - 1]);
    expect(order.slice(0, 9)).toEqual([254, 245, 246, 244, 241, 242, 249, 184, SWITCH]);
    expect(order.slice(9, 13)).toEqual([POLL, MASK, 230, 227]);
    expect(order.slice(13, 15)).toEqual([SWITCH, POLL]);
    expect(sent.filter(([, , , header]) => header === 184)).toHaveLength(32);
  });

  it('is never told anything of its sorter', async () => {
    const { driver, table, pass, sent } = cctalkBench();
    await driver().start(table);
    await pass(60_000);
    expect(headers(sent)).not.toContain(210);
    expect(headers(sent)).not.toContain(222);
  });

  it('is told its coins by their ids: those of the currency, tokens with a worth, none to be refused', async () => {
    const coins = ['EU100A', 'GB100A', null, 'TK001A', 'GB005A', 'TK002A', null, null, 'GB200A'];
    const { table, acceptor } = await openBench({
      coins,
      settings: { tokens: { TK001A: 150 }, refuse: ['GB005A'] },
    });
    const fates = coins.map((id) => id && acceptor.insert(id));
    expect(fates).toEqual([
      'returned',
      'accepted',
      null,
      'accepted',
      'returned',
      'returned',
      null,
      null,
      'accepted',
    ]);
    expect(table.told).toContainEqual({
      type: 'known',
      coins: [
        { id: 'GB100A', cents: 100, currency: 'GBP' },
        { id: 'TK001A', cents: 150, currency: 'GBP', token: true },
        { id: 'GB200A', cents: 200, currency: 'GBP' },
      ],
    });
  });

  it('is told to the technician with everything that he asks for', async () => {
    const lines: [object, string][] = [];
    const log = { ...silentLog, info: (fields: object, message: string) => lines.push([fields, message]) };
    await openBench({ log, coins: ['GB100A', 'EU100A'] });
    expect(lines).toEqual([
      [
        {
          manufacturer: 'Baulk',
          product: 'SIM5',
          serial: SERIAL,
          software: 'SIM5-V1.6',
          coins: ['GB100A'],
          others: ['EU100A'],
        },
        'a coin acceptor was found',
      ],
    ]);
  });

  it('is polled every 200 ms, and more often when it asks for that', async () => {
    const usual = await openBench();
    await usual.pass(10_000);
    expect(headers(usual.sent).filter((header) => header === POLL)).toHaveLength(50);
    const hasty = await openBench({ echo: false, odd: { 249: [2, 10] } });
    await hasty.pass(10_000);
    expect(headers(hasty.sent).filter((header) => header === POLL)).toHaveLength(100);
  });

  it.each([
    ['as it comes', 'Bill Validator'],
    ['with nothing in it', '\0\0'],
  ])('is unfit when it is something else: %s', async (_, category) => {
    const odd = { 245: [...Buffer.from(category)] };
    const { table, pass } = await openBench({ echo: false, odd });
    await pass(20_000);
    expect(table.faults()).toEqual(['ACCEPTOR_UNFIT failed']);
    Reflect.deleteProperty(odd, 245);
    await pass(10_000);
    expect(table.faults()).toEqual(['ACCEPTOR_UNFIT failed', 'ACCEPTOR_UNFIT mended']);
  });

  it.each(['Coin Acceptor   ', 'COIN ACCEPTOR\0\0', 'coin_acceptor'])(
    'is one by any such name: %j',
    async (name) => {
      const { acceptor } = await openBench({ echo: false, odd: { 245: [...Buffer.from(name)] } });
      expect(acceptor.view().gate).toBe('accepted');
    },
  );

  it('is unfit when it knows no coin of the table', async () => {
    const { table, acceptor } = await openBench({ currency: 'EUR' });
    expect(table.told).toContainEqual({
      type: 'failed',
      code: 'ACCEPTOR_UNFIT',
      what: 'it knows no coin of EUR',
    });
    expect(acceptor.insert('GB100A')).toBe('returned');
  });

  it.each(['nak', 'silence'] as const)('may lack all that is not needed: %s', async (none) => {
    const lacking = { 246: none, 244: none, 241: none, 249: none, 232: none, 230: none, 227: none };
    const { table, acceptor, pass } = await openBench({ echo: false, odd: lacking });
    await pass(20_000);
    expect(acceptor.insert('GB100A')).toBe('accepted');
    await pass(1_000);
    expect(table.ids).toEqual(['GB100A']);
    expect(table.faults()).toEqual([]);
  });

  it('may have no switch for all coins', async () => {
    const { source, acceptor, pass } = await openBench({ echo: false, odd: { [SWITCH]: 'nak' } });
    expect(acceptor.view().gate).toBe('accepted');
    source.hold('refused');
    await pass(50);
    expect(acceptor.view().gate).toBe('refused');
  });

  it('is unfit when single coins cannot be refused', async () => {
    const { table, acceptor } = await openBench({ echo: false, odd: { [MASK]: 'nak' } });
    expect(table.faults()).toEqual(['ACCEPTOR_UNFIT failed']);
    expect(acceptor.view().gate).toBe('refused');
  });

  it.each([
    { echo: true, set: 'required' },
    { echo: true, set: 'auto' },
    { echo: true, set: 'none' },
    { echo: false, set: 'auto' },
    { echo: false, set: 'none' },
  ] as const)('is understood on a bus with echo $echo that is said to be $set', async ({ echo, set }) => {
    for (const checksum of ['simple', 'crc16'] as const) {
      const { table, acceptor, pass } = await openBench({ echo, checksum, settings: { echo: set } });
      acceptor.insert('GB100A');
      await pass(500);
      expect(table.ids).toEqual(['GB100A']);
    }
  });

  it('is not relied on when the echo is missing that the settings require', async () => {
    const { table } = await openBench({ echo: false, settings: { echo: 'required' } });
    expect(table.faults()).toEqual(['ACCEPTOR_LOST failed']);
  });
});

describe('The coins of a coin acceptor', () => {
  it('are let in or not at once, between two polls', async () => {
    const { source, acceptor, clock } = await openBench();
    source.hold('refused');
    clock.advance(10);
    expect(acceptor.view().gate).toBe('refused');
    source.hold('accepted');
    clock.advance(10);
    expect(acceptor.view().gate).toBe('accepted');
  });

  it('are read once after a crash, when the same acceptor is still there', async () => {
    const first = await openBench();
    first.acceptor.insert('GB100A');
    await first.pass(300);
    first.acceptor.insert('GB050B');
    const next = first.driver();
    first.port.unplug();
    first.port.plug();
    void first.source.stop();
    await next.start(first.table);
    await first.pass(3_000);
    expect(first.table.ids).toEqual(['GB100A', 'GB050B']);
  });

  it('are not read from another acceptor than the last, nor from the first one', async () => {
    for (const mark of [null, { serial: SERIAL + 1, counter: 1 }]) {
      const bench = cctalkBench();
      await openElsewhere(bench);
      const table = new BookingListener(mark);
      await bench.driver().start(table);
      await bench.pass(3_000);
      expect(table.readings).toEqual([{ mark: { serial: SERIAL, counter: 2 }, coins: [], lost: 0 }]);
    }
  });

  it('are not read twice when its power was cut, and how far it was read is written anew', async () => {
    const { table, acceptor, pass } = await openBench();
    acceptor.insert('GB100A');
    await pass(300);
    acceptor.powerCycle();
    await pass(3_000);
    expect(table.ids).toEqual(['GB100A']);
    expect(table.mark()).toEqual({ serial: SERIAL, counter: 0 });
    expect(acceptor.insert('GB050B')).toBe('accepted');
    await pass(300);
    expect(table.ids).toEqual(['GB100A', 'GB050B']);
  });

  it('are missed by number when more came than it can tell, and the last five are booked', async () => {
    const { table, acceptor, clock, pass } = await openBench();
    clock.advance(10);
    for (let coins = 0; coins < 8; coins++) acceptor.insert('GB010B');
    await pass(3_000);
    expect(table.ids).toHaveLength(5);
    expect(table.lost).toBe(3);
    const unread = table.told.filter((event) => 'code' in event && event.code === 'COINS_UNREAD');
    expect(unread).toEqual([{ type: 'failed', code: 'COINS_UNREAD', what: '3 events' }]);
    expect(acceptor.view().gate).toBe('accepted');
  });

  it('are told again, with what came since, until the disk takes them', async () => {
    const { table, acceptor, pass } = await openBench();
    table.isWritable = false;
    acceptor.insert('GB100A');
    acceptor.insert('GB050B');
    await pass(1_000);
    expect(acceptor.insert('GB020A')).toBe('returned');
    await pass(1_000);
    table.isWritable = true;
    await pass(1_000);
    expect(table.readings.at(-1)).toEqual({
      mark: { serial: SERIAL, counter: 3 },
      coins: [
        { id: 'GB100A', cents: 100, currency: 'GBP' },
        { id: 'GB050B', cents: 50, currency: 'GBP' },
      ],
      lost: 0,
    });
  });

  it('are read once more when the table stops', async () => {
    const { table, source, acceptor, clock, pass } = await openBench();
    clock.advance(10);
    acceptor.insert('GB100A');
    const stopped = source.stop();
    await pass(150);
    await stopped;
    expect(table.ids).toEqual(['GB100A']);
    expect(acceptor.view().gate).toBe('refused');
  });

  it('are not booked when nothing happened', async () => {
    const { table, pass } = await openBench();
    const before = table.readings.length;
    await pass(10_000);
    expect(table.readings).toHaveLength(before);
  });

  it('are worth nothing when they should not have been let in', async () => {
    const odd: Record<number, readonly number[]> = {};
    const { table, pass } = await openBench({ echo: false, odd, coins: ['EU100A', 'GB100A'] });
    odd[POLL] = [3, 9, 0, 1, 0, 2, 0, 0, 0, 0, 0];
    await pass(300);
    expect(table.ids).toEqual(['GB100A']);
    expect(table.told.slice(-2)).toEqual([
      { type: 'refused', fraud: false, what: 'EU100A has no worth here' },
      { type: 'refused', fraud: false, what: 'position 9 has no worth here' },
    ]);
  });
});

/** Two coins are taken by a table that nobody remembers. */
async function openElsewhere({ driver, acceptor, pass, port }: ReturnType<typeof cctalkBench>) {
  const source = driver();
  await source.start(new BookingListener());
  source.hold('accepted');
  await pass(3_000);
  acceptor.insert('GB100A');
  acceptor.insert('GB100A');
  await pass(300);
  port.unplug();
  port.plug();
  void source.stop();
}

describe('A port that is opened while the table stops', () => {
  it('is closed again, and nothing is said on it', async () => {
    const said: Uint8Array[] = [];
    let isOpen = false;
    const line: Line = {
      write: (bytes) => said.push(bytes),
      onBytes: () => {},
      onLost: () => {},
      close: async () => {
        isOpen = false;
      },
    };
    const open: OpenLine = async () => {
      await new Promise(setImmediate);
      isOpen = true;
      return line;
    };
    const clock = new HandClock();
    const source = new CctalkAcceptor({ settings: BUS, currency: 'GBP', clock, log: silentLog, open });
    await source.start(new BookingListener());
    await source.stop();
    expect(isOpen).toBe(false);
    expect(said).toEqual([]);
  });
});

describe('A port that is not there', () => {
  it('is tried again, each time as a new port, and told once', async () => {
    const clock = new HandClock();
    const tries: number[] = [];
    const open: OpenLine = async (path) => {
      tries.push(clock.now());
      throw new Error(`cannot open ${path}`);
    };
    const source = new CctalkAcceptor({ settings: BUS, currency: 'GBP', clock, log: silentLog, open });
    const table = new BookingListener();
    await source.start(table);
    for (let ms = 0; ms < 20_000; ms += 500) {
      await new Promise(setImmediate);
      clock.advance(500);
    }
    expect(tries).toEqual([0, 500, 1_500, 3_500, 8_500, 13_500, 18_500]);
    expect(table.told).toEqual([{ type: 'failed', code: 'ACCEPTOR_LOST', what: BUS.port }]);
    await source.stop();
  });
});
