import { type DrivenPin, outputPins } from '../session/output-pins.ts';
import type { TestName } from '../session/service/tests.ts';
import { wiringOf } from '../session/wired.ts';
import type { Parts, Play } from './parts.ts';

type Told = Pick<Parts, 'play' | 'faults'>;

/** What is asked of one of these outputs, by name, does not arrive. */
export function areDead(parts: Told, outputs: readonly string[]): boolean {
  return arePowerless(parts, outputs) || areWrong(parts, outputs);
}

/** The pin of one of these does not follow what is written. */
export function areWrong({ faults }: Told, outputs: readonly string[]): boolean {
  return outputs.some((output) => faults.has('OUTPUT_WRONG', output));
}

/** Nothing can be put on, or nothing that is a coil. */
export function arePowerless({ play, faults }: Told, outputs: readonly string[]): boolean {
  if (outputs.length === 0) return false;
  if (faults.has('CABINET_LOST') || faults.has('HEARTBEAT_STOPPED')) return true;
  return faults.has('GUARD_LOST') && outputs.some((output) => isCoil(output, play));
}

/** By what a game is given that was paid for. */
export function vendingOutputs(play: Play): readonly string[] {
  const pins = pinsOf(play);
  if (!pins) return [play.game.sells === 'balls' ? 'release' : 'bar'];
  return pins.flatMap(({ name }) => (VENDING.has(name) ? [name] : []));
}

const VENDING: ReadonlySet<string> = new Set(['bar', 'bar.drop', 'bar.raise', 'release']);

/** What a test moves once. What it holds for a while follows or not before everybody's eyes. */
export function movedBy(test: TestName): readonly string[] {
  switch (test) {
    case 'barRaise':
      return ['bar', 'bar.raise'];
    case 'barDrop':
      return ['bar', 'bar.drop'];
    case 'meter':
    case 'release':
    case 'chime':
      return [test];
    case 'coinGate':
    case 'startLamp':
    case 'display':
    case 'coins':
    case 'balls':
      return [];
  }
}

/** Of what is moved: where no pins are named, the bar is held by a level, and everything else is a coil. */
function isCoil(output: string, play: Play): boolean {
  return pinsOf(play)?.some((pin) => pin.name === output && pin.isCoil) ?? output !== 'bar';
}

/** Null for a cabinet that names no pins. */
function pinsOf({ config }: Play): readonly DrivenPin[] | null {
  const wiring = wiringOf(config.cabinet);
  return wiring ? outputPins(wiring.outputs) : null;
}
