/** The far half of the table as it is set for the last ball. */
import { svg, type TemplateResult } from 'lit';
import { BED } from '../../../rules/bar-billiards/bed.ts';
import { sideColour } from '../book/facts.ts';
import type { Scene } from '../scene.ts';
import { bedView, farPart, holeSpot, holeView, skittleView } from './bed.ts';

const EDGE = BED.width / 2;

export function lastBallPicture(scene: Scene): TemplateResult {
  const { layout, words } = scene;
  const aims = new Set(layout.lastBallHoles);
  const holes = layout.holes.map(({ id, worth }) =>
    holeView(holeSpot(layout, id), worth, aims.has(id) ? 'aim' : 'plain'),
  );
  const target = holeSpot(layout, layout.lastBallHoles[0] ?? '200');
  const colour = sideColour(layout.pegs);
  const content = svg`
    <rect class="guard" x=${-EDGE + 20} y="-1390" width=${BED.width - 40} height="170" rx="20" />
    ${holes}
    ${['50L', '50R'].map((id) => skittleView(holeSpot(layout, id), colour))}
    <path class="way" d=${`M0 -560 L${EDGE - 26} -880 L${target.x + 60} ${-target.y + 18}`} />
  `;
  return bedView(farPart(560), content, words.lastBall.title);
}
