/** A technician looks whether this screen shows everything to its edges, every colour, and no point that is dead. */
import { html, type TemplateResult } from 'lit';
import type { ScreenTest } from '../../../session/scoreboard.ts';
import type { Scene } from '../scene.ts';

const PICTURES = ['edges', 'light', 'dark', 'colours'] as const;
/** The test lasts for four of them. */
const PICTURE_MS = 3_000;

export function screenTestView(scene: Scene, { since }: ScreenTest): TemplateResult {
  const { words, now, act } = scene;
  const place = Math.floor(Math.max(0, now - since) / PICTURE_MS) % PICTURES.length;
  const picture = PICTURES[place] ?? 'edges';
  const end = () => act({ do: 'post', action: { panel: 'endTest', test: 'display' } });
  return html`<div class="overlay screen-test" data-picture=${picture} role="dialog" @click=${end}>
    ${picture === 'colours' ? html`<i></i><i></i><i></i><i></i><i></i><i></i>` : html`<p class="figures">88888</p><p>${words.workshop.picture[picture]}</p>`}
  </div>`;
}
