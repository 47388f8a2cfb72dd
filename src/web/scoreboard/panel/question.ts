/** What to do next, in one line; a question brings its answers with it, whether somebody touched or not. */
import { html, nothing, type TemplateResult } from 'lit';
import { refusalView } from '../parts/refusal.ts';
import { holeName, promptText } from '../phrases.ts';
import { can, type Scene } from '../scene.ts';
import { button } from './button.ts';
import { holesOffered } from './holes.ts';
import { serviceIntent } from './service-actions.ts';

export function promptView(scene: Scene): TemplateResult | typeof nothing {
  const { prompt } = scene.board;
  if (!prompt) return nothing;
  return html`<p class="prompt">${promptText(scene, prompt)}</p>${answers(scene)}`;
}

/**
 * A patron without his balls helps himself, while it can be so, or is told why not. With the key turned it stands among
 * what the key allows.
 */
export function missingBallsView(scene: Scene): TemplateResult | typeof nothing {
  const { board, words, act } = scene;
  if (board.service) return nothing;
  const refusal = refusalView(scene);
  if (refusal !== nothing || !can(scene, 'revend')) return refusal;
  const ask = () => act(serviceIntent('revend'));
  return html`<div class="missing">${button(words.service.missingBalls, ask, { key: 'B' })}</div>`;
}

function answers(scene: Scene) {
  const { words, act, board } = scene;
  const send = (panel: string) => () => act({ do: 'post', action: { panel } });
  if (board.prompt?.ask === 'yesNo') {
    return html`<div class="answers">
      ${button(words.panel.yes, send('yes'), { key: 'Y', kind: 'main' })}
      ${button(words.panel.no, send('no'), { key: 'N' })}
    </div>`;
  }
  if (board.prompt?.ask === 'hole') {
    const red = (hole: string) => () => act({ do: 'post', action: { panel: 'red', hole } });
    return html`<div class="answers">
      ${holesOffered(scene).map(({ id }, place) => button(holeName(scene, id), red(id), { key: String(place + 1), kind: 'main' }))}
      ${can(scene, 'no') ? button(words.panel.none, send('no'), { key: 'N' }) : nothing}
    </div>`;
  }
  if (can(scene, 'skittlesSet')) {
    const set = button(words.panel.skittlesSet, send('skittlesSet'), { key: 'S', kind: 'main' });
    return html`<div class="answers">${set}</div>`;
  }
  return nothing;
}
