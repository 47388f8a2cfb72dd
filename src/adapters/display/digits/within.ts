import type { Clock } from '../../../ports/clock.ts';

/** What some work comes to, or an error when it takes longer than that. */
export async function within<Result>(clock: Clock, ms: number, work: Promise<Result>): Promise<Result> {
  let late: unknown = null;
  const patience = new Promise<never>((_, reject) => {
    late = clock.setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clock.clearTimeout(late);
  }
}
