/** The command line of a table, for node. */
export const PROGRAM: readonly string[] = builtOr('dist/main.js', 'src/main.ts');

/** What systemd calls after every end of the table. */
export const OUTPUTS_OFF: readonly string[] = builtOr('dist/outputs-off/main.cjs', 'src/main-outputs-off.ts');

/**
 * A check has built it before: that starts in a third of the time. Otherwise it is run from its source, which is never
 * older than what is tested.
 */
function builtOr(built: string, source: string): readonly string[] {
  const path = (file: string) => new URL(`../../${file}`, import.meta.url).pathname;
  return process.env.BAULK_BUILT ? [path(built)] : ['--import', 'tsx', path(source)];
}
