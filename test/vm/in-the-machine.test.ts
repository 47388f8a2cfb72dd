import { describe, it } from 'vitest';
import { BACKENDS, proveAll, SECOND_BOOT, storiesOf, testsBy, whyNoMachine } from './machine.ts';
import { testPowerCut } from './power-cut/one-cut.ts';

/** A calm computer of two cores needs a sixth of it. */
const SECONDS = 2_400;

const why = await whyNoMachine();

if (why !== null) {
  describe.each(BACKENDS)(`on a real kernel, by %s (${why})`, (backend) => {
    for (const story of testsBy(backend).flatMap(storiesOf)) it.skip(story);
  });
} else {
  const { told, broke } = await proveAll(SECONDS);
  for (const { name } of told.filter((each) => each.name.endsWith(SECOND_BOOT)))
    process.stdout.write(`${name}\n`);
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

// One machine at a time: in a file of its own it would only wait for this one.
testPowerCut(why);
