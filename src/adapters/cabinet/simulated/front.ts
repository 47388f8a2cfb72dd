import type { CabinetRefusal, FrontAction } from '../../../ports/web-api.ts';
import { BUTTONS, STRING_LINE } from '../../../sensing/lines.ts';
import type { Outputs } from '../../../session/outputs.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';
import { contact, contactPulse } from './edges.ts';
import { andThen, type Step, speak, still, type Wired, type World } from './step.ts';
import { type Broken, brokenBy, heardOf, linesTold } from './wires.ts';

/** What every table has, whatever is played on it: coins, buttons, locks and wires. */
export interface Front extends Wired {
  readonly gate: Outputs['coins'];
  readonly key: boolean;
  readonly door: boolean;
  readonly speed: 1 | 10 | 60;
  readonly coinsReturned: number;
  readonly coinsSwallowed: number;
  readonly meter: number;
  /** The lines of sensors that something is before, broken or not. */
  readonly lines: readonly string[];
  readonly broken: Broken;
}

/** Without power. */
export const NEW_FRONT: Front = {
  gate: 'refused',
  key: false,
  door: false,
  speed: 1,
  coinsReturned: 0,
  coinsSwallowed: 0,
  meter: 0,
  lines: [],
  broken: {},
  busyUntil: {},
};

/** A coin mechanism takes two coins a second, and tells several pulses of one at five a second. */
const COIN_GAP_MS = 400;
const PULSE_GAP_MS = 200;
/** A coin of the layout that closes a contact, `coin.2`, or closes it several times, `coin.2:5`. */
const COIN = /^(coin\.\w+)(?::(\d+))?$/;
/** What a hand can press; whether anything comes of it is not the wood's business. */
const BUTTON = /^[a-zA-Z]{1,20}$/;

/** What hands do at the front. */
export function actAtFront<W extends Front>(
  wood: W,
  action: FrontAction,
  world: World,
): Step<W> | CabinetRefusal {
  switch (action.do) {
    case 'coin':
      return insertCoin(wood, action.line, world);
    case 'acceptor':
      return 'noAcceptor';
    case 'press':
      return press(wood, action.button, world);
    case 'key':
      return turnSwitch(wood, 'key', action.on, world);
    case 'door':
      return turnSwitch(wood, 'door', action.open, world);
    case 'tilt':
      return closeBriefly(wood, 'tilt', world);
    case 'wire':
      return breakOrMend(wood, action, world);
    case 'string':
      return pullString(wood, world);
    case 'speed':
      return still({ ...wood, speed: action.speed });
  }
}

function breakOrMend<W extends Front>(
  wood: W,
  { line, is }: FrontAction & { do: 'wire' },
  { at, sensors }: World,
): Step<W> | CabinetRefusal {
  if (!sensors.includes(line)) return 'unknownSensor';
  const broken = brokenBy(wood.broken, line, is);
  const told = { before: linesTold(wood.lines, wood.broken), after: linesTold(wood.lines, broken) };
  return { wood: { ...wood, broken }, due: heardOf(told, at) };
}

/** The gate follows what the table holds. */
export function obeyAtFront<W extends Front>(wood: W, { coins }: Outputs): W {
  return wood.gate === coins ? wood : { ...wood, gate: coins };
}

/** The power went: the gate falls shut, and nothing goes on that was begun. */
export function darkFront<W extends Front>(wood: W): W {
  return { ...wood, gate: 'refused', speed: 1, busyUntil: {} };
}

/** Those that every front has; an acceptor speaks for itself. */
export function sensorsAtFront({ coins }: Pick<TableLayout, 'coins'>): readonly string[] {
  const slots = coins.flatMap(({ line }) => COIN.exec(line)?.[1] ?? []);
  return [...new Set(slots), ...BUTTONS.map((button) => `button.${button}`), 'door', 'key'];
}

/** The lines of the front that are active when nothing moves. */
export function heldAtFront({ key, door }: Front): string[] {
  return [...(key ? ['key'] : []), ...(door ? ['door'] : [])];
}

/** A coin that the gate lets pass makes pulses of 100 ms ± 20 %; a shut gate gives it back. */
function insertCoin<W extends Front>(wood: W, coin: string, world: World): Step<W> | CabinetRefusal {
  const { at, chance, layout } = world;
  const [, line, several = '1'] = COIN.exec(coin) ?? [];
  if (!line || !layout.coins.some((each) => each.line === coin)) return 'unknownCoin';
  if (wood.gate === 'refused') return still({ ...wood, coinsReturned: wood.coinsReturned + 1 });
  const taken: W = { ...wood, coinsSwallowed: wood.coinsSwallowed + 1 };
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

/** A coin is pulled back by its string: the mechanism feels it before the coin could count once more. */
function pullString<W extends Front>(wood: W, world: World): Step<W> | CabinetRefusal {
  const coin = world.layout.coins.find(({ line }) => COIN.test(line));
  if (!coin) return 'unknownCoin';
  return andThen(closeBriefly(wood, STRING_LINE, world), (pulled) => {
    const again = insertCoin(pulled, coin.line, { ...world, at: world.at + 300 });
    return typeof again === 'string' ? still(pulled) : again;
  });
}

function press<W extends Front>(wood: W, button: string, world: World): Step<W> | CabinetRefusal {
  return BUTTON.test(button) ? closeBriefly(wood, `button.${button}`, world) : 'unknownButton';
}

function closeBriefly<W extends Front>(wood: W, line: string, { at, chance }: World): Step<W> {
  return speak(wood, line, {
    at,
    gapMs: 40,
    edges: (from) => contactPulse(line, from, chance.between(70, 180), chance),
  });
}

function turnSwitch<W extends Front>(wood: W, name: 'key' | 'door', on: boolean, world: World): Step<W> {
  if (wood[name] === on) return still(wood);
  return switchTo({ ...wood, [name]: on }, { line: name, on }, world);
}

export function switchTo<W extends Front>(
  wood: W,
  { line, on }: { line: string; on: boolean },
  { at, chance }: World,
): Step<W> {
  return speak(wood, line, {
    at,
    gapMs: 5,
    edges: (from) => contact({ line, value: on ? 1 : 0, at: from }, chance.between(1, 5), chance),
  });
}
