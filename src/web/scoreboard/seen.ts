/** What changed between two boards, and when this screen saw it: alerts and counting figures are made of it. */
import type { PlayerBoard, Verdict } from '../../rules/game.ts';
import type { Scoreboard } from '../../session/scoreboard.ts';

export interface Seen {
  readonly board: Scoreboard | null;
  /** Table time at which the bar was seen to drop in a running game. */
  readonly barDroppedAt: number | null;
  readonly verdictAt: number | null;
  /** A stroke, foul or answer was taken back. */
  readonly undoneAt: number | null;
  /** The verdicts of this game so far, newest last. */
  readonly said: readonly string[];
  /** The figures that were shown before the last change, and when it came. */
  readonly before: readonly PlayerBoard[];
  readonly changedAt: number;
}

export const NOTHING_SEEN: Seen = {
  board: null,
  barDroppedAt: null,
  verdictAt: null,
  undoneAt: null,
  said: [],
  before: [],
  changedAt: Number.NEGATIVE_INFINITY,
};

const REMEMBERED = 50;

export function see(seen: Seen, board: Scoreboard, at: number): Seen {
  const last = seen.board;
  if (last === board) return seen;
  if (!last || !isOpen(last) || !isOpen(board) || isRestarted(last, board)) return beginning(board);
  return {
    ...hear(seen, last, board, at),
    board,
    barDroppedAt: barFell(last, board) ? at : seen.barDroppedAt,
    ...(isSameFigures(last.players, board.players)
      ? { before: seen.before, changedAt: seen.changedAt }
      : { before: last.players, changedAt: at }),
  };
}

function beginning(board: Scoreboard): Seen {
  return { ...NOTHING_SEEN, board, before: board.players, said: board.verdict ? [keyOf(board.verdict)] : [] };
}

/** A verdict that was there before, or none after one, comes of an undo. */
function hear(seen: Seen, last: Scoreboard, { verdict }: Scoreboard, at: number): Seen {
  const key = verdict ? keyOf(verdict) : null;
  if (key === (last.verdict ? keyOf(last.verdict) : null)) return seen;
  if (key === null || seen.said.includes(key)) {
    return {
      ...seen,
      said: seen.said.slice(0, seen.said.indexOf(key ?? '') + 1),
      verdictAt: null,
      undoneAt: at,
    };
  }
  return { ...seen, said: [...seen.said, key].slice(-REMEMBERED), verdictAt: at, undoneAt: null };
}

function keyOf({ id, at, points, cause = '' }: Verdict): string {
  return `${id} ${at} ${points} ${cause}`;
}

function isOpen({ phase }: Scoreboard): boolean {
  return phase === 'play' || phase === 'afterBar' || phase === 'lastBall' || phase === 'over';
}

/** A table that was started anew counts its time from zero. */
function isRestarted(last: Scoreboard, board: Scoreboard): boolean {
  return board.clock.at < last.clock.at;
}

function barFell(last: Scoreboard, board: Scoreboard): boolean {
  return last.phase === 'play' && last.outputs.bar === 'raised' && board.outputs.bar === 'dropped';
}

function isSameFigures(a: readonly PlayerBoard[], b: readonly PlayerBoard[]): boolean {
  return (
    a.length === b.length && a.every(({ score, turn }, i) => score === b[i]?.score && turn === b[i]?.turn)
  );
}
