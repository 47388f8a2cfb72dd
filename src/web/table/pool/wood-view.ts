/** What moves and what can be touched: balls, pockets, the D, the trough. */
import { html, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { BALL_RADIUS, D_RADIUS, POCKET_RADIUS, WHITE_SPOT } from '../../../rules/pool8/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
import { holeName } from '../../scoreboard/phrases.ts';
import { ballPaints } from '../paints.ts';
import type { PoolScene } from '../scene.ts';
import { ballName } from './ball-name.ts';
import { ballFace } from './ball-view.ts';
import { glassView } from './furniture.ts';
import { DRAWN_POCKETS, type DrawnBall, drawnBalls, ROW, TROUGH, VIEW_BOX } from './geometry.ts';
import { pickedOf } from './picking.ts';

export function woodView(scene: PoolScene): TemplateResult {
  const balls = drawnBalls(scene.view);
  return html`<svg class="wood" viewBox=${VIEW_BOX} role="group" aria-label=${scene.own.pool.bed.label}>
    ${ballPaints}
    ${dTarget(scene)} ${troughTarget(scene)}
    ${[...DRAWN_POCKETS].map(([id, spot]) => pocketTarget(scene, id, spot))}
    <g>${repeat(
      balls,
      ({ ball }) => ball,
      (ball) => ballView(scene, ball),
    )}</g>
    ${glassView()}
  </svg>`;
}

function pocketTarget(scene: PoolScene, id: string, { x, y }: Spot) {
  return svg`<g class="target hole-target" transform="translate(${x} ${y})" role="button" tabindex="0"
      data-hole=${id} data-waiting=${scene.board.pool?.called === id} aria-label=${scene.own.pool.bed.pocket(holeName(scene, id))}>
    <circle class="reach" r=${POCKET_RADIUS + 26} />
    <circle class="ring" r=${POCKET_RADIUS + 12} />
  </g>`;
}

function dTarget({ own }: PoolScene) {
  const r = D_RADIUS;
  return svg`<g class="target d-target" transform="translate(0 ${-WHITE_SPOT.y})" role="button" tabindex="0" data-d
      aria-label=${own.pool.bed.d}>
    <path class="reach" d="M${-r} 0 A${r} ${r} 0 0 0 ${r} 0 Z" />
    <path class="ring" d="M${-r} 0 A${r} ${r} 0 0 0 ${r} 0 Z" />
  </g>`;
}

function troughTarget({ own, view }: PoolScene) {
  const isEmpty = view.trough.length === 0;
  return svg`<g class="target trough-target" role="button" tabindex=${isEmpty ? -1 : 0} data-trough aria-label=${own.pool.bed.trough}>
    <rect class="ring" x=${ROW.x} y=${TROUGH.y} width=${ROW.width} height=${TROUGH.height} rx="12" />
    <rect class="reach" x=${ROW.x} y=${TROUGH.y} width=${ROW.width} height=${TROUGH.height} />
  </g>`;
}

function ballView(scene: PoolScene, { ball, place, pocket, askew, x, y }: DrawnBall) {
  const { own } = scene;
  const name = ballName(ball, own);
  const isPicked = pickedOf(scene).includes(ball);
  const label = { ...own.pool.places, bed: isPicked ? own.pool.bed.picked : own.pool.bed.pick }[place](name);
  const canBeTaken = place === 'bed' || place === 'white box';
  return svg`<g class="wood-ball" data-ball=${ball} data-place=${place} data-hole=${pocket ?? ''} data-askew=${askew}
      ?data-drag=${canBeTaken} data-picked=${isPicked} data-x=${x} data-y=${y} .style=${`transform: translate(${x}px, ${y}px)`}
      role=${canBeTaken ? 'button' : 'img'} tabindex=${canBeTaken ? 0 : -1} aria-label=${label}>
    <circle class="reach" r=${BALL_RADIUS} />
    <ellipse class="ball-shadow" cx="5" cy="8" rx=${BALL_RADIUS} ry="24" />
    ${ballFace(ball)}
    <circle class="ring" r="32" />
  </g>`;
}
