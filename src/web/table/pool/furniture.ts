/** What never moves: wood, cushions, cloth, lines, pockets, window and trough. Drawn once. */
import { html, svg, type TemplateResult } from 'lit';
import { BAULK_Y, BED, D_RADIUS, POCKET_RADIUS, RACK_SPOT, WHITE_SPOT } from '../../../rules/pool8/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
import { paints } from '../paints.ts';
import {
  BOTTOM,
  CUSHION,
  DRAWN_POCKETS,
  EDGE,
  LEFT,
  ROW,
  TOP,
  TROUGH,
  VIEW_BOX,
  WHITE_BOX,
  WIDTH,
  WINDOW,
} from './geometry.ts';

const HALF = BED.width / 2;

export function furnitureView(): TemplateResult {
  return html`<svg class="furniture" viewBox=${VIEW_BOX} aria-hidden="true">
    ${paints}
    <rect class="cabinet-body" x=${LEFT} y=${TOP} width=${WIDTH} height=${BOTTOM - TOP} rx="34" />
    <rect class="grain" x=${LEFT} y=${TOP} width=${WIDTH} height=${BOTTOM - TOP} rx="34" />
    <rect class="bevel" x=${LEFT + 4} y=${TOP + 4} width=${WIDTH - 8} height=${BOTTOM - TOP - 8} rx="31" />
    ${inlays()} ${cushions()} ${cloth()}
    ${[...DRAWN_POCKETS].map(([id, spot]) => pocketView(id, spot))}
    ${nearEnd()}
  </svg>`;
}

function cloth() {
  const baulk = -BAULK_Y;
  const [near, far] = [-HALF, HALF];
  return svg`<g>
    <rect class="bed-cloth" x=${near} y=${-BED.length} width=${BED.width} height=${BED.length} />
    <rect class="nap" x=${near} y=${-BED.length} width=${BED.width} height=${BED.length} />
    <path class="shade" d="M${near} 0 V${-BED.length} H${far} V0 H${far - 14} V${14 - BED.length} H${14 - far} V0 Z" />
    <path class="bed-line" d="M${near} ${baulk} H${far}" />
    <path class="bed-line" d="M${-D_RADIUS} ${baulk} A${D_RADIUS} ${D_RADIUS} 0 0 0 ${D_RADIUS} ${baulk}" />
    <circle class="bed-spot" cx=${WHITE_SPOT.x} cy=${-WHITE_SPOT.y} r="5" />
    <circle class="bed-spot" cx=${RACK_SPOT.x} cy=${-RACK_SPOT.y} r="6" />
    <rect class="lamp" x=${near} y=${-BED.length} width=${BED.width} height=${BED.length} />
  </g>`;
}

/** Six lengths of cushion, cut away at the pockets. */
function cushions() {
  const [l, r, t] = [-HALF, HALF, -BED.length];
  const [c, corner, middle] = [CUSHION, 58, 56];
  const m = t / 2;
  const side = (x: number, out: number) =>
    [
      [-corner, m + middle],
      [m - middle, t + corner],
    ].map(
      ([from = 0, to = 0]) => `M${x} ${from} L${x} ${to} L${x + out} ${to - 22} L${x + out} ${from + 22} Z`,
    );
  const end = (y: number, out: number) =>
    `M${l + corner} ${y} H${r - corner} L${r - corner + 22} ${y + out} H${l + corner - 22} Z`;
  return svg`<g class="cushions">
    <rect class="slate" x=${l - c} y=${t - c} width=${BED.width + 2 * c} height=${BED.length + 2 * c} rx="26" />
    ${[...side(l, -c), ...side(r, c), end(t, -c), end(0, c)].map((d) => svg`<path d=${d} />`)}
  </g>`;
}

function pocketView(id: string, { x, y }: Spot) {
  return svg`<g class="bed-hole" transform="translate(${x} ${y})" data-hole=${id}>
    <circle class="rim" r=${POCKET_RADIUS + 8} />
    <circle class="hole-cup" r=${POCKET_RADIUS} />
    <path class="glint" d="M-40 30 A50 50 0 0 0 40 30" />
  </g>`;
}

function nearEnd() {
  const floor = (y: number, height: number) =>
    svg`<path class="row-floor" d="M${ROW.x + 6} ${y + height - 7} H${ROW.x + ROW.width - 6}" />`;
  return svg`<g class="near-end">
    <path class="lip-edge" d="M${LEFT + 24} ${EDGE} H${LEFT + WIDTH - 24}" />
    <rect class="window-frame" x=${ROW.x - 8} y=${WINDOW.y - 8} width=${ROW.width + 16} height=${WINDOW.height + 16} rx="14" />
    <rect class="return-run" x=${ROW.x} y=${WINDOW.y} width=${ROW.width} height=${WINDOW.height} rx="8" />
    ${floor(WINDOW.y, WINDOW.height)}
    <rect class="trough-wells" x=${ROW.x} y=${TROUGH.y} width=${ROW.width} height=${TROUGH.height} rx="12" />
    ${floor(TROUGH.y, TROUGH.height)}
    <rect class="trough-wells" x=${WHITE_BOX.x} y=${WINDOW.y} width=${WHITE_BOX.width} height=${TROUGH.y + TROUGH.height - WINDOW.y} rx="12" />
  </g>`;
}

/** The glass before the balls that are not paid for. */
export function glassView() {
  const { x, width } = ROW;
  return svg`<g class="glass">
    <rect class="pane" x=${x} y=${WINDOW.y} width=${width} height=${WINDOW.height} rx="8" />
    <path class="sheen" d="M${x + 60} ${WINDOW.y} h70 l-44 ${WINDOW.height} h-70 z M${x + 560} ${WINDOW.y} h120 l-44 ${WINDOW.height} h-120 z" />
  </g>`;
}

/** Little diamonds of bone in the rails, as on any good table. */
function inlays() {
  const along = [1, 2, 3, 5, 6, 7].map((nth) => (-BED.length * nth) / 8);
  const across = [-1, 0, 1].map((nth) => (nth * BED.width) / 4);
  const rail = (EDGE + CUSHION) / 2;
  const spots = [
    ...along.flatMap((y) => [
      { x: -HALF - rail, y },
      { x: HALF + rail, y },
    ]),
    ...across.flatMap((x) => [
      { x, y: -BED.length - rail },
      { x, y: rail },
    ]),
  ];
  return spots.map(
    ({ x, y }) => svg`<path class="inlay" d="M0 -8 L5 0 L0 8 L-5 0 Z" transform="translate(${x} ${y})" />`,
  );
}
