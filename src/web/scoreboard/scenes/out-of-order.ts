/** The table cannot be played: what is wrong by name, and what mends it. */
import { html, type TemplateResult } from 'lit';
import { faultsView } from '../parts/faults.ts';
import type { Scene } from '../scene.ts';

export function outOfOrderScene(scene: Scene): TemplateResult {
  const { outOfOrder } = scene.words;
  return html`<section class="out-of-order">
    <h1>${outOfOrder.title}</h1>
    <p class="patron">${outOfOrder.text}</p>
    ${faultsView(scene)}
  </section>`;
}
