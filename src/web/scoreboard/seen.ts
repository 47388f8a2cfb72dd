/** What changed between two boards, and when this screen saw it: alerts and counting figures are made of it. */
import type { PlayerBoard } from '../../rules/game.ts';
import type { Scoreboard } from '../../session/scoreboard.ts';

export interface Seen {
  readonly board: Scoreboard | null;
  /** Table time at which the bar was seen to drop in a running game. */
  readonly barDroppedAt: number | null;
  readonly verdictAt: number | null;
  /** A stroke, foul or verdict was taken back. */
  readonly undoneAt: number | null;
  /** The figures that were shown before the last change, and when it came. */
  readonly before: readonly PlayerBoard[];
  readonly changedAt: number;
}

export const NOTHING_SEEN: Seen = {
  board: null,
  barDroppedAt: null,
  verdictAt: null,
  undoneAt: null,
  before: [],
  changedAt: 0,
};

export function see(seen: Seen, board: Scoreboard, at: number): Seen {
  const last = seen.board;
  if (last === board) return seen;
  if (!last || !isOpen(board)) return { ...NOTHING_SEEN, board, before: board.players, changedAt: at };
  const undone = isOpen(last) && verdictTime(board) < verdictTime(last);
  const spoke = !undone && verdictTime(board) > verdictTime(last);
  return {
    board,
    barDroppedAt: barFell(last, board) ? at : seen.barDroppedAt,
    verdictAt: spoke ? at : undone ? null : seen.verdictAt,
    undoneAt: undone ? at : spoke ? null : seen.undoneAt,
    ...(sameFigures(last.players, board.players)
      ? { before: seen.before, changedAt: seen.changedAt }
      : { before: last.players, changedAt: at }),
  };
}

function isOpen({ phase }: Scoreboard): boolean {
  return phase === 'play' || phase === 'afterBar' || phase === 'lastBall' || phase === 'over';
}

function barFell(last: Scoreboard, board: Scoreboard): boolean {
  return last.phase === 'play' && last.outputs.bar === 'raised' && board.outputs.bar === 'dropped';
}

function verdictTime({ verdict }: Scoreboard): number {
  return verdict?.at ?? Number.NEGATIVE_INFINITY;
}

function sameFigures(a: readonly PlayerBoard[], b: readonly PlayerBoard[]): boolean {
  return (
    a.length === b.length && a.every(({ score, turn }, i) => score === b[i]?.score && turn === b[i]?.turn)
  );
}
