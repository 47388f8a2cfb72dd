/** The bed drawn from above, the player at the bottom. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { BED, holeSpots, RED_SPOT } from '../../../rules/bar-billiards/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
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
    <text y=${mark === 'aim' ? 106 : 80}>${worth}</text>
  </g>`;
}

export function ballView({ x, y }: Spot, colour: 'white' | 'red') {
  return drawnBall({ x, y: -y }, colour, 32);
}

/** In the drawing's own direction. The red carries a dot. */
export function drawnBall({ x, y }: Spot, colour: 'white' | 'red', radius: number) {
  const dot = svg`<circle class="dot" cx=${x} cy=${y} r=${radius / 3} />`;
  return svg`<g class="drawn-ball" data-colour=${colour}>
    <circle cx=${x} cy=${y} r=${radius} />${colour === 'red' ? dot : nothing}
  </g>`;
}

export function skittleView(at: Spot, colour: 'black' | 'white' | 'red') {
  return svg`<g class="skittle" data-colour=${colour} transform="translate(${at.x} ${-at.y})">
    <path d="M-13 0 L-9 -64 L-26 -74 L-26 -86 L-9 -90 L-6 -112 L6 -112 L9 -90 L26 -86 L26 -74 L9 -64 L13 0 Z" />
  </g>`;
}
