import { POWER_LOOK_MS } from '../ports/cabinet.ts';
import { METER_PULSE } from '../session/outputs.ts';
import { areDead, arePowerless } from './dead-outputs.ts';
import type { Parts } from './parts.ts';

const METER = ['meter'];

/** On, off, and some room. */
const PULSE_MS = METER_PULSE.onMs + METER_PULSE.offMs + 50;

/**
 * Makes the pulses that the electromechanical meter is owed, one after another, while there is coil power. A pulse is
 * written down when it is over: a power cut in its midst has it made again, so that the meter never shows less than the
 * books.
 */
export class MeterDesk {
  readonly #done: () => void;
  #timer: unknown = null;

  /** `done` is called when a pulse is over, and when it is time to look for coil power again. */
  constructor(done: () => void) {
    this.#done = done;
  }

  watch(parts: Parts): void {
    const { world } = parts;
    const { pulsesOwed, pulsesMade } = world.journal.books().meters;
    if (this.#timer !== null || pulsesOwed <= pulsesMade || isLeftOff(parts)) return;
    // The one before is on the disk: a power cut can double one pulse, not two.
    if (!world.journal.flush()) return;
    // After that, as a slow disk takes coil power.
    if (world.cabinet.heart?.hasPower === false) {
      this.#later(world, POWER_LOOK_MS, () => {});
      return;
    }
    world.cabinet.emit({ output: 'meter', value: 1 });
    this.#later(world, PULSE_MS, () => {
      // What failed took the rest of the pulse with it: it is owed still.
      if (!areDead(parts, METER))
        world.journal.append({ kind: 'meter pulsed', pulses: 1 }, world.clock.now());
    });
  }

  stop({ world }: Parts): void {
    world.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }

  #later({ clock }: Parts['world'], ms: number, then: () => void): void {
    this.#timer = clock.setTimeout(() => {
      this.#timer = null;
      then();
      this.#done();
    }, ms);
  }
}

/** A pulse would not reach the meter. One that a technician asks for shows whether that is still so. */
function isLeftOff(parts: Parts): boolean {
  const isTried = parts.serviceDesk.triesMeter(parts.world.clock.now());
  return isTried ? arePowerless(parts, METER) : areDead(parts, METER);
}
