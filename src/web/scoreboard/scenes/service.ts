/** The key is turned: the meters and the faults with their remedies, beside the game that goes on. */
import { html, type TemplateResult } from 'lit';
import { money } from '../../words/words.ts';
import { faultsView } from '../parts/faults.ts';
import type { Scene } from '../scene.ts';

type Totals = NonNullable<Scene['board']['service']>;

export function serviceView(scene: Scene, totals: Totals): TemplateResult {
  const { words, board } = scene;
  const { service } = words;
  return html`<aside class="service">
    <h2>${service.title}</h2>
    <dl>
      <div><dt>${service.taken}</dt><dd>${money(words, totals.takenCents, board.tariff.currency)}</dd></div>
      <div><dt>${service.gamesPaid}</dt><dd>${totals.gamesPaid}</dd></div>
      <div><dt>${service.gamesFree}</dt><dd>${totals.gamesFree}</dd></div>
    </dl>
    <h3>${service.faults}</h3>
    ${board.faults.length > 0 ? faultsView(scene) : html`<p>${service.noFaults}</p>`}
  </aside>`;
}
