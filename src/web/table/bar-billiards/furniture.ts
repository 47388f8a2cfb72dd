/** What never moves: wood, cushions, cloth, lines, holes and their worth. Drawn once for a layout. */
import { html, svg, type TemplateResult } from 'lit';
import { BED, BREAK_SPOT, D_RADIUS, HOLE_RADIUS, RED_SPOT } from '../../../rules/bar-billiards/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';
import { paints } from '../paints.ts';
import {
  BOTTOM,
  CUSHION,
  drawnHoles,
  EDGE,
  LEFT,
  PLATES,
  RUN,
  TOP,
  VIEW_BOX,
  WELLS,
  WIDTH,
  wells,
} from './geometry.ts';

const HALF = BED.width / 2;

export function furnitureView(layout: TableLayout): TemplateResult {
  return html`<svg class="furniture" viewBox=${VIEW_BOX} aria-hidden="true">
    ${paints}
    <rect class="cabinet-body" x=${LEFT} y=${TOP} width=${WIDTH} height=${BOTTOM - TOP} rx="30" />
    <rect class="grain" x=${LEFT} y=${TOP} width=${WIDTH} height=${BOTTOM - TOP} rx="30" />
    <rect class="bevel" x=${LEFT + 4} y=${TOP + 4} width=${WIDTH - 8} height=${BOTTOM - TOP - 8} rx="27" />
    ${inlays()} ${cushions()} ${cloth()}
    ${[...drawnHoles(layout)].map(([id, spot]) => holeView(spot, worthOf(layout, id), id))}
    ${trough(layout)}
  </svg>`;
}

function cushions() {
  const [l, r, t] = [-HALF, HALF, -BED.length];
  const c = CUSHION;
  return svg`<g class="cushions">
    <path d="M${l - c} 0 L${l - c} ${t - c} L${r + c} ${t - c} L${r + c} 0 L${r} 0 L${r} ${t} L${l} ${t} L${l} 0 Z" />
    <path class="nose" d="M${l} 0 L${l} ${t} L${r} ${t} L${r} 0" />
  </g>`;
}

function cloth() {
  const baulk = -BREAK_SPOT.y;
  return svg`<g>
    <rect class="bed-cloth" x=${-HALF} y=${-BED.length} width=${BED.width} height=${BED.length} />
    <rect class="nap" x=${-HALF} y=${-BED.length} width=${BED.width} height=${BED.length} />
    <path class="shade" d="M${-HALF} 0 V${-BED.length} H${HALF} V0 H${HALF - 14} V${14 - BED.length} H${14 - HALF} V0 Z" />
    <path class="bed-line" d="M${-HALF} ${baulk} H${-D_RADIUS} M${D_RADIUS} ${baulk} H${HALF}" />
    <path class="bed-line" d="M${-D_RADIUS} ${baulk} A${D_RADIUS} ${D_RADIUS} 0 0 1 ${D_RADIUS} ${baulk} Z" />
    <circle class="bed-spot" cy=${baulk} r="4" />
    <circle class="bed-spot" cy=${-RED_SPOT.y} r="5" />
    <rect class="lamp" x=${-HALF} y=${-BED.length} width=${BED.width} height=${BED.length} />
  </g>`;
}

// The far row has its figures before it, the others beside them: a skittle may stand before those.
function holeView({ x, y }: Spot, worth: number, id: string) {
  const farRow = y < -1250;
  const aside = x < 0 ? -1 : 1;
  const label = farRow ? { x: 0, y: 76 } : { x: aside * 50, y: 14 };
  const anchor = farRow ? 'middle' : aside < 0 ? 'end' : 'start';
  return svg`<g class="bed-hole" transform="translate(${x} ${y})" data-hole=${id}>
    <circle class="rim" r=${HOLE_RADIUS + 6} />
    <circle class="hole-cup" r=${HOLE_RADIUS} />
    <path class="glint" d="M-25 20 A32 32 0 0 0 25 20" />
    <text class="hole-worth" x=${label.x} y=${label.y} text-anchor=${anchor}>${worth}</text>
  </g>`;
}

function trough(layout: TableLayout) {
  const inside = { x: LEFT + 40, width: WIDTH - 80 };
  return svg`<g class="trough">
    <rect class="return-run" x=${inside.x} y=${RUN.y} width=${inside.width} height=${RUN.height} />
    <rect class="trough-wells" x=${inside.x} y=${WELLS.y - 4} width=${inside.width} height=${WELLS.height + 4} rx="10" />
    ${wells(layout).map(
      ({ worth, x, width }, place) => svg`
        ${place > 0 ? svg`<rect class="divider" x=${x - width / 2 - 4} y=${WELLS.y} width="8" height=${WELLS.height} />` : ''}
        <rect class="plate" x=${x - 38} y=${PLATES.y + 5} width="76" height="30" rx="5" />
        <text class="plate-text" x=${x} y=${PLATES.y + 29} text-anchor="middle">${worth}</text>`,
    )}
  </g>`;
}

/** Little diamonds of bone in the rails, as on any good table. */
function inlays() {
  const along = [1, 2, 3, 4, 5].map((nth) => (-BED.length * nth) / 6);
  const across = [-1, 0, 1].map((nth) => (nth * BED.width) / 4);
  const side = HALF + (EDGE + CUSHION) / 2;
  const end = -BED.length - (EDGE + CUSHION) / 2;
  const spots = [
    ...along.flatMap((y) => [
      { x: -side, y },
      { x: side, y },
    ]),
    ...across.map((x) => ({ x, y: end })),
  ];
  return spots.map(
    ({ x, y }) =>
      svg`<path class="inlay" d="M0 -7 L4.5 0 L0 7 L-4.5 0 Z" transform="translate(${x} ${y})" />`,
  );
}

function worthOf(layout: TableLayout, id: string): number {
  return layout.holes.find((hole) => hole.id === id)?.worth ?? 0;
}
