/**
 * The command line of a table, for node. A check has built it before: that starts in a third of the time. Otherwise it
 * is run from its source, which is never older than what is tested.
 */
export const PROGRAM: readonly string[] = process.env.BAULK_BUILT
  ? [new URL('../../dist/main.js', import.meta.url).pathname]
  : ['--import', 'tsx', new URL('../../src/main.ts', import.meta.url).pathname];
