/** Nobody plays: what it costs, how it goes, and what has been done on this table. */
import { html, type TemplateResult } from 'lit';
import { creditDot, partCredit, towardsNext } from '../parts/credit.ts';
import { howToPlay } from '../parts/pictures.ts';
import type { Scene } from '../scene.ts';
import { priceView } from './tariff.ts';

const STEPS = ['strike', 'score', 'skittles', 'bar'] as const;

export function attractScene(scene: Scene): TemplateResult {
  const { words, ui, layout } = scene;
  const pictures = howToPlay(layout);
  return html`<section class="attract" ?data-night=${ui.night} data-drift=${ui.drift % 4}>
    <header>
      <h1>${words.attract.title}</h1>
      <div class="call"><p class="invite">${invitation(scene)}</p>${priceView(scene)}${partCredit(towardsNext(scene), creditDot(scene))}</div>
    </header>
    <ol class="steps">
      ${STEPS.map((step) => html`<li>${pictures[step]}<p>${words.attract.steps[step]}</p></li>`)}
    </ol>
    ${highBreaksView(scene)}
  </section>`;
}

function invitation({ words, board }: Scene): string {
  if (board.tariff.freePlay) return words.attract.press;
  return board.outputs.coins === 'accepted' ? words.attract.insertCoin : words.attract.closed;
}

function highBreaksView({ words, board }: Scene): TemplateResult {
  const { highBreaks } = words;
  const figure = (title: string, points: number | undefined) =>
    html`<div><dt>${title}</dt><dd>${points ?? html`<small>${highBreaks.none}</small>`}</dd></div>`;
  return html`<dl class="high-breaks">
    <dt class="title">${highBreaks.title}</dt>
    ${figure(highBreaks.day, board.highBreaks.day?.points)}
    ${figure(highBreaks.month, board.highBreaks.month?.points)}
    ${figure(highBreaks.ever, board.highBreaks.ever?.points)}
  </dl>`;
}
