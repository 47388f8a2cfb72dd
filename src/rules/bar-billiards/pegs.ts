import type { PassedTurn, PegFall } from './frame.ts';
import type { BarBilliardsSetup, Peg } from './setup.ts';

export interface PegVerdict {
  readonly costs: Peg['costs'];
  /** The skittle that decided. */
  readonly peg: string;
  /** A dearer and a milder one fell too close to say which was first: these two, the dearer first. */
  readonly doubt: readonly [string, string] | null;
}

/** The first skittle to fall decides what the stroke costs (BB-49, BB-50, BBA-11). */
export function judgeFalls(falls: readonly PegFall[], setup: BarBilliardsSetup): PegVerdict | null {
  const [first, ...later] = falls.toSorted((a, b) => a.at - b.at);
  if (!first) return null;
  const costs = costOf(first.peg, setup);
  const rival = later.find((fall) => costOf(fall.peg, setup) !== costs);
  if (!rival || rival.at - first.at >= setup.pegOrderMs) return { costs, peg: first.peg, doubt: null };
  const [dearer, milder] = costs === 'game' ? [first.peg, rival.peg] : [rival.peg, first.peg];
  return { costs: 'turn', peg: milder, doubt: [dearer, milder] };
}

/** What the skittles cost, the players' own answer in (BBA-10). */
export function verdictOf(turn: PassedTurn, setup: BarBilliardsSetup): PegVerdict | null {
  const verdict = judgeFalls(turn.falls, setup);
  if (!verdict?.doubt || turn.dearerFirst !== true) return verdict;
  return { costs: 'game', peg: verdict.doubt[0], doubt: verdict.doubt };
}

/** What the player has once this turn is over. */
export function scoreAfter(turn: PassedTurn, setup: BarBilliardsSetup): number {
  if (turn.foul === null) return turn.before + turn.points;
  return verdictOf(turn, setup)?.costs === 'game' ? 0 : turn.before;
}

const costOf = (peg: string, setup: BarBilliardsSetup): Peg['costs'] =>
  setup.pegs.find((each) => each.id === peg)?.costs ?? 'turn';
