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
  return (
    faults.has('GUARD_LOST') && driven(play).some(({ name, isCoil }) => isCoil && outputs.includes(name))
  );
}

/** By what a game is given that was paid for. */
export function vendingOutputs(play: Play): readonly string[] {
  if (!wiringOf(play.config.cabinet)) return [play.game.sells === 'balls' ? 'release' : 'bar'];
  return driven(play).flatMap(({ name }) => (VENDING.has(name) ? [name] : []));
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

/** A simulated cabinet drives no pins. */
function driven({ config }: Play): readonly DrivenPin[] {
  const wiring = wiringOf(config.cabinet);
  return wiring ? outputPins(wiring.outputs) : [];
}
