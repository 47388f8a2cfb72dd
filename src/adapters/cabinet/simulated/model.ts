/** The one place of the simulated cabinet that asks which kind of table stands in it. */
import type { CabinetAction, CabinetRefusal, CabinetView, FrontAction } from '../../../ports/web-api.ts';
import { holeSpots, pegSpots } from '../../../rules/bar-billiards/bed.ts';
import { POCKET_SPOTS } from '../../../rules/pool8/bed.ts';
import { isPocket } from '../../../rules/pool8/table.ts';
import type { LineChange } from '../../../sensing/events.ts';
import type { Momentary, Outputs } from '../../../session/outputs.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';
import { actAtBar, comeAtBar, obeyAtBar } from './bar-billiards/model.ts';
import { barViewOf } from './bar-billiards/view.ts';
import { type BarBilliardsWood, hasSameSet, heldLines, newWood, powerCut } from './bar-billiards/wood.ts';
import type { Chance } from './chance.ts';
import { actAtFront, heldAtFront, obeyAtFront, sensorsAtFront } from './front.ts';
import { actAtPool, comeAtPool } from './pool/model.ts';
import { letGo } from './pool/release.ts';
import { poolViewOf } from './pool/view.ts';
import { darkPool, isWholeSet, newPoolWood, type PoolWood } from './pool/wood.ts';
import { type Due, type Step, still, type World } from './step.ts';
import { linesTold, wiresOf } from './wires.ts';

export type Wood = BarBilliardsWood | PoolWood;

/** A layout whose holes are pockets is that of a pool table. */
const kindOf = ({ holes }: Pick<TableLayout, 'holes'>): Wood['table'] =>
  holes.some(({ id }) => isPocket(id)) ? 'pool' : 'barBilliards';

export function laidOut(layout: TableLayout): Wood {
  return kindOf(layout) === 'pool' ? newPoolWood() : newWood(layout);
}

/** This wood is of a table so laid out: the same balls and skittles are there. */
export function fits(wood: Wood, layout: TableLayout): boolean {
  if (wood.table !== kindOf(layout)) return false;
  return wood.table === 'pool' ? isWholeSet(wood.balls) : hasSameSet(wood, layout);
}

export function worldOf(layout: TableLayout, chance: Chance): Omit<World, 'at'> {
  const sensors = sensorsOf(layout);
  if (kindOf(layout) === 'pool') return { layout, chance, sensors, holes: POCKET_SPOTS, pegs: new Map() };
  return { layout, chance, sensors, holes: holeSpots(layout.holes), pegs: pegSpots(layout.pegs) };
}

/** What every such table is wired to; what else may be fitted does not break here. */
function sensorsOf(layout: TableLayout): readonly string[] {
  const { holes, pegs } = layout;
  const ofTable =
    kindOf(layout) === 'pool'
      ? [...holes.map(({ id }) => `pocket.${id}`), 'delivery']
      : [...holes.map(({ id }) => `hole.${id}`), ...pegs.map(({ id }) => `peg.${id}`), 'bar.down'];
  return [...ofTable, ...sensorsAtFront(layout)];
}

export function act(wood: Wood, action: CabinetAction, world: World): Step<Wood> | CabinetRefusal {
  if (isAtFront(action)) return actAtFront(wood, action, world);
  return wood.table === 'pool' ? actAtPool(wood, action, world) : actAtBar(wood, action, world);
}

export function come(wood: Wood, due: Due, world: World): Step<Wood> {
  if (due.what === 'wire') return still(wood);
  if (due.what === 'edge') return still({ ...wood, lines: linesAfter(wood.lines, due.edge) });
  return wood.table === 'pool' ? comeAtPool(wood, due) : comeAtBar(wood, due, world);
}

/** Levels. */
export function obey(wood: Wood, outputs: Outputs, world: World): Step<Wood> {
  return wood.table === 'pool' ? still(obeyAtFront(wood, outputs)) : obeyAtBar(wood, outputs, world);
}

/** Pulses. Those of coils come to nothing without their power; a bar billiards table lets its balls go by the bar. */
export function pulse(wood: Wood, momentary: Momentary, world: World & { coilPower: boolean }): Step<Wood> {
  switch (momentary.output) {
    case 'meter':
      return still(world.coilPower ? { ...wood, meter: wood.meter + momentary.value } : wood);
    case 'coinReturned':
      return still({ ...wood, coinsReturned: wood.coinsReturned + 1 });
    case 'release':
      return wood.table === 'pool' && world.coilPower ? letGo(wood, world) : still(wood);
    case 'bar':
    case 'chime':
      return still(wood);
  }
}

/** The power went, or has not come yet. */
export function dark(wood: Wood, layout: TableLayout): Wood {
  return wood.table === 'pool' ? darkPool(wood) : powerCut(wood, layout);
}

/** Another set of balls, holes or skittles is laid out where the old one was; the front stays, and the bar. */
export function laidOutAnew(wood: Wood, layout: TableLayout): Wood {
  const { gate, key, door, speed, coinsReturned, coinsSwallowed, meter, broken } = wood;
  const front = { gate, key, door, speed, coinsReturned, coinsSwallowed, meter, broken };
  const fresh = { ...laidOut(layout), ...front };
  const hasBar = fresh.table === 'barBilliards' && wood.table === 'barBilliards';
  const anew = hasBar ? { ...fresh, bar: wood.bar, barJammed: wood.barJammed } : fresh;
  return { ...anew, lines: linesOf(anew) };
}

/** The lines that are active when nothing moves. */
function linesOf(wood: Wood): string[] {
  return wood.table === 'pool' ? heldAtFront(wood) : heldLines(wood);
}

type Seen = Pick<World, 'at' | 'sensors'> & { readonly coilPower: boolean };

export function viewOf(wood: Wood, { coilPower, at, sensors }: Seen): CabinetView {
  const { gate, key, door, speed, coinsReturned, coinsSwallowed, meter } = wood;
  const lines = linesTold(wood.lines, wood.broken);
  const wires = wiresOf(sensors, wood.broken);
  const front = { gate, key, door, speed, coinsReturned, coinsSwallowed, meter, lines, wires };
  // An acceptor speaks for itself: it is no part of the wood.
  const all = { ...front, coilPower, acceptor: null };
  return wood.table === 'pool' ? { ...all, ...poolViewOf(wood, at) } : { ...all, ...barViewOf(wood) };
}

const AT_FRONT: ReadonlySet<string> = new Set<FrontAction['do']>([
  'coin',
  'acceptor',
  'string',
  'press',
  'key',
  'door',
  'tilt',
  'wire',
  'speed',
]);

const isAtFront = (action: CabinetAction): action is FrontAction => AT_FRONT.has(action.do);

function linesAfter(lines: readonly string[], { line, value }: LineChange): readonly string[] {
  if (value === 1) return lines.includes(line) ? lines : [...lines, line];
  return lines.filter((each) => each !== line);
}
