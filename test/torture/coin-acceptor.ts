import { closeSync, constants, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import {
  type SimulatedAcceptor,
  simulatedAcceptor,
} from '../../src/adapters/coin/cctalk/simulated-acceptor.ts';
import { coinSetOf } from '../../src/adapters/coin/cctalk/simulated-coins.ts';
import type { TroubleKind } from '../../src/adapters/coin/cctalk/simulated-trouble.ts';
import { type PtyPort, ptyPort } from '../../src/adapters/serial/pty-port.ts';
import { configWith, type Inlet } from './inlet.ts';
import type { JournalRow } from './journal-look.ts';
import type { Act } from './plan.ts';
import { forget, leftover } from './tidy.ts';

const IDS = ['GB100A', 'GB050B', 'GB020A', 'GB010B'];
/** It remembers five events; whatever nobody has read by then is lost, as with a real one. */
const REMEMBERED = 5;
const UNPLUGGED_MS = 700;
const NOISE: readonly TroubleKind[] = [
  'noise before',
  'noise inside',
  'lost',
  'truncated',
  'doubled',
  'collision',
];

/** An acceptor on a serial line. It is here, not in the table: like real hardware it outlives each kill. */
export async function coinAcceptor(rows: () => readonly JournalRow[]): Promise<Inlet> {
  const acceptor = simulatedAcceptor({ clock: systemClock, coins: coinSetOf('GBP') ?? [], serial: 4711 });
  const bus = await ptyPort(acceptor);
  leftover(dirname(bus.path));
  return new CoinAcceptor(acceptor, bus, rows);
}

class CoinAcceptor implements Inlet {
  readonly config: string;
  readonly most = new Map<string, number>();
  readonly #acceptor: SimulatedAcceptor;
  readonly #bus: PtyPort;
  readonly #rows: () => readonly JournalRow[];
  /** A port that nobody holds open would go with the table that is killed. */
  readonly #held: number;
  #noises = 0;

  constructor(acceptor: SimulatedAcceptor, bus: PtyPort, rows: () => readonly JournalRow[]) {
    this.#acceptor = acceptor;
    this.#bus = bus;
    this.#rows = rows;
    this.#held = openSync(bus.path, constants.O_RDWR | constants.O_NOCTTY);
    this.config = configWith('  coins: []', `  acceptor: { port: ${realpathSync(bus.path)} }`);
  }

  get inserted(): number {
    return this.#acceptor.view().accepted;
  }

  get givenBack(): number {
    return this.#acceptor.view().returned;
  }

  async insert(coin: number): Promise<void> {
    if (this.#unread() >= REMEMBERED) return;
    const id = IDS[coin] ?? 'GB100A';
    const source = `acceptor.${id}`;
    if (this.#acceptor.insert(id) === 'accepted') this.most.set(source, (this.most.get(source) ?? 0) + 1);
  }

  async suffer(act: Act['do']): Promise<void> {
    const unread = this.#unread();
    if (act === 'string' && unread < REMEMBERED) this.#acceptor.string();
    if (act === 'noise') {
      this.#acceptor.trouble({ kind: NOISE[this.#noises++ % NOISE.length] ?? 'lost', times: 2 });
    }
    if (act === 'unplug') {
      this.#acceptor.unplug();
      await wait(UNPLUGGED_MS);
      this.#acceptor.plug();
    }
    // What it forgets with its power nobody can ever read.
    if (act === 'power cycle' && unread === 0) this.#acceptor.powerCycle();
  }

  isOpen(): boolean {
    return this.#acceptor.view().gate === 'accepted';
  }

  isBusy(): boolean {
    return this.#unread() > 0;
  }

  accepted(): number {
    return this.inserted;
  }

  left(): void {}

  async stop(): Promise<void> {
    closeSync(this.#held);
    await this.#bus.stop();
    forget(dirname(this.#bus.path));
  }

  #unread(): number {
    const mark = this.#rows().findLast(({ kind }) => kind === 'acceptor read');
    const read = mark ? Number(JSON.parse(mark.body ?? '{}').counter) : 0;
    return (this.#acceptor.view().counter - read + 255) % 255;
  }
}
