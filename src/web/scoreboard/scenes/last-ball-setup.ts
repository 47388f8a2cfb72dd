/** One ball is left and the table is being set for it. */
import { html, nothing, type TemplateResult } from 'lit';
import { either } from '../../words/words.ts';
import { sideColour } from '../book/facts.ts';
import { button } from '../panel/button.ts';
import { lastBallPicture } from '../parts/last-ball-picture.ts';
import { promptText } from '../phrases.ts';
import { can, playerName, type Scene } from '../scene.ts';

export function lastBallSetup(scene: Scene): TemplateResult {
  const { words, board, layout, act } = scene;
  const { title, skittles, guard, play } = words.lastBall;
  const set = () => act({ do: 'post', action: { panel: 'skittlesSet' } });
  return html`<section class="last-ball">
    <div class="tell">
      <h1>${title}</h1>
      ${isHopeless(scene) && board.prompt ? html`<p class="advice">${promptText(scene, board.prompt)}</p>` : nothing}
      <ol>
        <li>${skittles[sideColour(layout.pegs)]}</li>
        <li>${guard}</li>
        <li>${play(either(words, layout.lastBallHoles))}</li>
      </ol>
      <div class="row">
        ${button(words.panel.skittlesSet, set, { key: 'S', kind: 'main' })}
        ${isHopeless(scene) ? concedeButton(scene) : nothing}
      </div>
      <p class="standing">
        ${board.players.map(({ score }, i) => html`<span ?data-marked=${i === board.active}>${playerName(scene, i)} <b>${score}</b></span>`)}
      </p>
    </div>
    ${lastBallPicture(scene)}
  </section>`;
}

/** The rules say that the player at the table cannot win any more. */
function isHopeless({ board }: Scene): boolean {
  return board.prompt?.id === 'lastBallSetUpOrConcede';
}

function concedeButton(scene: Scene) {
  if (!can(scene, 'concede')) return nothing;
  const ask = () => scene.act({ do: 'open', sheet: { kind: 'concede' } });
  return button(scene.words.panel.concede, ask, { key: 'C' });
}
