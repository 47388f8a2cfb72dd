/** The whole cabinet as one picture of the scene. The scoreboard beside it draws itself. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { frontView, handsView } from './front-view.ts';
import { furnitureView } from './furniture.ts';
import { helpView } from './help-view.ts';
import type { TableScene } from './scene.ts';
import { woodView } from './wood-view.ts';

export function cabinetView(scene: TableScene): TemplateResult {
  return html`<div class="bedside">
    ${guard([scene.layout], () => furnitureView(scene.layout))} ${woodView(scene)}
  </div>`;
}

export function deskView(scene: TableScene): TemplateResult {
  return html`${handsView(scene)} ${frontView(scene)}
    ${scene.ui.sheet === 'help' ? helpView(scene) : nothing}`;
}
