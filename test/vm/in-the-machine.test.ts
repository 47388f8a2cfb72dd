import { describe, it } from 'vitest';
import { BACKENDS, proveAll, TESTS, whyNoMachine } from './machine.ts';

/** A calm computer of two cores needs a quarter of it. */
const SECONDS = 1_500;

const why = await whyNoMachine();

if (why !== null) {
  describe.each(BACKENDS)(`on a real kernel, by %s (${why})`, () => {
    for (const test of TESTS) it.skip(test);
  });
} else {
  const { told, broke } = await proveAll(SECONDS);
  describe.each(BACKENDS)('on a real kernel, by %s', (backend) => {
    for (const { name, is, why } of told.filter((test) => test.backend === backend)) {
      it.skipIf(is === 'skipped')(name, () => {
        if (is === 'failed') throw new Error(why);
      });
    }
  });
  it('the virtual machine comes to its end', () => {
    if (broke !== null) throw new Error(broke);
  });
}
