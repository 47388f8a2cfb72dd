/** Faults by name: in full with their remedies, or as one quiet line during play. */
import { html, nothing, type TemplateResult } from 'lit';
import type { FaultNote } from '../../../session/scoreboard.ts';
import { faultPhrase } from '../../words/faults/faults.ts';
import { thingName } from '../phrases.ts';
import type { Scene } from '../scene.ts';

const MOST = 3;

export function faultsView(scene: Scene): TemplateResult {
  return html`<ul class="faults">${scene.board.faults.slice(0, MOST).map((fault) => faultView(scene, fault))}</ul>`;
}

function faultView(scene: Scene, fault: FaultNote): TemplateResult {
  const { name, remedy } = faultPhrase(scene.language, fault.code);
  return html`<li><h3>${mark} ${name} <span>${thingName(scene, fault.what)}</span></h3><p>${remedy}</p>
    <code>${fault.code}</code></li>`;
}

export function faultLine(scene: Scene): TemplateResult | typeof nothing {
  const [first, ...others] = scene.board.faults;
  if (!first) return nothing;
  const { name } = faultPhrase(scene.language, first.code);
  const more = others.length > 0 ? ` +${others.length}` : '';
  return html`<p class="fault-line">${mark} ${name} <span>${thingName(scene, first.what)}${more}</span></p>`;
}

export const mark = html`<svg class="mark" viewBox="0 0 24 22" aria-hidden="true"><path d="M12 1 23 21H1Z" /><path class="bang" d="M12 8v6M12 16.5v2" /></svg>`;
