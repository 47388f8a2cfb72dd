import type { BarMover } from './bar-mover.ts';

/** A table without a bar. */
export const NO_BAR: BarMover = {
  hold: () => {},
  again: () => {},
  see: () => {},
  attend: () => {},
  detach: () => {},
  off: () => {},
  settled: async () => {},
  stop: () => {},
};
