/** Nobody plays: what it costs, how it goes, and what has been done on this table. */
import { html, type TemplateResult } from 'lit';
import { lookOf } from '../games.ts';
import { creditDot, partCredit, towardsNext } from '../parts/credit.ts';
import type { Scene } from '../scene.ts';
import { priceView } from './tariff.ts';

export function attractScene(scene: Scene): TemplateResult {
  const { words, ui } = scene;
  const look = lookOf(scene);
  return html`<section class="attract" ?data-night=${ui.night} data-drift=${ui.drift % 4}>
    <header>
      <h1>${look.title(words)}</h1>
      <div class="call"><p class="invite">${invitation(scene)}</p>${priceView(scene)}${partCredit(towardsNext(scene), creditDot(scene))}</div>
    </header>
    <ol class="steps">
      ${look.steps(scene).map(({ picture, says }) => html`<li>${picture}<p>${says}</p></li>`)}
    </ol>
    ${look.idle(scene)}
  </section>`;
}

function invitation({ words, board }: Scene): string {
  if (board.tariff.freePlay) return words.attract.press;
  return board.outputs.coins === 'accepted' ? words.attract.insertCoin : words.attract.closed;
}
