/** What moves and what can be touched: balls, bar, skittles, holes. */
import { html, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { BED, BREAK_SPOT, HOLE_RADIUS } from '../../../rules/bar-billiards/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
import { holeName } from '../../scoreboard/phrases.ts';
import { ballPaints } from '../paints.ts';
import type { BarBilliardsScene } from '../scene.ts';
import {
  BAR,
  type DrawnBall,
  type DrawnPlace,
  drawnBalls,
  drawnHoles,
  EDGE,
  LEFT,
  LIP,
  VIEW_BOX,
  WIDTH,
} from './geometry.ts';
import { pegsView } from './pegs-view.ts';

/** Wide enough for a finger on a small screen. */
const REACH = 46;

export function woodView(scene: BarBilliardsScene): TemplateResult {
  const { view, layout, own } = scene;
  const balls = drawnBalls(view, layout);
  return html`<svg class="wood" viewBox=${VIEW_BOX} role="group" aria-label=${own.barBilliards.bed.label}>
    ${ballPaints}
    ${breakSpot(scene)}
    ${[...drawnHoles(layout)].map(([id, spot]) => holeTarget(scene, id, spot))}
    <g>${repeat(
      balls,
      ({ id }) => id,
      (ball) => ballView(scene, ball),
    )}</g>
    ${barView(scene)}
    ${pegsView(scene)}
  </svg>`;
}

function holeTarget(scene: BarBilliardsScene, id: string, { x, y }: Spot) {
  return svg`<g class="target hole-target" transform="translate(${x} ${y})" role="button" tabindex="0"
      data-hole=${id} data-waiting=${scene.ui.waiting === id} aria-label=${scene.own.barBilliards.bed.hole(holeName(scene, id))}>
    <circle class="reach" r=${REACH} />
    <circle class="ring" r=${HOLE_RADIUS + 9} />
  </g>`;
}

function breakSpot({ own }: BarBilliardsScene) {
  return svg`<g class="target d-target" transform="translate(0 ${-BREAK_SPOT.y})" role="button" tabindex="0" data-d
      aria-label=${own.barBilliards.bed.strike}>
    <circle class="reach" r="60" />
    <circle class="ring" r="52" />
  </g>`;
}

function ballView({ own, view }: BarBilliardsScene, { id, ball, place, x, y, hole }: DrawnBall) {
  const label = labelOf(own.barBilliards.ball[ball], place, { own, view });
  const touchable = label !== null;
  const first = place !== 'trough' || view.trough.find((each) => each.ball === ball)?.id === id;
  return svg`<g class="wood-ball" data-ball=${id} data-colour=${ball} data-place=${place} data-hole=${hole ?? ''}
      data-x=${x} data-y=${y} .style=${`transform: translate(${x}px, ${y}px)`}
      role=${touchable ? 'button' : 'img'} tabindex=${touchable && first ? 0 : -1} aria-label=${label ?? own.barBilliards.ball[ball]}>
    <ellipse class="ball-shadow" cx="5" cy="8" rx="24" ry="23" />
    <circle class="sphere" r="23.8" />
    ${ball === 'red' ? svg`<circle class="red-dot" r="7" />` : ''}
    <circle class="ring" r="30" />
  </g>`;
}

/** What a touch does to the ball; null when no hand can reach it. */
function labelOf(ball: string, place: DrawnPlace, { own, view }: Pick<BarBilliardsScene, 'own' | 'view'>) {
  if (place === 'bed' || place === 'D') return own.barBilliards.bed.takeBack(ball);
  if (place === 'trough') return own.barBilliards.bed.lift(ball);
  return place === 'trapped' && view.door ? own.barBilliards.bed.reach(ball) : null;
}

function barView({ view, own }: BarBilliardsScene) {
  const inside = { x: LEFT + 40, width: WIDTH - 80 };
  const fall = BAR.dropped - BAR.raised;
  return svg`
    <g class="bar-beam" data-bar=${view.bar} .style=${`--fall: ${fall}px`} role="img" aria-label=${own.barBilliards.bar[view.bar]}>
      <rect class="bar-shadow" x=${inside.x} y=${BAR.raised + 6} width=${inside.width} height=${BAR.height + 8} />
      <rect class="bar-wood" x=${inside.x + 2} y=${BAR.raised} width=${inside.width - 4} height=${BAR.height} rx="5" />
      <path class="bar-strap" d="M${inside.x + 60} ${BAR.raised} v${BAR.height} m14 0 v-${BAR.height}
        M${inside.x + inside.width - 60} ${BAR.raised} v${BAR.height} m-14 0 v-${BAR.height}" />
    </g>
    <g class="lip">
      <rect x=${LEFT + 6} y=${LIP.y} width=${WIDTH - 12} height=${LIP.height} />
      <rect class="lip-cloth" x=${-BED.width / 2} y=${LIP.y} width=${BED.width} height="10" />
      <path class="lip-edge" d="M${LEFT + EDGE / 2} ${LIP.y + LIP.height} H${LEFT + WIDTH - EDGE / 2}" />
    </g>`;
}
