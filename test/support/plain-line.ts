import type { Reporter, SerializedError, TestModule } from 'vitest/node';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** Ends a run with one plain line that people and machines read alike. A run that ran nothing has failed. */
export default class PlainLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const { passed, failed, skipped } = tally(modules, errors.length);
    if (failed > 0 || passed === 0) process.exitCode = 1;
    process.stdout.write(`Tests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  }
}

/** A file that does not load, a hook that throws and an error outside any test are one failure each. */
function tally(modules: readonly TestModule[], strayErrors: number): Tally {
  const total: Tally = { passed: 0, failed: strayErrors, skipped: 0 };
  for (const module of modules) {
    if (module.errors().length > 0) total.failed += 1;
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) total.failed += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      total[state === 'pending' ? 'skipped' : state] += 1;
    }
  }
  return total;
}
