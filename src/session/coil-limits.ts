import type { BarDrive, Coil } from './table-config.ts';

/** What no coil of a table is asked to bear, whatever the settings say or leave out. */
export const COIL_LIMITS = {
  /** Longest pulse. */
  pulseMs: 300,
  /** On for at most so much of any minute: one tenth. */
  onMsPerMinute: 6_000,
} as const;

/** What a bar needs of its coils: it is told up to three times within five seconds, and dropped soon after it rose. */
export const BAR_NEEDS = {
  /** Longest rest. */
  restMs: 3_000,
  leastPerMinute: 3,
} as const;

/** Longest run of a bar's motor, and how long it may be on in any minute. */
export const MOTOR_LIMITS = {
  runMs: 10_000,
  restMs: 1_000,
  onMsPerMinute: 30_000,
} as const;

/** A coil within its limits: off for at least as long as it was on, and never on for too much of a minute. */
export function bounded({ pin, pulseMs, restMs, mostPerMinute }: Coil): Coil {
  const pulse = Math.min(pulseMs, COIL_LIMITS.pulseMs);
  return {
    pin,
    pulseMs: pulse,
    restMs: Math.max(restMs, pulse),
    mostPerMinute: Math.min(mostPerMinute, Math.floor(COIL_LIMITS.onMsPerMinute / pulse)),
  };
}

/** How long it may take, once told, until whatever moves a bar has dropped it. */
export function barFallMs(bar: BarDrive | undefined): number {
  switch (bar?.kind) {
    case 'motor':
      return Math.min(bar.mostMs, MOTOR_LIMITS.runMs);
    case 'coils':
      return bar.raise.pulseMs + bar.drop.restMs + bar.drop.pulseMs;
    case 'held':
    case undefined:
      return 0;
  }
}
