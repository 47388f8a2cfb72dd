/** An emulated computer on a busy one: it may take long, but not for ever. */
export const PATIENCE_MS = 120_000;

/** The promise, or after all patience an error that says what was waited for. */
export async function patiently<T>(promise: Promise<T>, what: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`waited in vain for ${what()}`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

/** Comes back when it is so; looks again and again. */
export async function untilTrue(
  what: string | (() => string),
  so: () => boolean | Promise<boolean>,
): Promise<void> {
  let waiting = true;
  const looking = async () => {
    while (waiting && !(await so())) await pause(5);
  };
  try {
    await patiently(looking(), () => (typeof what === 'string' ? what : what()));
  } finally {
    waiting = false;
  }
}
