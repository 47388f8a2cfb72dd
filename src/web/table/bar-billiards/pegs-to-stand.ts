import type { BarBilliardsScene } from '../scene.ts';

/** Skittles that lie, or are off their spots with no last ball to be played. */
export function pegsToStand({ view, board }: Pick<BarBilliardsScene, 'view' | 'board'>): string[] {
  const off = (state: string | undefined): boolean =>
    state === 'fallen' || (state === 'inHole' && board.phase !== 'lastBall');
  return Object.keys(view.pegs).filter((peg) => off(view.pegs[peg]));
}
