import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { CctalkAcceptor } from '../../src/adapters/coin/cctalk/acceptor.ts';
import { encode, HOST } from '../../src/adapters/coin/cctalk/frame.ts';
import {
  type SimulatedAcceptorOptions,
  simulatedAcceptor,
} from '../../src/adapters/coin/cctalk/simulated-acceptor.ts';
import { coinSetOf } from '../../src/adapters/coin/cctalk/simulated-coins.ts';
import { usualAcceptor } from '../../src/adapters/config/meaning-money.ts';
import { type Device, memoryPort } from '../../src/adapters/serial/memory-line.ts';
import { type Log, silentLog } from '../../src/ports/log.ts';
import type { AcceptorSettings } from '../../src/session/table-config.ts';
import { BookingListener } from './coin-listener.ts';

export const SERIAL = 4711;
export const BUS = usualAcceptor('/dev/acceptor');

export interface BenchOptions extends Partial<Omit<SimulatedAcceptorOptions, 'clock'>> {
  readonly settings?: Partial<AcceptorSettings>;
  readonly currency?: string;
  readonly table?: BookingListener;
  /** What it answers otherwise, by header. */
  readonly odd?: Odd;
  /** Something that sits between its wire and it. */
  readonly around?: (device: Device, clock: HandClock) => Device;
  readonly log?: Log;
}

/** Data of another answer, or none at all, or that it does not know the command. */
export type Odd = Record<number, readonly number[] | 'silence' | 'nak' | 'busy'>;

/** A simulated acceptor on a line within the process, the driver, a table that books, and a clock in the hand. */
export function cctalkBench(options: BenchOptions = {}) {
  const clock = new HandClock();
  const { settings, odd = {}, table = new BookingListener(), currency = 'GBP', log = silentLog } = options;
  const { around = (device) => device } = options;
  const acceptor = simulatedAcceptor({
    serial: SERIAL,
    coins: coinSetOf('GBP') ?? [],
    ...options,
    clock,
  });
  const sent: number[][] = [];
  const port = memoryPort(watched(around(oddly(acceptor, odd), clock), sent), clock);
  const driver = () => {
    const bus = { ...BUS, checksum: options.checksum ?? 'simple', ...settings };
    return new CctalkAcceptor({ settings: bus, currency, clock, log, open: port.open });
  };
  const pass = async (ms: number) => {
    const end = clock.now() + ms;
    while (clock.now() < end) {
      clock.advance(Math.min(50, end - clock.now()));
      await new Promise(setImmediate);
    }
  };
  return { clock, acceptor, port, table, sent, driver, pass, odd };
}

/** The same with a driver that was started, told to take coins, and given its time. */
export async function openBench(options: BenchOptions = {}) {
  const bench = cctalkBench(options);
  const source = bench.driver();
  await source.start(bench.table);
  source.hold('accepted');
  await bench.pass(5_000);
  bench.sent.length = 0;
  return { ...bench, source };
}

/** The headers of commands, in order. */
export const headers = (sent: readonly (readonly number[])[]) => sent.map(([, , , header]) => header);

function watched(device: Device, sent: number[][]): Device {
  return {
    onSend: (send) => device.onSend(send),
    receive: (bytes) => {
      sent.push([...bytes]);
      device.receive(bytes);
    },
  };
}

const ANSWERS = { nak: 5, busy: 6 } as const;

function oddly(device: Device, odd: Odd): Device {
  let send: (bytes: Uint8Array) => void = () => {};
  return {
    onSend: (out) => {
      send = out;
      device.onSend(out);
    },
    receive: (bytes) => {
      const answer = odd[bytes[3] ?? -1];
      if (answer === undefined) device.receive(bytes);
      else if (answer !== 'silence') send(encode(oddFrame(answer), 'simple'));
    },
  };
}

function oddFrame(answer: readonly number[] | 'nak' | 'busy') {
  const isWord = answer === 'nak' || answer === 'busy';
  return {
    destination: HOST,
    source: 2,
    header: isWord ? ANSWERS[answer] : 0,
    data: isWord ? [] : answer,
  };
}
