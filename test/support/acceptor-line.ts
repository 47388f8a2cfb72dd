import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { type Checksum, encode, HOST } from '../../src/adapters/coin/cctalk/frame.ts';
import {
  type SimulatedAcceptor,
  type SimulatedAcceptorOptions,
  simulatedAcceptor,
} from '../../src/adapters/coin/cctalk/simulated-acceptor.ts';
import { coinSetOf } from '../../src/adapters/coin/cctalk/simulated-coins.ts';

export interface AcceptorLine {
  readonly clock: HandClock;
  readonly acceptor: SimulatedAcceptor;
  /** What came over the wire since the last look, echo included. */
  heard(): number[];
  /** Sends these bytes, waits until every answer is there, and gives it. */
  say(...bytes: number[]): number[];
  /** The same for a command, whose echo is taken away; null when nothing answers it soundly. */
  ask(header: number, ...data: number[]): number[] | null;
  /** The reply to a poll: how many events there were, and the last five. */
  poll(): { counter: number; events: number[][] };
  /** As a driver does at its start: polled, and all coins welcome. */
  open(): void;
}

/** A simulated acceptor at the end of a wire, and a clock in the hand. */
export function acceptorLine(options: Partial<SimulatedAcceptorOptions> = {}): AcceptorLine {
  const clock = new HandClock();
  const checksum = options.checksum ?? 'simple';
  const acceptor = simulatedAcceptor({ clock, coins: coinSetOf('GBP') ?? [], echo: false, ...options });
  const wire: number[] = [];
  acceptor.onSend((bytes) => wire.push(...bytes));
  const heard = () => wire.splice(0);
  const say = (...bytes: number[]) => {
    acceptor.receive(Uint8Array.from(bytes));
    clock.advance(20);
    return heard();
  };
  const ask = (header: number, ...data: number[]) => {
    const sent = frame(header, data, checksum);
    return dataOf(say(...sent).slice(options.echo ? sent.length : 0));
  };
  const poll = () => {
    const [counter = -1, ...results] = ask(229) ?? [];
    return { counter, events: [0, 2, 4, 6, 8].map((at) => results.slice(at, at + 2)) };
  };
  const open = () => {
    ask(231, 0xff, 0xff);
    poll();
  };
  return { clock, acceptor, heard, say, ask, poll, open };
}

export function frame(header: number, data: readonly number[] = [], checksum: Checksum = 'simple'): number[] {
  return [...encode({ destination: 2, source: HOST, header, data }, checksum)];
}

function dataOf(reply: readonly number[]): number[] | null {
  return reply.length >= 5 && reply[3] === 0 ? reply.slice(4, -1) : null;
}
