import { parentPort, workerData } from 'node:worker_threads';
import { levelOf } from '../inside/support/header.ts';

export interface Rise {
  /** `process.hrtime`, which is one clock for all threads. */
  readonly atNs: bigint;
  /** How long a look took just before. */
  readonly lookNs: number;
}

const pin: number = workerData;
const LOOKS = 100;

let before = levelOf(pin);
let lookNs = 0;
for (;;) {
  const fromNs = process.hrtime.bigint();
  for (let look = 0; look < LOOKS; look += 1) {
    const level = levelOf(pin);
    if (level === 1 && before === 0) {
      parentPort?.postMessage({ atNs: process.hrtime.bigint(), lookNs } satisfies Rise);
    }
    before = level;
  }
  lookNs = Number(process.hrtime.bigint() - fromNs) / LOOKS;
}
