import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface ClockReading {
  /** Milliseconds since 1970. */
  readonly wall: number;
  /** The kernel's own word: something keeps its clock right. Null when it cannot be asked. */
  readonly isKept: boolean | null;
  /** A clock with a battery. */
  readonly hasBattery: boolean;
}

export async function lookAtClock(root: string, wall: number): Promise<ClockReading> {
  return { wall, isKept: await isKept(), hasBattery: existsSync(join(root, 'sys/class/rtc/rtc0')) };
}

/** adjtimex(2): with no change asked for it answers how the clock is, and TIME_ERROR when nothing keeps it. */
const TIME_ERROR = 5;
const TIMEX_BYTES = 512;

async function isKept(): Promise<boolean | null> {
  try {
    const { default: koffi } = await import('koffi');
    const adjtimex = koffi.load(null).func('int adjtimex(void *bytes)');
    const answer: unknown = adjtimex(Buffer.alloc(TIMEX_BYTES));
    return typeof answer === 'number' && answer >= 0 ? answer !== TIME_ERROR : null;
  } catch {
    return null;
  }
}
