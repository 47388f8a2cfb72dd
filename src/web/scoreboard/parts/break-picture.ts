/** The table as a game begins: red on its spot, a white in the D, the skittles up. */
import type { TemplateResult } from 'lit';
import { svg } from 'lit';
import {
  BED,
  BREAK_SPOT,
  D_RADIUS,
  holeSpots,
  pegSpots,
  RED_SPOT,
} from '../../../rules/bar-billiards/bed.ts';
import { isColour } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { ballView, bedView, holeView, skittleView } from './bed.ts';

export function breakPicture({ layout, words }: Scene): TemplateResult {
  const spots = holeSpots(layout.holes);
  const holes = layout.holes.map(({ id, worth }) => holeView(spots.get(id) ?? RED_SPOT, worth));
  const stands = pegSpots(layout.pegs);
  const pegs = layout.pegs.map(({ id, colour }) =>
    isColour(colour) ? skittleView(stands.get(id) ?? RED_SPOT, colour) : null,
  );
  const d = `M${-D_RADIUS - 8} ${-BREAK_SPOT.y}a${D_RADIUS + 8} ${D_RADIUS + 8} 0 0 1 ${2 * D_RADIUS + 16} 0`;
  return bedView(
    `${-BED.width / 2 - 10} ${-BED.length - 10} ${BED.width + 20} ${BED.length + 20}`,
    svg`<path class="baulk" d=${`M${-BED.width / 2} ${-BREAK_SPOT.y}H${BED.width / 2}${d}`} />
      ${holes}${pegs}${ballView(RED_SPOT, 'red')}${ballView(BREAK_SPOT, 'white')}`,
    words.attract.title,
  );
}
