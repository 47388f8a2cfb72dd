/** What the counter of events says about what happened since it was last read. */
export type Since =
  /** `fresh`: how many of the results that it keeps are new. `lost`: how many it has forgotten. */
  | { readonly type: 'events'; readonly fresh: number; readonly lost: number }
  /** Its power came back: nobody knows what it took before. */
  | { readonly type: 'restarted' };

export const EVENTS_KEPT = 5;
const LAST = 255;

/** 0 only after power-up; then 1 to 255, and on from 1. */
export function since(was: number, now: number): Since {
  if (now === 0 && was !== 0) return { type: 'restarted' };
  const happened = now >= was ? now - was : now - was + LAST;
  const fresh = Math.min(happened, EVENTS_KEPT);
  return { type: 'events', fresh, lost: happened - fresh };
}
