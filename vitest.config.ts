import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/support/slowest-first.ts';

/** Libraries as a table has them. Vitest would have those for developing, which are others and warn that they are. */
const asShipped: Plugin = {
  name: 'libraries as they are shipped',
  config: ({ environments }) => {
    const resolve = environments?.ssr?.resolve;
    if (resolve) resolve.conditions = ['node'];
  },
};

/** They look at which libraries their own process has loaded. */
const ALONE = ['test/app/cabinet-for.test.ts', 'test/app/displays-for.test.ts'];

export default defineConfig({
  plugins: [asShipped],
  test: {
    projects: [
      // Files share a process: to load the program anew for each takes as long as all the tests. So no support file may
      // have hooks of its own, or values that change.
      {
        extends: true,
        test: { name: 'all', include: ['test/**/*.test.ts'], exclude: ALONE, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    reporters: ['default', './test/support/plain-line.ts'],
    // Two files at a time: a Raspberry Pi has the memory for that, and each file may start a browser or a table.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
