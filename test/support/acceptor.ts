import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import {
  type SimulatedAcceptor,
  type SimulatedAcceptorOptions,
  simulatedAcceptor,
} from '../../src/adapters/coin/cctalk/simulated-acceptor.ts';
import { type SimulatedBus, simulatedBus } from '../../src/adapters/coin/cctalk/simulated-bus.ts';
import { coinSetOf } from '../../src/adapters/coin/cctalk/simulated-coins.ts';

export interface PluggedAcceptor extends SimulatedBus {
  readonly acceptor: SimulatedAcceptor;
}

/** A simulated acceptor with British coins behind a serial port, in real time. Whoever opens it stops it. */
export async function pluggedAcceptor(
  options: Partial<SimulatedAcceptorOptions> = {},
): Promise<PluggedAcceptor> {
  const acceptor = simulatedAcceptor({ clock: systemClock, coins: coinSetOf('GBP') ?? [], ...options });
  const bus = await simulatedBus(acceptor);
  return {
    acceptor,
    path: bus.path,
    unplug: () => bus.unplug(),
    plug: () => bus.plug(),
    stop: () => bus.stop(),
  };
}
