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
import { workshopView } from '../workshop/view.ts';

export function serviceView(scene: Scene, service: ServiceBoard): TemplateResult {
  const { words, ui } = scene;
  return html`<aside class="service" data-sheet=${ui.sheet.kind} aria-label=${words.service.title}>
    ${contentOf(scene, service)}
  </aside>`;
}

function contentOf(scene: Scene, service: ServiceBoard): TemplateResult {
  const { sheet } = scene.ui;
  if (sheet.kind === 'count') return countView(scene, service, sheet);
  if (sheet.kind === 'refund') return refundView(scene, service);
  if (sheet.kind === 'workshop') return workshopView(scene);
  return html`${headingView(scene, scene.words.service.title)}
    ${ledgerView(scene, service)}${faultLogView(scene)}${actionsView(scene, service)}`;
}

function actionsView(scene: Scene, service: ServiceBoard): TemplateResult {
  const { words, act } = scene;
  const actions = SERVICE_ACTIONS.filter(({ name }) => can(scene, name));
  return html`<nav class="actions">
    ${actions.map(({ name, key, label }) =>
      button(label(scene, service), () => act(serviceIntent(name)), { key: key.toUpperCase() }),
    )}
    ${button(words.workshop.title, () => act({ do: 'open', sheet: { kind: 'workshop' } }), { key: 'X' })}
  </nav>`;
}
