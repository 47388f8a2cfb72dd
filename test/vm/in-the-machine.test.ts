import { describe, it } from 'vitest';
import { bootAll, TESTS, whyNoMachine } from './machine.ts';

/** A calm computer of two cores needs a third of it. */
const SECONDS = 900;

const why = await whyNoMachine();

if (why !== null) {
  describe(`on a real kernel (${why})`, () => {
    for (const test of TESTS) it.skip(test);
  });
} else {
  // Both at once: most of a game is waiting for the bar to drop.
  const boots = (['chardev', 'onoff'] as const).map((backend) => ({
    backend,
    boot: bootAll(backend, SECONDS),
  }));
  for (const { backend, boot } of boots) {
    const { told, broke } = await boot;
    describe(`on a real kernel, by ${backend}`, () => {
      for (const { name, is, why } of told) {
        it.skipIf(is === 'skipped')(name, () => {
          if (is === 'failed') throw new Error(why);
        });
      }
      it('the machine comes to its end', () => {
        if (broke !== null) throw new Error(broke);
      });
    });
  }
}
