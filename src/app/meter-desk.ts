import { METER_PULSE } from '../session/outputs.ts';
import type { Parts } from './parts.ts';

/** On, off, and some room. */
const PULSE_MS = METER_PULSE.onMs + METER_PULSE.offMs + 50;

/**
 * Makes the pulses that the electromechanical meter is owed, one after another. A pulse is written down when it is
 * over: a power cut in its midst has it made again, so that the meter never shows less than the books.
 */
export class MeterDesk {
  readonly #done: () => void;
  #timer: unknown = null;

  /** `done` is called when a pulse is over. */
  constructor(done: () => void) {
    this.#done = done;
  }

  watch({ world, faults }: Parts): void {
    const { pulsesOwed, pulsesMade } = world.journal.books().meters;
    if (this.#timer !== null || pulsesOwed <= pulsesMade || isDead(faults)) return;
    // The one before is on the disk: a power cut can double one pulse, not two.
    if (!world.journal.flush()) return;
    world.cabinet.emit({ output: 'meter', value: 1 });
    this.#timer = world.clock.setTimeout(() => {
      this.#timer = null;
      // What failed took the rest of the pulse with it: it is owed still.
      if (!isDead(faults)) world.journal.append({ kind: 'meter pulsed', pulses: 1 }, world.clock.now());
      this.#done();
    }, PULSE_MS);
  }

  stop({ world }: Parts): void {
    world.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/** A pulse would not reach the meter, or the meter has no coil power. */
const isDead = (faults: Parts['faults']): boolean =>
  faults.has('CABINET_LOST') ||
  faults.has('GUARD_LOST') ||
  faults.has('HEARTBEAT_STOPPED') ||
  faults.has('OUTPUT_WRONG', 'meter');
