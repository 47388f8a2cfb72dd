/** What changed between two boards, and when this screen saw it: alerts and counting figures are made of it. */
import type { PlayerBoard, Verdict } from '../../rules/game.ts';
import type { Scoreboard } from '../../session/scoreboard.ts';

export interface Seen {
  readonly board: Scoreboard | null;
  /** Table time at which the bar was seen to drop in a running game. */
  readonly barDroppedAt: number | null;
  readonly verdictAt: number | null;
  /** The figures that were shown before the last change, and when it came. */
  readonly before: readonly PlayerBoard[];
  readonly changedAt: number;
}

export const NOTHING_SEEN: Seen = {
  board: null,
  barDroppedAt: null,
  verdictAt: null,
  before: [],
  changedAt: Number.NEGATIVE_INFINITY,
};

export function see(seen: Seen, board: Scoreboard, at: number): Seen {
  const last = seen.board;
  if (last === board) return seen;
  if (!last || !isOpen(last) || !isOpen(board) || isRestarted(last, board)) return beginning(board);
  return {
    board,
    verdictAt: isSameVerdict(last.verdict, board.verdict) ? seen.verdictAt : at,
    barDroppedAt: barFell(last, board) ? at : seen.barDroppedAt,
    ...(isSameFigures(last.players, board.players)
      ? { before: seen.before, changedAt: seen.changedAt }
      : { before: last.players, changedAt: at }),
  };
}

function beginning(board: Scoreboard): Seen {
  return { ...NOTHING_SEEN, board, before: board.players };
}

function isSameVerdict(a: Verdict | null, b: Verdict | null): boolean {
  return a?.id === b?.id && a?.at === b?.at && a?.points === b?.points && a?.cause === b?.cause;
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
