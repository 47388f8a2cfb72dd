import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Clock } from '../../../../ports/clock.ts';
import type { Log } from '../../../../ports/log.ts';
import { REMEDIES, TableError } from '../../../../ports/table-error.ts';
import { type GuardEars, unguarded, type WatchingGuard } from '../../coils/guard.ts';
import type { Cutoff } from './cutoff.ts';
import { clearDeadline, type GuardMemory, guardMemory, setDeadline } from './guard-memory.ts';
import type { GuardOrders, GuardReport } from './guard-worker.ts';

export interface GuardOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly spawn?: (orders: GuardOrders) => Worker;
}

/** How long the program may be late before the guard does it. */
const GRACE_MS = 20;
/** How long until one that died is started again. */
const AGAIN_MS = 1_000;

/**
 * A thread of its own that knows when each of these pins has to be off, and watches from when this returns. Throws
 * TableError DRIVER_UNLOADABLE.
 */
export async function openGuard(
  cutoffs: ReadonlyMap<number, Cutoff>,
  options: GuardOptions,
): Promise<WatchingGuard> {
  if (cutoffs.size === 0) return unguarded;
  const guard = new GuardThread(cutoffs, options);
  await guard.start();
  return guard;
}

class GuardThread implements WatchingGuard {
  readonly #pins: readonly number[];
  readonly #orders: GuardOrders;
  readonly #options: Required<GuardOptions>;
  readonly #memory: GuardMemory;
  #ears: GuardEars | null = null;
  #worker: Worker | null = null;
  #isAwake = false;
  #timer: unknown = null;

  constructor(cutoffs: ReadonlyMap<number, Cutoff>, options: GuardOptions) {
    this.#pins = [...cutoffs.keys()];
    this.#memory = guardMemory(cutoffs.size);
    this.#orders = { memory: this.#memory, cutoffs: [...cutoffs.values()] };
    this.#options = { spawn: guardThread, ...options };
  }

  async start(): Promise<void> {
    const worker = this.#spawn();
    try {
      await once(worker, 'message');
    } catch (cause) {
      await this.stop();
      throw new TableError('DRIVER_UNLOADABLE', 'The guard of the coils cannot be started', { cause });
    }
    // It must not keep a program alive that has nothing else to do.
    worker.unref();
  }

  listen(ears: GuardEars): void {
    this.#ears = ears;
    if (!this.#isAwake) ears.lost();
  }

  arm(pin: number, ms: number): void {
    this.#withCoil(pin, (coil) => setDeadline(this.#memory, coil, ms + GRACE_MS));
  }

  disarm(pin: number): void {
    this.#withCoil(pin, (coil) => clearDeadline(this.#memory, coil));
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#options.clock.clearTimeout(this.#timer);
    await worker?.terminate();
  }

  #spawn(): Worker {
    const worker = this.#options.spawn(this.#orders);
    this.#worker = worker;
    worker.on('message', (report: GuardReport) => this.#hear(report));
    worker.on('error', (err) => this.#options.log.warn({ err }, 'the guard of the coils failed'));
    worker.on('exit', () => this.#lose(worker));
    return worker;
  }

  #lose(worker: Worker): void {
    if (worker !== this.#worker) return;
    this.#isAwake = false;
    this.#ears?.lost();
    this.#timer = this.#options.clock.setTimeout(() => this.#spawn().unref(), AGAIN_MS);
  }

  #hear(report: GuardReport): void {
    if (report.coil !== null) {
      this.#note(this.#pins[report.coil] ?? Number.NaN, report.failed);
      return;
    }
    this.#isAwake = true;
    this.#ears?.found();
  }

  #note(pin: number, failed: string | null): void {
    const { log } = this.#options;
    if (failed === null) {
      log.warn({ pin }, 'the program was busy, and the guard ended a pulse');
      return;
    }
    const remedy = REMEDIES.OUTPUT_WRONG;
    log.error({ pin, reason: failed, remedy }, 'the program was busy, and the guard could not end a pulse');
    this.#ears?.failed(pin);
  }

  #withCoil(pin: number, act: (coil: number) => void): void {
    const coil = this.#pins.indexOf(pin);
    if (coil >= 0) act(coil);
  }
}

/** Compiled it is run as it is; from its source it needs the loader that tests and development have. */
export function guardThread(orders: GuardOrders): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(`./guard-worker.${isSource ? 'ts' : 'js'}`, import.meta.url);
  if (!isSource) return new Worker(file, { workerData: orders });
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file}'); })`;
  return new Worker(load, { eval: true, workerData: orders });
}
