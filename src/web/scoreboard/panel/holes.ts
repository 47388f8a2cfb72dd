/** A hole is picked on a drawing of the far half of the table, or by its number. */
import { html, svg, type TemplateResult } from 'lit';
import type { PanelAction } from '../../../ports/web-api.ts';
import { bedView, farPart, holeSpot, holeView } from '../parts/bed.ts';
import { holeName } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import type { HoleErrand } from '../ui.ts';

const ERRANDS: Readonly<Record<HoleErrand, (hole: string) => PanelAction>> = {
  red: (hole) => ({ panel: 'red', hole }),
  white: (hole) => ({ panel: 'white', hole }),
  addWhite: (hole) => ({ panel: 'addPot', hole, ball: 'white' }),
  addRed: (hole) => ({ panel: 'addPot', hole, ball: 'red' }),
  removePot: (hole) => ({ panel: 'removePot', hole }),
};

export function errandAction(errand: HoleErrand, hole: string): PanelAction {
  return ERRANDS[errand](hole);
}

/** Those that the question on the board offers, else all; in the order of their number keys. */
export function holesOffered({ board, layout }: Pick<Scene, 'board' | 'layout'>) {
  const asked = board.prompt?.ask === 'hole' ? board.prompt.holes : undefined;
  return layout.holes.filter((hole) => !asked || asked.includes(hole.id));
}

export function holesView(scene: Scene, errand: HoleErrand): TemplateResult {
  const { words } = scene;
  const holes = scene.layout.holes.map((hole, place) => pickable(scene, errand, { ...hole, place }));
  return html`<section class="sheet holes">
    <h2>${words.panel.errands[errand]} <small>${words.panel.whichHole}</small></h2>
    ${bedView(farPart(700), holes, words.panel.whichHole)}
    <p class="hint">1–${scene.layout.holes.length}</p>
  </section>`;
}

interface Offer {
  readonly id: string;
  readonly worth: number;
  readonly place: number;
}

function pickable(scene: Scene, errand: HoleErrand, { id, worth, place }: Offer) {
  const at = holeSpot(scene.layout, id);
  const pick = () => scene.act({ do: 'post', action: errandAction(errand, id) });
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') pick();
  };
  return svg`<g class="pick" role="button" tabindex="0" aria-label=${holeName(scene, id)} @click=${pick} @keydown=${byKey}>
    <circle class="touch" cx=${at.x} cy=${-at.y} r="80" />
    ${holeView(at, worth)}
    <text class="number" x=${at.x} y=${-at.y + 12}>${place + 1}</text>
  </g>`;
}
