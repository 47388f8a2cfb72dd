import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/support/slowest-first.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', './test/support/plain-line.ts'],
    // Two files at a time: a Raspberry Pi has the memory for that, and each file may start a browser or a table.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
