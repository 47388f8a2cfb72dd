import type { SimulatedAcceptor } from '../adapters/coin/cctalk/simulated-acceptor.ts';
import type { PtyPort } from '../adapters/serial/pty-port.ts';
import type { Clock } from '../ports/clock.ts';
import type { CoinSource } from '../ports/coin-source.ts';
import type { Log } from '../ports/log.ts';
import type { CabinetAction, CabinetView } from '../ports/web-api.ts';
import type { AcceptorSettings } from '../session/table-config.ts';
import { ACCEPTOR, type Play } from './parts.ts';

/** What takes coins besides the cabinet's lines, and what hands can do to a simulated one. */
export interface TableCoins {
  readonly source: CoinSource | null;
  readonly simulated: AcceptorHands | null;
  stop(): Promise<void>;
}

/** A simulated acceptor in front of somebody. */
export interface AcceptorHands {
  view(): CabinetView['acceptor'];
  /** Undefined: that is not about the acceptor. Else null when it was done, or why not. */
  act(action: CabinetAction): string | null | undefined;
  onView(told: () => void): void;
}

interface Surroundings {
  readonly clock: Clock;
  readonly log: Log;
}

const NO_COINS: TableCoins = { source: null, simulated: null, stop: async () => {} };

/** The acceptor that the configuration names, or a simulated one on a serial port of its own. */
export async function coinsFor(
  play: Play,
  kind: 'lines' | 'cctalk',
  around: Surroundings,
): Promise<TableCoins> {
  const { acceptor } = play.config.cabinet;
  if (!acceptor) return NO_COINS;
  if (kind === 'cctalk') return simulatedCoins(play, acceptor, around);
  return { ...NO_COINS, source: await opened(play, acceptor, around) };
}

async function opened(play: Play, settings: AcceptorSettings, { clock, log }: Surroundings) {
  const [{ CctalkAcceptor }, { openSerialLine: open }] = await Promise.all([
    import('../adapters/coin/cctalk/acceptor.ts'),
    import('../adapters/serial/serial-line.ts'),
  ]);
  const { currency } = play.config.money;
  return new CctalkAcceptor({ settings, currency, clock, log: log.child({ part: 'acceptor' }), open });
}

/** The real driver on a real serial port; only behind the port nothing is real. */
async function simulatedCoins(
  play: Play,
  settings: AcceptorSettings,
  around: Surroundings,
): Promise<TableCoins> {
  const [{ simulatedAcceptor }, { ptyPort }, { coinSetOf }] = await Promise.all([
    import('../adapters/coin/cctalk/simulated-acceptor.ts'),
    import('../adapters/serial/pty-port.ts'),
    import('../adapters/coin/cctalk/simulated-coins.ts'),
  ]);
  let told = () => {};
  const acceptor = simulatedAcceptor({
    clock: around.clock,
    coins: coinSetOf(play.config.money.currency) ?? [],
    address: settings.address,
    checksum: settings.checksum,
    echo: settings.echo !== 'none',
    onChange: () => told(),
  });
  const bus = await ptyPort(acceptor);
  return {
    source: await opened(play, { ...settings, port: bus.path }, around),
    simulated: {
      view: () => acceptorView(acceptor),
      act: (action) => act(action, { acceptor, bus, log: around.log }),
      onView: (listener) => {
        told = listener;
      },
    },
    stop: () => bus.stop(),
  };
}

function acceptorView(acceptor: SimulatedAcceptor): CabinetView['acceptor'] {
  const { plugged, jammed, accepted, returned } = acceptor.view();
  return { plugged, jammed, accepted, returned };
}

interface Fitted {
  readonly acceptor: SimulatedAcceptor;
  readonly bus: PtyPort;
  readonly log: Log;
}

function act(action: CabinetAction, { acceptor, bus, log }: Fitted): string | null | undefined {
  const tell = (error: unknown) => log.warn({ err: error }, 'the simulated acceptor could not be moved');
  if (action.do === 'coin' && action.line.startsWith(`${ACCEPTOR}.`)) {
    acceptor.insert(action.line.slice(ACCEPTOR.length + 1));
    return null;
  }
  if (action.do !== 'acceptor') return undefined;
  if (action.how === 'unplug') bus.unplug().catch(tell);
  else if (action.how === 'plug') bus.plug().catch(tell);
  else acceptor[action.how]();
  return null;
}
