import type { CabinetRefusal } from '../../../ports/web-api.ts';
import type { Outputs } from '../../../session/outputs.ts';
import { contact, contactPulse } from './edges.ts';
import { release } from './return-run.ts';
import { andThen, type Step, speak, still, type World } from './step.ts';
import type { Wood } from './wood.ts';

/** A coin mechanism takes two coins a second, and tells several pulses of one at five a second. */
const COIN_GAP_MS = 400;
const PULSE_GAP_MS = 200;
/** A coin of the layout that closes a contact, `coin.2`, or closes it several times, `coin.2:5`. */
const COIN = /^(coin\.\w+)(?::(\d+))?$/;
/** What a hand can press; whether anything comes of it is not the wood's business. */
const BUTTON = /^[a-zA-Z]{1,20}$/;

/** A coin that the gate lets pass makes pulses of 100 ms ± 20 %; a shut gate gives it back. */
export function insertCoin(wood: Wood, coin: string, world: World): Step | CabinetRefusal {
  const { at, chance, layout } = world;
  const [, line, several = '1'] = COIN.exec(coin) ?? [];
  if (!line || !layout.coins.some((each) => each.line === coin)) return 'unknownCoin';
  if (wood.gate === 'refused') return still({ ...wood, coinsReturned: wood.coinsReturned + 1 });
  const taken: Wood = { ...wood, coinsSwallowed: wood.coinsSwallowed + 1 };
  const pulses = Array.from({ length: Number(several) }, (_, n) => n);
  const passes = Math.max(at + chance.between(60, 180), wood.busyUntil.mechanism ?? 0);
  const pulse = speak(taken, line, {
    at: passes,
    edges: (from) =>
      pulses.flatMap((n) => contactPulse(line, from + n * PULSE_GAP_MS, chance.between(81, 114), chance)),
  });
  const free = passes + (pulses.length - 1) * PULSE_GAP_MS + COIN_GAP_MS;
  return andThen(pulse, (after) => still({ ...after, busyUntil: { ...after.busyUntil, mechanism: free } }));
}

export function press(wood: Wood, button: string, { at, chance }: World): Step | CabinetRefusal {
  if (!BUTTON.test(button)) return 'unknownButton';
  const line = `button.${button}`;
  return speak(wood, line, {
    at,
    gapMs: 40,
    edges: (from) => contactPulse(line, from, chance.between(70, 180), chance),
  });
}

export function turnSwitch(wood: Wood, name: 'key' | 'door', on: boolean, world: World): Step {
  if (wood[name] === on) return still(wood);
  return switchTo({ ...wood, [name]: on }, name, on, world);
}

/** Bar and gate follow what the table holds; the bar's own switch follows the bar. */
export function obey(wood: Wood, outputs: Outputs, world: World): Step {
  const gated: Wood = wood.gate === outputs.coins ? wood : { ...wood, gate: outputs.coins };
  if (gated.bar === outputs.bar) return still(gated);
  const later = { ...world, at: world.at + world.chance.between(60, 220) };
  const barred = switchTo({ ...gated, bar: outputs.bar }, 'bar.down', outputs.bar === 'dropped', later);
  return outputs.bar === 'raised' ? andThen(barred, (up) => release(up, world)) : barred;
}

function switchTo(wood: Wood, line: string, on: boolean, { at, chance }: World): Step {
  return speak(wood, line, {
    at,
    gapMs: 5,
    edges: (from) => contact({ line, value: on ? 1 : 0, at: from }, chance.between(1, 5), chance),
  });
}
