/** Which ball goes down: the ones that were picked, or the nearest that counts for whoever is at the table. */
import { groupOfBall, isBall } from '../../../rules/pool8/table.ts';
import type { Spot } from '../../../rules/spot.ts';
import type { PoolScene } from '../scene.ts';
import { DRAWN_POCKETS, turned } from './geometry.ts';

type Seen = Pick<PoolScene, 'view' | 'board' | 'ui'>;

/** Of what was picked, what still lies on the bed. */
export function pickedOf({ view, ui }: Pick<Seen, 'view' | 'ui'>): readonly string[] {
  return ui.picked.filter((ball) => view.bed.some((each) => each.ball === ball));
}

export function ballsFor(pocket: string, seen: Seen): readonly string[] {
  const picked = pickedOf(seen);
  if (picked.length > 0) return picked;
  const nearest = nearestTo(DRAWN_POCKETS.get(pocket) ?? { x: 0, y: 0 }, candidates(seen));
  return nearest === undefined ? [] : [nearest];
}

type Lying = PoolScene['view']['bed'][number];

/** What lies in the trough is racked before the stroke: its balls count as if they lay on the bed. */
function candidates({ view, board }: Seen): readonly Lying[] {
  const { group, left } = board.players[board.active] ?? {};
  const out = view.bed.some(({ ball }) => ball !== 'cue')
    ? view.bed
    : view.trough.map((ball) => ({ ball, x: 0, y: 0 }));
  const own = (ball: string): boolean => {
    if (left === 0) return ball === 'black';
    return isBall(ball) && (group ? groupOfBall(ball) === group : groupOfBall(ball) !== null);
  };
  return out.filter(({ ball }) => own(ball));
}

function nearestTo(to: Spot, balls: readonly Lying[]): string | undefined {
  const far = (each: Lying): number => {
    const { x, y } = turned(each);
    return Math.hypot(x - to.x, y - to.y);
  };
  return balls.toSorted((a, b) => far(a) - far(b))[0]?.ball;
}
