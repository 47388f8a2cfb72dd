/** The whole cabinet as one picture of the scene. The scoreboard beside it draws itself. */
import { html, nothing, type TemplateResult } from 'lit';
import { brokenView } from './broken-view.ts';
import { frontView } from './front-view.ts';
import { helpView } from './help-view.ts';
import type { TablePage } from './page.ts';
import type { TableScene } from './scene.ts';

export function cabinetView(page: TablePage): TemplateResult {
  return html`<div class="bedside">${page.bed()}</div>`;
}

export function deskView(scene: TableScene, page: TablePage): TemplateResult {
  return html`${handsView(scene, page)} ${frontView(scene)}
    ${scene.ui.sheet === 'help' ? helpView(scene, page.help) : nothing}
    ${scene.ui.sheet === 'broken' ? brokenView(scene) : nothing}`;
}

function handsView({ view, own, act }: TableScene, page: TablePage): TemplateResult {
  const { hands } = own;
  return html`<div class="hands" role="group" aria-label=${hands.label}>
    ${page.hands()}
    <div class="toggle speed" role="group" aria-label=${hands.speed}>
      ${([1, 10, 60] as const).map(
        (speed) =>
          html`<button data-speed=${speed} aria-pressed=${view.speed === speed} title="X"
            @click=${() => act({ do: 'cabinet', action: { do: 'speed', speed } })}>×${speed}</button>`,
      )}
    </div>
    <button class="ask" data-hand="help" title="?" aria-label=${own.help.title} @click=${() => act({ do: 'sheet', sheet: 'help' })}>?</button>
  </div>`;
}
