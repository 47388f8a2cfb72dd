/** The key is turned: the books, the faults and what may be done, beside the game that goes on. */
import { html, type TemplateResult } from 'lit';
import type { ServiceBoard } from '../../../session/scoreboard.ts';
import { button } from '../panel/button.ts';
import { countView } from '../panel/count-view.ts';
import { refundView } from '../panel/refund-view.ts';
import { SERVICE_ACTIONS, serviceIntent } from '../panel/service-actions.ts';
import { faultLogView } from '../parts/fault-log.ts';
import { ledgerView } from '../parts/ledger.ts';
import { headingView } from '../parts/refusal.ts';
import { can, type Scene } from '../scene.ts';

export function serviceView(scene: Scene, service: ServiceBoard): TemplateResult {
  return html`<aside class="service" aria-label=${scene.words.service.title}>${contentOf(scene, service)}</aside>`;
}

function contentOf(scene: Scene, service: ServiceBoard): TemplateResult {
  const { sheet } = scene.ui;
  if (sheet.kind === 'count') return countView(scene, service, sheet);
  if (sheet.kind === 'refund') return refundView(scene, service);
  return html`${headingView(scene, scene.words.service.title)}
    ${ledgerView(scene, service)}${faultLogView(scene)}${actionsView(scene, service)}`;
}

function actionsView(scene: Scene, service: ServiceBoard): TemplateResult {
  const actions = SERVICE_ACTIONS.filter(({ name }) => can(scene, name));
  return html`<nav class="actions">${actions.map(({ name, key, label }) =>
    button(label(scene, service), () => scene.act(serviceIntent(name)), { key: key.toUpperCase() }),
  )}</nav>`;
}
