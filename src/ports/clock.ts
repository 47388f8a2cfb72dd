/** Time, handed in. `now` is monotonic milliseconds; the timers fit XState's own clock. */
export interface Clock {
  now(): number;
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
  /** Wall time, milliseconds since 1970: written down, never reckoned with. */
  wall(): number;
}
