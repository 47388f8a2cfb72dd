import type { GameResult } from '../game.ts';
import type { End, Frame, Said } from './frame.ts';
import { endStroke } from './stroke.ts';
import { closeTurn, passTurn } from './turn.ts';

/** Who won, once the game is over: it follows from the scores, so a late correction is in it (BB-79, BB-80). */
export function resultOf(frame: Frame): GameResult | null {
  const { end, out, scores } = frame;
  if (!end) return null;
  const gone = end.loser === null ? out : [...out, end.loser];
  const inOrder = scores.map((_, player) => player).filter((player) => !gone.includes(player));
  inOrder.sort((a, b) => scoreOf(frame, b) - scoreOf(frame, a));
  const ranking = [...inOrder, ...gone.toReversed()];
  const [best, second] = inOrder;
  const { reason } = end;
  const draw = best !== undefined && second !== undefined && scoreOf(frame, best) === scoreOf(frame, second);
  return draw
    ? { kind: 'draw', winner: null, reason, ranking }
    : { kind: 'win', winner: ranking[0] ?? 0, reason, ranking };
}

/** The game is over; `points` is what its last act brought the player at the table. */
export function endGame(frame: Frame, end: End, points = 0): Frame {
  const over: Frame = { ...frame, end, advice: null, maybeRed: [] };
  const winner = resultOf(over)?.winner ?? null;
  const { player } = frame.turn;
  const verdict: Said =
    winner === null
      ? { id: 'drawn', player, points, at: end.at }
      : { id: 'won', player: winner, points: winner === player ? points : 0, at: end.at };
  return { ...over, verdict };
}

/** No ball is left: the turn is banked, unless it was lost to a foul already (BB-57, BBA-18). */
export function runOut(frame: Frame, at: number): Frame {
  return endGame(bankTurn(frame, at), { reason: 'score', loser: null, at }, frame.turn.points);
}

/** Banks what the turn has brought so far; its player stays at the table. */
export function bankTurn(frame: Frame, at: number): Frame {
  const { player, points, pots } = frame.turn;
  if (pots.length === 0) return frame;
  const closed = closeTurn(frame, { foul: null, falls: [], how: 'game', closedAt: at });
  return { ...closed, verdict: { id: 'banked', player, points, at } };
}

/** The player at the table gives up; the others play on (BBA-22). */
export function concede(frame: Frame, at: number): Frame {
  const { player } = frame.turn;
  const gone = { ...endStroke(frame, at), out: [...frame.out, player] };
  const passed = passTurn(gone, { foul: null, falls: [], how: 'next', closedAt: at });
  return { ...passed, verdict: { id: 'conceded', player, points: 0, at } };
}

/** The last opponent gives up, and the game is over (BB-69). */
export function concedeGame(frame: Frame, at: number): Frame {
  const conceded = concede(frame, at);
  return { ...endGame(conceded, { reason: 'conceded', loser: null, at }), verdict: conceded.verdict };
}

export const isLastOpponent = ({ scores, out }: Frame): boolean => scores.length - out.length <= 2;

const scoreOf = ({ scores }: Frame, player: number): number => scores[player] ?? 0;
