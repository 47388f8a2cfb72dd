/** The bed drawn from above, the player at the bottom. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { BED, holeSpots, RED_SPOT, type Spot } from '../../../rules/bar-billiards/bed.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';

export function holeSpot(layout: TableLayout, id: string): Spot {
  return holeSpots(layout.holes).get(id) ?? RED_SPOT;
}

/** From the far end down to this line, in the drawing's own direction. */
export function farPart(fromY: number): string {
  return `${-BED.width / 2} ${-BED.length} ${BED.width} ${BED.length - fromY}`;
}

export function bedView(viewBox: string, content: unknown, label: string): TemplateResult {
  const [x, y] = [-BED.width / 2, -BED.length];
  return html`<svg class="bed" viewBox=${viewBox} role="group" aria-label=${label}>
    <rect class="cloth" x=${x} y=${y} width=${BED.width} height=${BED.length} rx="18" />
    ${content}
  </svg>`;
}

export function holeView(at: Spot, worth: number | string, mark: 'plain' | 'aim' = 'plain') {
  return svg`<g class="hole" data-mark=${mark} transform="translate(${at.x} ${-at.y})">
    ${mark === 'aim' ? svg`<circle class="aim" r="56" />` : nothing}
    <circle class="cup" r="36" />
    <text y="78">${worth}</text>
  </g>`;
}

export function ballView(at: Spot, colour: 'white' | 'red') {
  return svg`<g class="ball-drawn" data-colour=${colour} transform="translate(${at.x} ${-at.y})">
    <circle r="32" />${colour === 'red' ? svg`<circle class="dot" r="11" />` : nothing}
  </g>`;
}

export function skittleView(at: Spot, colour: 'black' | 'white' | 'red') {
  return svg`<g class="skittle" data-colour=${colour} transform="translate(${at.x} ${-at.y})">
    <path d="M-13 0 L-9 -64 L-26 -74 L-26 -86 L-9 -90 L-6 -112 L6 -112 L9 -90 L26 -86 L26 -74 L9 -64 L13 0 Z" />
  </g>`;
}
