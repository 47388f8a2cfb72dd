/** A ball from above: a solid of one colour, a stripe with white caps, each with its number in a white spot. */
import { svg } from 'lit';
import { BALL_RADIUS, WHITE_RADIUS } from '../../../rules/pool8/bed.ts';
import { kindOfBall, numberOf } from '../../scoreboard/pool/balls-of.ts';

const R = BALL_RADIUS;
const SPOT = 14.5;
/** Where the band of a stripe ends. */
const CAP = { x: 18.4, y: 17.5 } as const;

/** Of the size that it has, round the middle of the drawing. */
export function ballFace(ball: string) {
  const kind = kindOfBall(ball) ?? 'cue';
  const number = numberOf(ball);
  if (kind === 'cue')
    return svg`<g class="sixteen" data-kind="cue"><circle class="globe" r=${WHITE_RADIUS} /></g>`;
  return svg`<g class="sixteen" data-kind=${kind} data-tint=${number % 8}>
    <circle class="globe" r=${R} />
    ${kind === 'stripes' ? svg`<path class="caps" d=${CAPS} />` : ''}
    <circle class="number-spot" r=${SPOT} />
    <text class="ball-number" y="7.6" text-anchor="middle">${number}</text>
    <circle class="gloss" r=${R} />
  </g>`;
}

const CAPS = `M${-CAP.x} ${-CAP.y} A${R} ${R} 0 0 1 ${CAP.x} ${-CAP.y} Z
  M${-CAP.x} ${CAP.y} A${R} ${R} 0 0 0 ${CAP.x} ${CAP.y} Z`;
