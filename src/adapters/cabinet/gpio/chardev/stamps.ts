import type { Clock } from '../../../../ports/clock.ts';

const LOOKS = 20;

/**
 * Turns the kernel's stamps into the clock's time. Both run alike and began at different moments: the tightest of
 * several looks at both tells how far these lie apart.
 */
export function stampReader(clock: Clock, monotonicNs: () => bigint): (stampNs: bigint) => number {
  const looks = Array.from({ length: LOOKS }, () => {
    const before = monotonicNs();
    const at = clock.now();
    const widthNs = monotonicNs() - before;
    return { at, ns: before + widthNs / 2n, widthNs };
  });
  const best = looks.reduce((a, b) => (b.widthNs < a.widthNs ? b : a));
  return (stampNs) => best.at + Number(stampNs - best.ns) / 1e6;
}
