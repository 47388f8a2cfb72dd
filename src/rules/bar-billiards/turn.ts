import { type Break, type Frame, newTurn, type PassedTurn, type Pot, type Turn } from './frame.ts';
import { scoreAfter } from './pegs.ts';
import type { BarBilliardsSetup } from './setup.ts';

/** How a turn ends, as far as the one who ends it knows. */
export type TurnEnd = Pick<PassedTurn, 'foul' | 'falls' | 'how' | 'closedAt'>;

/** The turn is over: what it was worth is banked or lost, and the next player is at the table (BB-25, BB-35). */
export function passTurn(frame: Frame, end: TurnEnd): Frame {
  return toNextPlayer(closeTurn(frame, end));
}

export function toNextPlayer(frame: Frame): Frame {
  const player = nextPlayer(frame);
  return { ...frame, turn: newTurn(player), advice: { id: 'fromTheD', player }, byHand: null };
}

/** The turn is over, and its player stays at the table. */
export function closeTurn(frame: Frame, end: TurnEnd): Frame {
  const before = frame.scores[frame.turn.player] ?? 0;
  const passed: PassedTurn = { ...frame.turn, before, dearerFirst: null, recorded: false, ...end };
  return withPassed({ ...frame, best: bestBreak(frame), turn: newTurn(passed.player) }, passed);
}

/** The turn before this one, judged as it now is. */
export function withPassed(frame: Frame, passed: PassedTurn): Frame {
  const scores = frame.scores.with(passed.player, scoreAfter(passed, frame.setup));
  return { ...frame, passed, scores };
}

/** The best break so far: points of one turn that were banked. */
export function bestBreak({ best, passed }: Frame): Break | null {
  if (!passed || passed.foul !== null || passed.points <= (best?.points ?? 0)) return best;
  return { player: passed.player, points: passed.points };
}

function nextPlayer({ scores, out, turn }: Frame): number {
  const order = scores.map((_, step) => (turn.player + 1 + step) % scores.length);
  return order.find((player) => !out.includes(player)) ?? turn.player;
}

/** White: what the hole is worth; red: double (BB-30, BB-31). */
export function worthOf(pot: Pick<Pot, 'hole' | 'ball'>, setup: BarBilliardsSetup): number {
  const worth = setup.holes.find((hole) => hole.id === pot.hole)?.worth ?? 0;
  return pot.ball === 'red' ? 2 * worth : worth;
}

/** The pots of the latest stroke, whichever turn it belongs to. */
export function potsOfStroke({ turn, passed, strokes }: Frame): readonly Pot[] {
  const pots = turn.pots.filter((pot) => pot.stroke === strokes);
  return pots.length > 0 || !passed ? pots : passed.pots.filter((pot) => pot.stroke === strokes);
}

export function changePots<T extends Turn>(turn: T, pots: readonly Pot[], points: number): T {
  return { ...turn, pots, points: Math.max(0, turn.points + points) };
}

/** The latest pot of this turn or the one before that is such a one. */
export function lastPot(frame: Frame, is: (pot: Pot) => boolean): Pot | undefined {
  return frame.turn.pots.findLast(is) ?? frame.passed?.pots.findLast(is);
}

/** Says what a correction changed, for whoever it changed it. */
export function corrected(frame: Frame, before: Frame, { hole, at }: Pick<Pot, 'hole' | 'at'>): Frame {
  const worth = (each: Frame, player: number): number =>
    (each.scores[player] ?? 0) + (each.turn.player === player ? each.turn.points : 0);
  const changed = frame.scores.findIndex((_, player) => worth(frame, player) !== worth(before, player));
  const player = changed < 0 ? frame.turn.player : changed;
  const points = worth(frame, player) - worth(before, player);
  return { ...frame, verdict: { id: 'corrected', player, points, cause: hole, at } };
}
