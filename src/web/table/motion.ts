/** Balls seen to go where they went: over the cloth, down a hole, under the bed to the bar, into the trough. */
import type { Spot } from '../../rules/spot.ts';

interface Seen extends Spot {
  readonly place: string;
}

/** Follows the balls from one drawing to the next; `holes` tells where each hole is drawn. */
export function ballMotion(): (root: ParentNode, holes: ReadonlyMap<string, Spot>) => void {
  const before = new Map<string, Seen>();
  return (root, holes) => {
    for (const ball of root.querySelectorAll<SVGGElement>('.wood-ball')) {
      const { ball: id = '', place = '', hole = '', x, y } = ball.dataset;
      const now: Seen = { place, x: Number(x), y: Number(y) };
      const last = before.get(id);
      before.set(id, now);
      if (!last || (last.place === place && last.x === now.x && last.y === now.y)) continue;
      move(ball, { last, now, hole: holes.get(hole) ?? now });
    }
  };
}

interface Way {
  readonly last: Seen;
  readonly now: Seen;
  readonly hole: Spot;
}

function move(ball: SVGGElement, way: Way): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const running = ball.getAnimations();
  // Where it is seen now, in the middle of a motion that this one takes over.
  const { transform, opacity } = getComputedStyle(ball);
  const from: Keyframe = running.length > 0 ? { transform, opacity } : { transform: placed(way.last) };
  for (const motion of running) motion.cancel();
  const { frames, ms, easing } = wayOf(way);
  ball.animate([from, ...frames], { duration: ms, easing });
}

export function placed({ x, y }: Spot, scale = 1): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

export function wayOf({ now, hole }: Way): { frames: Keyframe[]; ms: number; easing: string } {
  switch (now.place) {
    case 'rolling':
      return {
        ms: 1_150,
        easing: 'linear',
        frames: [
          { transform: placed(hole), opacity: 1, offset: 0.32, easing: 'ease-in' },
          { transform: placed(hole, 0.72), opacity: 0.25, offset: 0.42 },
          { transform: placed(now, 0.86), opacity: 0.3, offset: 0.97, easing: 'ease-out' },
          { transform: placed(now), opacity: 0.75 },
        ],
      };
    case 'bed':
      return {
        ms: 1_000,
        easing: 'cubic-bezier(0.1, 0.7, 0.2, 1)',
        frames: [{ transform: placed(now), opacity: 1 }],
      };
    case 'past bar':
      return { ms: 450, easing: 'ease-in', frames: [{ transform: placed(now), opacity: 1 }] };
    default:
      return {
        ms: 380,
        easing: 'cubic-bezier(0.3, 0.9, 0.4, 1.1)',
        frames: [{ transform: placed(now), opacity: 1 }],
      };
  }
}
