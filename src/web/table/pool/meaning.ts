/** What a touch on the table means, by mouse, finger or key. */
import { BALL_RADIUS, WHITE_SPOT } from '../../../rules/pool8/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
import { hand } from '../intents.ts';
import type { PoolScene, TableIntent } from '../scene.ts';
import type { Target, Touch } from '../touches.ts';
import { pocketAt, turned } from './geometry.ts';
import { ballsFor, pickedOf } from './picking.ts';

export function touched(target: Target, touch: Touch, scene: PoolScene): TableIntent[] {
  switch (target.kind) {
    case 'ball':
      return ballTouched(target.id, touch, scene);
    case 'hole':
      return touch === 'hold' ? [] : potInto(target.id, scene);
    case 'd':
      return [putInD()];
    case 'trough':
      return [hand({ do: 'rack' })];
    case 'peg':
      return [];
  }
}

/** What is picked goes down there, all in one stroke. */
export function potInto(pocket: string, scene: PoolScene): TableIntent[] {
  const pots = ballsFor(pocket, scene).map((ball) => hand({ do: 'sink', ball, pocket }));
  return pots.length > 0 ? [...pots, pick([])] : [hand({ do: 'miss' })];
}

/** Let go over a pocket it goes down; the white may be put anywhere. */
export function dropped(ball: string, spot: Spot): TableIntent[] {
  const pocket = pocketAt(spot);
  if (pocket) return [hand({ do: 'sink', ball, pocket }), pick([])];
  return ball === 'cue' ? [hand({ do: 'place', ...turned(spot) })] : [];
}

export const pick = (balls: readonly string[]): TableIntent => ({ do: 'pick', balls });

export const putInD = (): TableIntent =>
  hand({ do: 'place', x: WHITE_SPOT.x, y: WHITE_SPOT.y - BALL_RADIUS });

function ballTouched(ball: string, touch: Touch, scene: PoolScene): TableIntent[] {
  const { view } = scene;
  if (view.trough.includes(ball)) return [hand({ do: 'rack' })];
  if (ball === 'cue' && view.whiteHome) return [putInD()];
  if (!view.bed.some((each) => each.ball === ball)) return [];
  const others = pickedOf(scene).filter((each) => each !== ball);
  const isPicked = pickedOf(scene).includes(ball);
  if (touch === 'plain') return [pick(isPicked ? [] : [ball])];
  return [pick(isPicked ? others : [...others, ball])];
}
