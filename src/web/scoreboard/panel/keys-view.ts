/** Every key and what it does. */
import { html, type TemplateResult } from 'lit';
import { lookOf } from '../games.ts';
import type { Scene } from '../scene.ts';

export function keysView(scene: Scene): TemplateResult {
  const { words } = scene;
  const { panel, keys, service, workshop } = words;
  const lines: readonly (readonly [string, string])[] = [
    ['Enter', panel.start],
    ['→', keys.first],
    ...lookOf(scene).keys(words),
    ['Y', panel.yes],
    ['F', panel.foul],
    ['U', panel.undo],
    ['C', panel.concede],
    ['B', service.revend],
    ['R', panel.rules],
    ['← →', keys.pages],
    ['L', keys.language],
    ['P', service.payBack],
    ['G', service.give],
    ['T', service.collect],
    ['X', workshop.title],
    ['Esc', panel.close],
    ['?', panel.keys],
  ];
  return html`<section class="sheet keys">
    <h2>${panel.keys}</h2>
    <dl>${lines.map(([key, meaning]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${meaning}</dd></div>`)}</dl>
  </section>`;
}
