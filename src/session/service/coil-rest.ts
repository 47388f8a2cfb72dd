import { bounded, COIL_LIMITS, MOTOR_LIMITS } from '../coil-limits.ts';
import { METER_PULSE } from '../outputs.ts';
import type { Coil, Wiring } from '../table-config.ts';
import type { TestName } from './tests.ts';

/** What a test asks of a coil: no more than the coil's own driver lets pass. */
export interface CoilLoad {
  /** As its driver names it in a fault. */
  readonly name: string;
  /** From one pulse to the next. */
  readonly everyMs: number;
  readonly mostPerMinute: number;
}

const MINUTE_MS = 60_000;
/** For what needs no rest: a finger on a key that repeats. */
const FINGER_MS = 500;

/** The load of a test; `outputs` is undefined in a simulated cabinet. */
export function loadOf(test: TestName, outputs: Wiring['outputs'] | undefined): CoilLoad | null {
  switch (test) {
    case 'barRaise':
    case 'barDrop':
      return barLoad(test, outputs?.bar);
    case 'release':
      return outputs?.release ? coilLoad('release', outputs.release) : null;
    case 'chime':
      return outputs?.chime ? coilLoad('chime', outputs.chime) : null;
    case 'meter':
      return { name: 'meter', everyMs: METER_PULSE.onMs + METER_PULSE.offMs + 50, mostPerMinute: MINUTE_MS };
    case 'coinGate':
    case 'startLamp':
    case 'display':
    case 'coins':
    case 'balls':
      return null;
  }
}

/** Whether a coil that was tried at these times may be tried again. */
export function restOf(tried: readonly number[], load: CoilLoad, at: number): 'resting' | 'tooHot' | null {
  const lately = tried.filter((one) => one + MINUTE_MS > at);
  const last = lately.at(-1);
  if (last !== undefined && last + load.everyMs > at) return 'resting';
  return lately.length >= load.mostPerMinute ? 'tooHot' : null;
}

function barLoad(test: 'barRaise' | 'barDrop', bar: Wiring['outputs']['bar'] | undefined): CoilLoad {
  switch (bar?.kind) {
    case 'coils':
      return test === 'barRaise' ? coilLoad('bar.raise', bar.raise) : coilLoad('bar.drop', bar.drop);
    case 'motor': {
      const runMs = Math.min(bar.mostMs, MOTOR_LIMITS.runMs);
      const mostPerMinute = Math.floor(MOTOR_LIMITS.onMsPerMinute / runMs);
      return { name: 'bar', everyMs: runMs + MOTOR_LIMITS.restMs, mostPerMinute };
    }
    case 'held':
    case undefined:
      return { name: 'bar', everyMs: FINGER_MS, mostPerMinute: MINUTE_MS };
  }
}

function coilLoad(name: string, coil: Coil): CoilLoad {
  const { pulseMs, restMs, mostPerMinute } = bounded(coil);
  const most = Math.min(mostPerMinute, Math.floor(COIL_LIMITS.onMsPerMinute / pulseMs));
  return { name, everyMs: pulseMs + restMs, mostPerMinute: most };
}
