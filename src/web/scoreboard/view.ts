/**
 * One scoreboard object drawn. It fills whatever box it is put in (give the box a width and a height): sizes are
 * container units, so the same picture stands over the table, beside the simulated one, and on a telephone.
 */
import { html, type TemplateResult } from 'lit';
import type { Scene } from './scene.ts';

export function scoreboardView(scene: Scene): TemplateResult {
  return html`<div class="scoreboard"><main class="stage" data-scene=${scene.board.phase}></main></div>`;
}
