import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../scene.ts';

/** A title of the service, and beside it why not, and the way out where there is one. */
export function headingView(
  scene: Scene,
  title: string,
  way: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<header class="heading"><h2>${title}</h2>${refusalView(scene)}${way}</header>`;
}

/** Why the table did not do what was asked a moment ago; a reason without words is shown by nothing happening. */
export function refusalView({ ui, words }: Scene): TemplateResult | typeof nothing {
  const refusals: Readonly<Record<string, string>> = { ...words.workshop.refused, ...words.service.refused };
  const why = ui.refused === null ? undefined : refusals[ui.refused];
  return why === undefined ? nothing : html`<p class="refusal" role="status">${why}</p>`;
}
