import type { CabinetRefusal } from '../../../../ports/web-api.ts';
import type { LineChange } from '../../../../sensing/events.ts';
import { contact } from '../edges.ts';
import { andThen, type Step, speak, still, type World } from '../step.ts';
import type { BarBilliardsWood, PegState } from './wood.ts';

export function knock(
  wood: BarBilliardsWood,
  peg: string,
  world: World,
): Step<BarBilliardsWood> | CabinetRefusal {
  const state = wood.pegs[peg];
  if (!state) return 'unknownPeg';
  if (state.is === 'fallen') return 'pegDown';
  const down = withPeg(wood, peg, { is: 'fallen' });
  return state.is === 'standing' ? opensForGood(down, peg, world) : leavesHole(down, state, world);
}

/** Off its spot for less than 120 ms and back again: no fall. */
export function wobble(
  wood: BarBilliardsWood,
  peg: string,
  world: World,
): Step<BarBilliardsWood> | CabinetRefusal {
  const state = wood.pegs[peg];
  if (!state) return 'unknownPeg';
  if (state.is === 'fallen') return 'pegDown';
  if (state.is === 'inHole') return still(wood);
  const { chance } = world;
  const openMs = chance.between(15, 110);
  return footSpeaks(wood, peg, world, (from) => [
    ...footEdges(peg, from, 1, world),
    ...contact({ line: `peg.${peg}`, value: 0, at: from + openMs }, chance.between(1, 5), chance),
  ]);
}

export function stand(
  wood: BarBilliardsWood,
  peg: string,
  world: World,
): Step<BarBilliardsWood> | CabinetRefusal {
  const state = wood.pegs[peg];
  if (!state) return 'unknownPeg';
  if (state.is === 'standing') return 'pegStanding';
  const up = withPeg(wood, peg, { is: 'standing' });
  return andThen(leavesHole(up, state, world), (after) =>
    footSpeaks(after, peg, world, (from) => footEdges(peg, from, 0, world)),
  );
}

/** For the last ball: its foot opens, and it may stand in the way of the hole's beam for good (BBA-21). */
export function plug(
  wood: BarBilliardsWood,
  peg: string,
  asked: string | undefined,
  world: World,
): Step<BarBilliardsWood> | CabinetRefusal {
  const state = wood.pegs[peg];
  if (!state) return 'unknownPeg';
  if (world.layout.pegs.some((each) => each.id === peg && each.colour === 'black')) return 'pegIsBlack';
  const hole = asked ?? holeFor(wood, peg, world);
  if (hole === undefined) return 'holePlugged';
  if (!world.holes.has(hole)) return 'unknownHole';
  if (!hole.startsWith('50')) return 'notA50Hole';
  if (plugOf(wood, hole)) return 'holePlugged';
  const blocks = world.chance.happens(0.5);
  const lifted = leavesHole(withPeg(wood, peg, { is: 'inHole', hole, blocks }), state, world);
  const open = state.is === 'standing' ? andThen(lifted, (up) => opensForGood(up, peg, world)) : lifted;
  return blocks ? andThen(open, (after) => beamTo(after, hole, 1, world)) : open;
}

export function plugOf(wood: BarBilliardsWood, hole: string): string | undefined {
  return Object.entries(wood.pegs).find(([, peg]) => peg.is === 'inHole' && peg.hole === hole)?.[0];
}

function holeFor(wood: BarBilliardsWood, peg: string, { holes }: World): string | undefined {
  const free = [...holes.keys()].filter((hole) => hole.startsWith('50') && !plugOf(wood, hole));
  return free.find((hole) => hole.endsWith(peg.slice(-1))) ?? free[0];
}

function withPeg(wood: BarBilliardsWood, peg: string, state: PegState): BarBilliardsWood {
  return { ...wood, pegs: { ...wood.pegs, [peg]: state } };
}

/** It chatters while it topples and then stays open. */
function opensForGood(wood: BarBilliardsWood, peg: string, world: World): Step<BarBilliardsWood> {
  const { chance } = world;
  return footSpeaks(wood, peg, world, (from) => {
    const chatters = Math.floor(chance.between(0, 4));
    const lifts = Array.from({ length: chatters }, (_, turn): LineChange[] => [
      { line: `peg.${peg}`, value: 1, at: from + turn * 7 },
      { line: `peg.${peg}`, value: 0, at: from + turn * 7 + chance.between(0.5, 4) },
    ]);
    return [...lifts.flat(), ...footEdges(peg, from + chatters * 7, 1, world)];
  });
}

function footEdges(peg: string, at: number, value: 0 | 1, { chance }: World): LineChange[] {
  return contact({ line: `peg.${peg}`, value, at }, chance.between(1, 5), chance);
}

function footSpeaks(
  wood: BarBilliardsWood,
  peg: string,
  { at, chance }: World,
  edges: (from: number) => readonly LineChange[],
): Step<BarBilliardsWood> {
  return speak(wood, `peg.${peg}`, { at: at + chance.between(20, 60), edges });
}

function leavesHole(wood: BarBilliardsWood, state: PegState, world: World): Step<BarBilliardsWood> {
  return state.is === 'inHole' && state.blocks ? beamTo(wood, state.hole, 0, world) : still(wood);
}

function beamTo(wood: BarBilliardsWood, hole: string, value: 0 | 1, { at }: World): Step<BarBilliardsWood> {
  const line = `hole.${hole}`;
  return speak(wood, line, { at: at + 30, gapMs: 16, edges: (from) => [{ line, value, at: from }] });
}
