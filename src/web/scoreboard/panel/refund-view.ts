import { html, type TemplateResult } from 'lit';
import type { ServiceBoard } from '../../../session/scoreboard.ts';
import { money } from '../../words/words.ts';
import type { Scene } from '../scene.ts';
import type { Intent } from '../ui.ts';
import { button } from './button.ts';

/** Asks once more before it pays. */
export function refundView(scene: Scene, { refundableCents }: ServiceBoard): TemplateResult {
  const { words, board, act } = scene;
  const { service, panel } = words;
  const payBack: Intent = { do: 'post', action: { panel: 'refund' } };
  return html`<section class="refund">
    <h2>${service.sureRefund(money(words, refundableCents, board.tariff.currency))}</h2>
    <p>${service.refundSays}</p>
    <div class="closing">
      ${button(service.payBack, () => act(payBack), { key: 'Y', kind: 'grave' })}
      ${button(panel.no, () => act({ do: 'close' }), { key: 'N' })}
    </div>
  </section>`;
}
