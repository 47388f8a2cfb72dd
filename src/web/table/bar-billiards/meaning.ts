/** What a touch on the wood means, by mouse, finger or key. */
import type { CabinetAction } from '../../../ports/web-api.ts';
import type { BallColour, BarBilliardsScene } from '../scene.ts';
import type { Target, Touch } from '../touches.ts';

type Seen = Pick<BarBilliardsScene, 'view' | 'layout' | 'board' | 'ui'>;

export function meaningOf(target: Target, touch: Touch, seen: Seen): CabinetAction | null {
  switch (target.kind) {
    case 'hole':
      return touch === 'hold'
        ? null
        : { do: 'pot', hole: target.id, ball: ballToPot(touch === 'other', seen) };
    case 'peg':
      return pegAction(target.id, touch, seen);
    case 'ball':
      return ballAction(Number(target.id), seen);
    case 'd':
      return { do: 'miss' };
    case 'trough':
      return null;
  }
}

/** Which ball goes down: the chosen one, or the red when that is wished; of the last ball there is but one. */
export function ballToPot(isRed: boolean, { view, board, ui }: Seen): BallColour {
  const [last] = [...view.bed, ...view.trough];
  return board.phase === 'lastBall' && last ? last.ball : isRed ? 'red' : ui.ball;
}

// For the last ball the side skittles belong into the 50 holes (BB-59): a touch puts them there.
function pegAction(peg: string, touch: Touch, { view, layout, board }: Seen): CabinetAction {
  const state = view.pegs[peg];
  const black = layout.pegs.some(({ id, colour }) => id === peg && colour === 'black');
  const toHole = !black && (touch === 'other' || board.phase === 'lastBall');
  if (touch === 'hold' && state === 'standing') return { do: 'wobble', peg };
  if (toHole && state !== 'inHole') return { do: 'plug', peg };
  if (state === 'standing' || (state === 'inHole' && board.phase === 'lastBall')) return { do: 'knock', peg };
  return { do: 'stand', peg };
}

function ballAction(id: number, { view }: Seen): CabinetAction | null {
  const onBed = view.bed.find((ball) => ball.id === id);
  if (onBed) return { do: 'return', ball: onBed.ball, id };
  const trapped = view.trapped.find((ball) => ball.id === id);
  if (trapped) return view.door ? { do: 'return', ball: trapped.ball, id } : null;
  const lying = view.trough.find((ball) => ball.id === id);
  return lying ? { do: 'lift', ball: lying.ball } : null;
}
