/** The table as a frame begins: fifteen in the triangle, the white behind the line. */
import { html, svg, type TemplateResult } from 'lit';
import { BALL_RADIUS, RACK_SPOT, RACK_SPOTS } from '../../../rules/pool8/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
import type { Scene } from '../scene.ts';
import { ballShape } from './ball.ts';
import { type BallKind, kindOfBall } from './balls-of.ts';
import { clothView, LENGTH, LINE_Y, POCKET_SPOTS, RACK_Y, VIEW, WIDTH } from './bed.ts';

/** Radius of a ball on this bed, drawn a little larger than it is. */
const RADIUS = 3.4;
const MIDDLE: Spot = { x: WIDTH / 2, y: RACK_Y };

export function rackPicture({ words }: Pick<Scene, 'words'>): TemplateResult {
  return html`<svg class="pool-bed opening" viewBox=${VIEW} role="img" aria-label=${words.pool.title}>
    ${clothView}
    ${[...POCKET_SPOTS.values()].map(({ x, y }) => svg`<circle class="cup" cx=${x} cy=${y} r="7" />`)}
    ${rackedBalls()}
  </svg>`;
}

export function ballAt({ x, y }: Spot, kind: BallKind, radius = RADIUS) {
  return svg`<g transform=${`translate(${x} ${y}) scale(${radius / 18})`}>${ballShape({ kind })}</g>`;
}

export function rackedBalls() {
  return svg`${triangle()}${ballAt({ x: WIDTH / 2, y: (LINE_Y + LENGTH) / 2 }, 'cue')}`;
}

/** The black in the middle. */
export function triangle(middle: Spot = MIDDLE, radius = RADIUS) {
  const scale = radius / BALL_RADIUS;
  return [...RACK_SPOTS].map(([ball, { x, y }]) => {
    const spot = { x: middle.x + (x - RACK_SPOT.x) * scale, y: middle.y - (y - RACK_SPOT.y) * scale };
    return ballAt(spot, kindOfBall(ball) ?? 'solids', radius);
  });
}
