/** One thing that was judged. What is not well has a remedy, in one sentence. */
export type Finding =
  | { readonly check: string; readonly verdict: 'ok' | 'notNeeded'; readonly what: string }
  | {
      readonly check: string;
      readonly verdict: 'warn' | 'fail';
      readonly what: string;
      readonly remedy: string;
    };

export interface Verdicts {
  ok(what: string): Finding;
  /** This table does without it. */
  notNeeded(why: string): Finding;
  /** A table runs all the same. */
  warn(what: string, remedy: string): Finding;
  fail(what: string, remedy: string): Finding;
}

/** The four things that can be said of one check. */
export function about(check: string): Verdicts {
  return {
    ok: (what) => ({ check, verdict: 'ok', what }),
    notNeeded: (why) => ({ check, verdict: 'notNeeded', what: `not needed here: ${why}` }),
    warn: (what, remedy) => ({ check, verdict: 'warn', what, remedy }),
    fail: (what, remedy) => ({ check, verdict: 'fail', what, remedy }),
  };
}

/** A machine with warnings can run a table; one with failures cannot. */
export const isFit = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => verdict !== 'fail');
