/** The lowest line while nobody touches: faults, games that wait, and where the rules are. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../scene.ts';
import { faultLine } from './faults.ts';

export function footView(scene: Scene): TemplateResult {
  const { board, words } = scene;
  const isOpen = board.phase === 'play' || board.phase === 'afterBar' || board.phase === 'lastBall';
  const games = board.credit.games;
  return html`<div class="quiet">
    ${board.phase === 'outOfOrder' ? nothing : faultLine(scene)}
    ${isOpen && games > 0 ? html`<p>${words.play.waiting(games)}</p>` : nothing}
    <p class="hint"><kbd>R</kbd> ${words.panel.rules}</p>
  </div>`;
}
