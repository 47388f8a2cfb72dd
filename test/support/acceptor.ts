import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import {
  type SimulatedAcceptor,
  type SimulatedAcceptorOptions,
  simulatedAcceptor,
} from '../../src/adapters/coin/cctalk/simulated-acceptor.ts';
import { coinSetOf } from '../../src/adapters/coin/cctalk/simulated-coins.ts';
import { type PtyPort, ptyPort } from '../../src/adapters/serial/pty-port.ts';

export interface PluggedAcceptor extends PtyPort {
  readonly acceptor: SimulatedAcceptor;
}

/** A simulated acceptor with British coins behind a serial port, in real time. Whoever opens it stops it. */
export async function pluggedAcceptor(
  options: Partial<SimulatedAcceptorOptions> = {},
): Promise<PluggedAcceptor> {
  const acceptor = simulatedAcceptor({ clock: systemClock, coins: coinSetOf('GBP') ?? [], ...options });
  const bus = await ptyPort(acceptor);
  return {
    acceptor,
    path: bus.path,
    unplug: () => bus.unplug(),
    plug: () => bus.plug(),
    stop: () => bus.stop(),
  };
}
