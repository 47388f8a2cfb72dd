import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../../ports/log.ts';
import type { Cutoff } from '../gpio/cutoff.ts';
import { clearDeadline, guardMemory, setDeadline } from './guard-memory.ts';
import type { GuardOrders, GuardReport } from './guard-worker.ts';

/** Ends a pulse when the program cannot, as something keeps it busy. */
export interface Guard {
  /** This pin goes on now, for so long. */
  arm(pin: number, ms: number): void;
  /** It is off. */
  disarm(pin: number): void;
  stop(): Promise<void>;
}

/** Where nobody but the program can switch anything off: a board on a cable has one writer, and needs one-shots. */
export const unguarded: Guard = {
  arm: () => {},
  disarm: () => {},
  stop: async () => {},
};

/** How long the program may be late before the guard does it. */
const GRACE_MS = 20;

/** A thread of its own that knows when each of these pins has to be off, and watches from when this returns. */
export async function openGuard(cutoffs: ReadonlyMap<number, Cutoff>, log: Log): Promise<Guard> {
  const pins = [...cutoffs.keys()];
  if (pins.length === 0) return unguarded;
  const memory = guardMemory(pins.length);
  const worker = guardThread({ memory, cutoffs: [...cutoffs.values()] });
  await once(worker, 'message');
  worker.on('message', (report: GuardReport) => note(log, pins, report));
  worker.on('error', (err) => log.error({ err }, 'the guard of the coils ended; restart the table'));
  // It must not keep a program alive that has nothing else to do.
  worker.unref();
  return {
    arm: (pin, ms) => withCoil(pins, pin, (coil) => setDeadline(memory, coil, ms + GRACE_MS)),
    disarm: (pin) => withCoil(pins, pin, (coil) => clearDeadline(memory, coil)),
    stop: async () => {
      await worker.terminate();
    },
  };
}

function note(log: Log, pins: readonly number[], report: GuardReport): void {
  if (report.coil === null) return;
  const pin = pins[report.coil];
  if (report.failed === null) log.warn({ pin }, 'the program was busy, and the guard ended a pulse');
  else log.error({ pin, reason: report.failed }, 'the program was busy, and the guard could not end a pulse');
}

function withCoil(pins: readonly number[], pin: number, act: (coil: number) => void): void {
  const coil = pins.indexOf(pin);
  if (coil >= 0) act(coil);
}

/** Compiled it is run as it is; from its source it needs the loader that tests and development have. */
function guardThread(orders: GuardOrders): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(`./guard-worker.${isSource ? 'ts' : 'js'}`, import.meta.url);
  if (!isSource) return new Worker(file, { workerData: orders });
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file}'); })`;
  return new Worker(load, { eval: true, workerData: orders });
}
