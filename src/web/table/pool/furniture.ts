/** What never moves: wood, cushions, cloth, lines, pockets, window and trough. Drawn once. */
import { html, svg, type TemplateResult } from 'lit';
import {
  BAULK_Y,
  BED,
  D_RADIUS,
  POCKET_RADIUS,
  RACK_SPOT,
  WHITE_RADIUS,
  WHITE_SPOT,
} from '../../../rules/pool8/bed.ts';
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
  WHITE_HOME,
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
    <path class="shade" d="M${near} 0 V${-BED.length} H${far} V${18 - BED.length} H${near + 12} V0 Z" />
    <path class="bed-line" d="M${near} ${baulk} H${far}" />
    <path class="bed-line" d="M${-D_RADIUS} ${baulk} A${D_RADIUS} ${D_RADIUS} 0 0 0 ${D_RADIUS} ${baulk}" />
    <circle class="bed-spot" cx=${WHITE_SPOT.x} cy=${-WHITE_SPOT.y} r="5" />
    <circle class="bed-spot" cx=${RACK_SPOT.x} cy=${-RACK_SPOT.y} r="6" />
    <rect class="lamp" x=${near} y=${-BED.length} width=${BED.width} height=${BED.length} />
  </g>`;
}

/** Six lengths of cushion, cut away at the pockets; each with its nose. */
function cushions() {
  const [l, r, t, c] = [-HALF, HALF, -BED.length, CUSHION];
  const lengths = [
    ...[l, r].flatMap((x) => [
      { from: { x, y: -CORNER }, to: { x, y: t / 2 + MIDDLE } },
      { from: { x, y: t / 2 - MIDDLE }, to: { x, y: t + CORNER } },
    ]),
    ...[t, 0].map((y) => ({ from: { x: l + CORNER, y }, to: { x: r - CORNER, y } })),
  ];
  return svg`<g class="cushions">
    <rect class="slate" x=${l - c} y=${t - c} width=${BED.width + 2 * c} height=${BED.length + 2 * c} rx="26" />
    ${lengths.map(
      ({ from, to }) => svg`<path class="rubber" d=${rubber(from, to)} />
      <path class="nose" d="M${from.x} ${from.y} L${to.x} ${to.y}" />`,
    )}
  </g>`;
}

/** How far from its corner, and from the middle of the side, a cushion ends; behind the nose a little sooner. */
const CORNER = 60;
const MIDDLE = 58;
const JAW = 26;

function rubber(from: Spot, to: Spot): string {
  const isAcross = from.y === to.y;
  const [along, out] = isAcross
    ? [
        { x: JAW * Math.sign(to.x - from.x), y: 0 },
        { x: 0, y: from.y < 0 ? -CUSHION : CUSHION },
      ]
    : [
        { x: 0, y: JAW * Math.sign(to.y - from.y) },
        { x: CUSHION * Math.sign(from.x), y: 0 },
      ];
  return `M${from.x} ${from.y} L${to.x} ${to.y} L${to.x - along.x + out.x} ${to.y - along.y + out.y}
    L${from.x + along.x + out.x} ${from.y + along.y + out.y} Z`;
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
    <circle class="white-seat" cx=${WHITE_HOME.x} cy=${WHITE_HOME.y} r=${WHITE_RADIUS} />
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
