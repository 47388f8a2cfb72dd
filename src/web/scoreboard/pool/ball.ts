/** A pool ball: solids filled, stripes banded, the black with its 8. No one needs to see colours. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { BallKind } from './balls-of.ts';

const BAND = 'M-16.1-8A18 18 0 0 0-16.1 8H16.1A18 18 0 0 0 16.1-8Z';

export interface BallLook {
  readonly kind: BallKind;
  /** Written on it; null where nobody can tell them apart. */
  readonly number?: number | null;
}

export function poolBall(look: BallLook): TemplateResult {
  return html`<svg class="pool-ball" viewBox="-20 -20 40 40" aria-hidden="true">${ballShape(look)}</svg>`;
}

/** Where one lay that is down. */
export const goneBall = html`<svg class="pool-ball" viewBox="-20 -20 40 40" aria-hidden="true"><circle class="gone" r="17" /></svg>`;

/** Eighteen units in radius, round the middle of the drawing. */
export function ballShape({ kind, number = null }: BallLook) {
  const told = kind === 'black' ? 8 : number;
  const spot = svg`<circle class="spot" r="8.5" /><text class="figure" y="4.4">${told}</text>`;
  return svg`<g class="ball-shape" data-kind=${kind}>
    <circle class="round" r="18" />
    ${kind === 'stripes' ? svg`<path class="band-of" d=${BAND} />` : nothing}
    ${told === null ? nothing : spot}
  </g>`;
}
