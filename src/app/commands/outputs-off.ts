import { isStartedWith, recallTaken } from '../../adapters/cabinet/taken-outputs.ts';
import { isListening } from '../../adapters/control/is-listening.ts';
import { controlPathOf } from '../../adapters/control/socket-path.ts';
import type { Driven } from '../../session/driven.ts';
import { EXIT } from './exit-codes.ts';
import { switchOff } from './switch-off.ts';

export interface OutputsOffOptions {
  readonly config: string;
  readonly journal: string;
}

/** Prints what became of each output; the exit code. It throws nothing: whoever calls it has nobody else to ask. */
export async function outputsOff({ config, journal }: OutputsOffOptions): Promise<number> {
  // Whoever reads along may go before everything is off.
  process.stdout.on('error', () => {});
  if (await isListening(controlPathOf(journal))) {
    say(`A table runs with ${journal} and holds its outputs itself: stop it first.`);
    return EXIT.failed;
  }
  const taken = recallTaken(journal);
  const isOff = taken === null || (await told(taken.driven));
  if (taken !== null && isStartedWith(taken, config)) return isOff ? EXIT.done : EXIT.failed;
  const settings = await drivenIn(config);
  if (settings instanceof Error) {
    say(settings.message);
    if (taken === null) return EXIT.wrongInput;
    say('These settings were not used: the outputs are those of the last start.');
    return isOff ? EXIT.done : EXIT.failed;
  }
  const rest = settings && without(settings, taken?.driven);
  if (rest === null && taken === null) say('A simulated table has no outputs.');
  const isRestOff = rest === null || (await told(rest));
  return isOff && isRestOff ? EXIT.done : EXIT.failed;
}

async function told(driven: Driven): Promise<boolean> {
  const reasons = await switchOff(driven);
  for (const [place, { name, pin }] of driven.outputs.entries()) {
    const reason = reasons[place] ?? null;
    say(`pin ${pin} (${name}): ${reason === null ? 'off' : `NOT OFF: ${reason}`}`);
  }
  return reasons.every((reason) => reason === null);
}

/** Loaded only when it is needed: it takes longer than all the rest. */
async function drivenIn(config: string): Promise<Driven | null | Error> {
  try {
    const [{ loadConfig }, { drivenBy }] = await Promise.all([
      import('../../adapters/config/load-config.ts'),
      import('../../session/driven.ts'),
    ]);
    return drivenBy(loadConfig(config).config.cabinet);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** What the settings name besides; null when that is nothing. */
function without(settings: Driven, taken: Driven | undefined): Driven | null {
  const isTaken = (pin: number) => taken?.outputs.some((each) => each.pin === pin) ?? false;
  const outputs =
    placeOf(settings) === (taken && placeOf(taken))
      ? settings.outputs.filter(({ pin }) => !isTaken(pin))
      : settings.outputs;
  return outputs.length === 0 ? null : { ...settings, outputs };
}

const placeOf = (driven: Driven): string => (driven.driver === 'gpio' ? 'the header' : driven.port);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
