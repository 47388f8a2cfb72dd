import type { OutputOf } from '../../../session/driven.ts';
import type { KernelPins } from './kernel-pins.ts';

/** Makes each of these pins low and lets go of it, whatever becomes of the others. Null: it is low; else why not. */
export async function headerOff(
  outputs: readonly OutputOf[],
  open: () => Promise<KernelPins>,
): Promise<readonly (string | null)[]> {
  let pins: KernelPins;
  try {
    pins = await open();
  } catch (error) {
    return outputs.map(() => reasonOf(error));
  }
  const reasons: (string | null)[] = [];
  for (const output of outputs) reasons.push(await off(pins, output));
  pins.release();
  return reasons;
}

/** Whoever takes an output has it low, and sees that it is; what a killed table left is taken from it. */
async function off(pins: KernelPins, output: OutputOf): Promise<string | null> {
  try {
    await pins.outputs([output]);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
