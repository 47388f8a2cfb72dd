/** What a game costs and what is already in. */
import { html, nothing, type TemplateResult } from 'lit';
import { money } from '../../words/words.ts';
import type { Scene } from '../scene.ts';

export function priceView(scene: Scene): TemplateResult {
  const { words, board } = scene;
  const { tariff } = board;
  const minutes = words.attract.minutes(Math.round(tariff.gameMs / 60_000));
  if (tariff.freePlay) return html`<p class="price">${words.attract.freePlay} <span>${minutes}</span></p>`;
  const price = words.attract.aGame(money(words, tariff.price, tariff.currency));
  const offers = tariff.offers.map((offer) =>
    words.attract.offer(offer.games, money(words, offer.price, tariff.currency)),
  );
  return html`<p class="price">${price} <span>${[minutes, ...offers].join(' · ')}</span></p>`;
}

/** Money that is not yet worth a game. */
export function partCredit({ words, board: { credit, tariff } }: Scene) {
  if (credit.amount <= 0 || tariff.freePlay) return nothing;
  const missing = Math.max(0, tariff.price - credit.amount);
  return html`<p class="part-credit">${words.ready.more(money(words, missing, credit.currency))}</p>`;
}
