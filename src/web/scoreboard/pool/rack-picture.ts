/** The table as a frame begins: fifteen in the triangle, the white behind the line. */
import { html, svg, type TemplateResult } from 'lit';
import { RACK_SPOTS } from '../../../rules/pool8/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
import type { Scene } from '../scene.ts';
import { ballShape } from './ball.ts';
import { type BallKind, kindOfBall } from './balls-of.ts';
import { clothView, LENGTH, LINE_Y, POCKET_SPOTS, VIEW, WIDTH } from './bed.ts';

/** Radius of a ball on this bed, drawn a little larger than it is. */
const RADIUS = 3.4;
const ROWS = 5;
/** From the foremost row to the last. */
const RACKED = [...RACK_SPOTS.keys()];
/** Where the foremost ball lies. */
const APEX: Spot = { x: WIDTH / 2, y: LENGTH / 4 };

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

export function triangle(apex: Spot = APEX, radius = RADIUS) {
  const spots = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 1 }, (_, place) => ({
      x: apex.x + (2 * place - row) * radius,
      y: apex.y - row * radius * Math.sqrt(3),
    })),
  ).flat();
  return spots.map((spot, nth) => ballAt(spot, kindOfBall(RACKED[nth] ?? '') ?? 'solids', radius));
}
