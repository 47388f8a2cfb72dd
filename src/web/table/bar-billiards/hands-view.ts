import { html, type TemplateResult } from 'lit';
import type { CabinetAction } from '../../../ports/web-api.ts';
import type { BarBilliardsScene } from '../scene.ts';
import { pegsToStand } from './pegs-to-stand.ts';

/** What hands do that no button stands for. */
export function handsView(scene: BarBilliardsScene): TemplateResult {
  const { own, ui, act } = scene;
  const { hands, ball: names } = own.barBilliards;
  const does = (action: CabinetAction) => () => act({ do: 'cabinet', action });
  const fallen = pegsToStand(scene);
  const standAll = () => {
    for (const peg of fallen) act({ do: 'cabinet', action: { do: 'stand', peg } });
  };
  return html`<div class="toggle" role="group" aria-label=${hands.goesDown}>
      ${(['white', 'red'] as const).map(
        (
          ball,
        ) => html`<button data-choose=${ball} aria-pressed=${ui.ball === ball} title="R" @click=${() => act({ do: 'ball', ball })}>
          <span class="chip" data-colour=${ball} aria-hidden="true"></span>${names[ball]}</button>`,
      )}
    </div>
    <button data-hand="miss" title="M" @click=${does({ do: 'miss' })}>${hands.miss}</button>
    <button data-hand="baulk" title="B" @click=${does({ do: 'baulk' })}>${hands.baulk}</button>
    <button data-hand="spot" title="T" @click=${does({ do: 'spot' })}>${hands.spot}</button>
    <button data-hand="stand" title="A" ?disabled=${fallen.length === 0} @click=${standAll}>${hands.stand}</button>`;
}
