/** The bar has just dropped: five seconds across the whole width, with the rule in one line. */
import { html, nothing } from 'lit';
import type { Scene } from '../scene.ts';

export const ALERT_MS = 5_000;

export function isBarAlert({ ui, now }: Pick<Scene, 'ui' | 'now'>): boolean {
  const { barDroppedAt } = ui.seen;
  return barDroppedAt !== null && now - barDroppedAt < ALERT_MS;
}

export function barAlertView(scene: Scene) {
  if (!isBarAlert(scene)) return nothing;
  const { barAlert } = scene.words;
  return html`<aside class="bar-alert" role="alert">
    <i class="bar-drawn" aria-hidden="true"></i>
    <h2>${barAlert.title}</h2>
    <p>${barAlert.rule}</p>
  </aside>`;
}
